// Builds the front-end into gangland_widgets/static. The output is committed, so it must come out the same every time:
// fixed browsers, no dates, no absolute paths, fonts copied unchanged.
import { build } from "esbuild";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const out = process.argv[2] ?? join(here, "gangland_widgets", "static");

const common = {
  absWorkingDir: here,
  bundle: true,
  minify: true,
  charset: "utf8",
  legalComments: "none",
  target: ["chrome111", "firefox113", "safari16.4"],
  loader: { ".svg": "text" },
  logLevel: "warning",
};

await Promise.all([
  build({ ...common, entryPoints: ["src/board.ts"], outfile: join(out, "board.js"), format: "esm" }),
  build({ ...common, entryPoints: ["src/page.ts"], outfile: join(out, "page.js"), format: "iife" }),
  build({ ...common, entryPoints: ["src/styles/board.css"], outfile: join(out, "board.css") }),
]);

// A reserved font name obliges us to ship the file as it is.
const faces = [
  { package: "limelight", file: "limelight-latin-400-normal.woff2", family: "Limelight", weight: 400 },
  { package: "atkinson-hyperlegible-next", file: "atkinson-hyperlegible-next-latin-400-normal.woff2", family: "Atkinson Hyperlegible Next", weight: 400 },
  { package: "atkinson-hyperlegible-next", file: "atkinson-hyperlegible-next-latin-700-normal.woff2", family: "Atkinson Hyperlegible Next", weight: 700 },
];
const fonts = join(out, "fonts");
mkdirSync(fonts, { recursive: true });
for (const face of faces) {
  const home = join(here, "node_modules", "@fontsource", face.package);
  copyFileSync(join(home, "files", face.file), join(fonts, face.file));
  copyFileSync(join(home, "LICENSE"), join(fonts, `${face.package}-LICENSE.txt`));
}
const rules = faces.map(
  (face) =>
    `@font-face{font-family:"${face.family}";font-style:normal;font-weight:${face.weight};font-display:swap;` +
    `src:url("fonts/${face.file}") format("woff2")}`,
);
const notice = "/* Limelight and Atkinson Hyperlegible Next: SIL Open Font License 1.1, see fonts/ */\n";
writeFileSync(join(out, "fonts.css"), notice + rules.join("\n") + "\n");

for (const name of ["board.js", "page.js", "board.css"]) {
  console.log(name, readFileSync(join(out, name)).length);
}
