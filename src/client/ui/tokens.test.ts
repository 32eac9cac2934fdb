import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const themes = ["light", "dark"] as const;

/** The colour of a token in one theme, as "#rrggbb". */
function colour(token: string, theme: (typeof themes)[number]): string {
  const value = new RegExp(`--color-${token}: ([^;]+);`).exec(css)?.[1] ?? "";
  const colours = value.match(/#[0-9a-f]{6}/g) ?? [];
  return colours[theme === "dark" ? colours.length - 1 : 0] ?? "";
}

/** Relative luminance by WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
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
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["page", "surface", "raised"])("set the edge of a control off from %s (3:1)", (ground) => {
    expect(contrast(colour("edge", theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});
