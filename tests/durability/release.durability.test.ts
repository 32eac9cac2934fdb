import { readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";
import { expect, it } from "vitest";
import { z } from "zod";

const path = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url));
const { dependencies, optionalDependencies } = z
  .object({ dependencies: z.record(z.string(), z.string()), optionalDependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(path("package.json"), "utf8")));

it("the built server loads no package that an installation for production lacks", () => {
  const files = readdirSync(path("dist/server"), { recursive: true, encoding: "utf8" });
  const imported = files.filter((name) => name.endsWith(".js")).flatMap((name) => importsOf(name));
  const packages = new Set(
    imported
      .filter((name) => !name.startsWith(".") && !isBuiltin(name))
      .map((name) => name.split("/", name.startsWith("@") ? 2 : 1).join("/")),
  );
  expect(packages.size).toBeGreaterThan(15);
  const installed = { ...dependencies, ...optionalDependencies };
  expect([...packages].filter((name) => !(name in installed))).toEqual([]);
});

/** What a file imports by a name that stands there. */
function importsOf(name: string): string[] {
  const text = readFileSync(path(`dist/server/${name}`), "utf8");
  const { module } = parseSync(name, text);
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start, end));
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...later.flatMap((written) => /^["'`]([^$]*)["'`]$/.exec(written)?.[1] ?? []),
  ];
}
