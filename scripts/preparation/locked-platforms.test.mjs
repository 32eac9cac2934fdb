import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { missingOptionalPackages, unhashedPackages, withoutUnhashedPackages } from "./locked-platforms.mjs";

const packages = {
  "": {},
  "node_modules/tool": {
    version: "1.0.0",
    dev: true,
    optionalDependencies: { "tool-linux-x64-gnu": "1.0.0", "tool-darwin-arm64": "1.0.0" },
  },
  "node_modules/tool-linux-x64-gnu": { version: "1.0.0" },
};

const { packages: locked } = JSON.parse(readFileSync(new URL("../../package-lock.json", import.meta.url), "utf8"));

it("finds the platform that a lock file lacks", () => {
  expect(missingOptionalPackages(packages)).toEqual([
    { parent: "node_modules/tool", name: "tool-darwin-arm64", version: "1.0.0" },
  ]);
});

it("finds what no hash holds, but for what is bundled, and takes it out", () => {
  const integrity = "sha512-Zm9v";
  const bundled = { version: "1.0.0", inBundle: true };
  const all = { "": {}, "node_modules/a": { version: "1.0.0", integrity }, "node_modules/a/node_modules/b": bundled };
  expect(unhashedPackages(all)).toEqual([]);
  const weak = { version: "1.0.0", integrity: "sha1-Zm9v" };
  const faulty = { ...all, "node_modules/c": { version: "1.0.0" }, "node_modules/d": weak };
  expect(unhashedPackages(faulty)).toEqual(["node_modules/c", "node_modules/d"]);
  expect(withoutUnhashedPackages(faulty)).toEqual(all);
});

// Otherwise run scripts/complete-lock.mjs.
it("finds every platform in this project's lock file, and every package with its hash", () => {
  expect(missingOptionalPackages(locked)).toEqual([]);
  expect(unhashedPackages(locked)).toEqual([]);
  expect(Object.keys(locked).length).toBeGreaterThan(500);
});
