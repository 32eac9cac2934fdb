import { readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { z } from "zod";

const path = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url));
const { dependencies, optionalDependencies } = z
  .object({ dependencies: z.record(z.string(), z.string()), optionalDependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(path("package.json"), "utf8")));

it("the built server loads no package that an installation for production lacks", async () => {
  const programs = readdirSync(path("dist/server")).filter((name) => name.endsWith(".js"));
  const { metafile } = await build({
    entryPoints: programs.map((name) => path(`dist/server/${name}`)),
    ...{ bundle: true, write: false, metafile: true, outdir: path("dist"), logLevel: "silent" },
    ...{ platform: "node", format: "esm", packages: "external" },
  });
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports.filter(({ external }) => external));
  const packages = new Set(
    imported
      .map((one) => one.path)
      .filter((name) => !isBuiltin(name))
      .map((name) => name.split("/", name.startsWith("@") ? 2 : 1).join("/")),
  );
  expect(packages.size).toBeGreaterThan(15);
  const installed = { ...dependencies, ...optionalDependencies };
  expect([...packages].filter((name) => !(name in installed))).toEqual([]);
});
