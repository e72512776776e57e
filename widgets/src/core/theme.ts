export type Theme = "light" | "dark";

/** What the surroundings of a board say about light and dark, nearest first. */
export type Surroundings = {
  /** `data-theme` of the nearest ancestor that has one. */
  dataTheme: string | null;
  /** `data-jp-theme-light` of the body, in JupyterLab. */
  jupyterLight: string | null;
  prefersLight: boolean;
};

export function resolveTheme(around: Surroundings): Theme {
  if (around.dataTheme === "light" || around.dataTheme === "dark") return around.dataTheme;
  if (around.jupyterLight === "true") return "light";
  if (around.jupyterLight === "false") return "dark";
  return around.prefersLight ? "light" : "dark";
}
