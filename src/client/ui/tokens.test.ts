import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrastOf } from "../../../tests/contrast-ratio.ts";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const themes = ["light", "dark"] as const;

/** The colour of a token in one theme: red, green and blue. */
function colour(token: string, theme: (typeof themes)[number]): number[] {
  const value = new RegExp(`--color-${token}: ([^;]+);`).exec(css)?.[1] ?? "";
  const colours = value.match(/#[0-9a-f]{6}/g) ?? [];
  const hex = colours[theme === "dark" ? colours.length - 1 : 0] ?? "";
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

const grounds = ["page", "surface", "sunken", "raised"];
const textPairs = [
  ...grounds.flatMap((ground) => ["ink", "muted", "accent", "danger"].map((text) => [text, ground])),
  ["on-accent", "accent"],
  ["on-accent", "accent-strong"],
  ["accent", "accent-soft"],
  ["ink", "accent-soft"],
  ["danger", "danger-soft"],
  ["caution", "caution-soft"],
  ["on-pine", "pine"],
  ["on-sheet", "sheet"],
  ["pine", "sheet"],
  ["page", "ink"],
];

describe.each(themes)("the %s colours", (theme) => {
  it.each(textPairs)("let %s be read on %s (4.5:1)", (text = "", ground = "") => {
    expect(contrastOf(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["page", "surface", "raised"])("set the edge of a control off from %s (3:1)", (ground) => {
    expect(contrastOf(colour("edge", theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});
