import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { missingOptionalPackages, withOptionalPackages } from "./locked-platforms.mjs";

const packages = {
  "": {},
  "node_modules/tool": {
    version: "1.0.0",
    dev: true,
    optionalDependencies: { "tool-linux-x64-gnu": "1.0.0", "tool-darwin-arm64": "1.0.0" },
  },
  "node_modules/tool-linux-x64-gnu": { version: "1.0.0" },
};

it("finds the platform that a lock file lacks, and adds it", () => {
  expect(missingOptionalPackages(packages)).toEqual([
    { parent: "node_modules/tool", name: "tool-darwin-arm64", version: "1.0.0" },
  ]);
  const complete = withOptionalPackages(packages);
  expect(missingOptionalPackages(complete)).toEqual([]);
  expect(complete["node_modules/tool-darwin-arm64"]).toEqual({
    version: "1.0.0",
    cpu: ["arm64"],
    os: ["darwin"],
    dev: true,
    optional: true,
  });
});

it("finds every platform in this project's lock file: otherwise run scripts/complete-lock.mjs", () => {
  const lock = JSON.parse(readFileSync(new URL("../../package-lock.json", import.meta.url), "utf8"));
  expect(missingOptionalPackages(lock.packages)).toEqual([]);
});
