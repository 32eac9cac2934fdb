import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

it("documents every setting in README.md, and no other", () => {
  const settings = [...read("src/server/environment.ts").matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
  const table = read("README.md").split("## Settings")[1]?.split("\n\n**")[0] ?? "";
  const documented = [...table.matchAll(/^\| (`.+?) \|/gm)].flatMap(
    ([, cell]) => cell?.match(/[A-Z][A-Z0-9_]+/g) ?? [],
  );
  expect(new Set(documented)).toEqual(new Set(settings));
});
