import assert from "node:assert/strict";
import { test } from "node:test";
import { allowedAttribute, allowedElement } from "../src/core/cleaning";
import { resolveTheme } from "../src/core/theme";

test("drawings consist of shapes, text and uses; nothing that runs or loads", () => {
  for (const name of ["g", "path", "text", "use", "clipPath", "radialGradient"]) assert.ok(allowedElement(name), name);
  for (const name of ["script", "foreignObject", "style", "a", "image", "iframe", "set", "animate"]) assert.ok(!allowedElement(name), name);
});

test("handlers and references out of the page are dropped", () => {
  assert.ok(!allowedAttribute("onclick", "alert(1)"));
  assert.ok(!allowedAttribute("ONLOAD", "alert(1)"));
  assert.ok(!allowedAttribute("href", "javascript:alert(1)"));
  assert.ok(!allowedAttribute("xlink:href", "https://example.org/x.svg#a"));
  assert.ok(!allowedAttribute("style", "fill:url(https://example.org/x)"));
  assert.ok(!allowedAttribute("style", "fill:ur\\6c(https://example.org/x)"));
  assert.ok(!allowedAttribute("fill", "url('//example.org/x')"));
});

test("what drawings need stays", () => {
  assert.ok(allowedAttribute("href", "#gl-i-bird"));
  assert.ok(allowedAttribute("fill", "url(#gl-weave)"));
  assert.ok(allowedAttribute("clip-path", "url( '#gl-round' )"));
  assert.ok(allowedAttribute("style", "color:#fff;--bg:var(--g-red)"));
  assert.ok(allowedAttribute("d", "M0 0H9"));
});

test("the theme is the page's, then JupyterLab's, then the system's", () => {
  const resolve = (dataTheme: string | null, jupyterLight: string | null, prefersLight: boolean): string =>
    resolveTheme({ dataTheme, jupyterLight, prefersLight });
  assert.equal(resolve("light", "false", false), "light");
  assert.equal(resolve("dark", null, true), "dark");
  assert.equal(resolve("auto", "true", false), "light");
  assert.equal(resolve(null, "false", true), "dark");
  assert.equal(resolve(null, null, true), "light");
  assert.equal(resolve(null, null, false), "dark");
});
