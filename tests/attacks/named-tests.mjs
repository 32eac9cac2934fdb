import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/preparation/prepare.mjs";

const testName = /`([\w.-]+\.(?:test\.tsx?|attack\.ts|e2e\.ts))`/g;

/**
 * The paths of the tests that SECURITY.md names.
 *
 * @returns {string[]}
 */
export function namedTests() {
  const names = new Set(
    [...readFileSync(join(root, "SECURITY.md"), "utf8").matchAll(testName)].map(([, name]) => name),
  );
  const files = ["src", "tests"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
  );
  return [...names].map((name) => {
    const path = files.find((each) => each.endsWith(`/${name}`));
    if (!path) throw new Error(`SECURITY.md names ${name}, which is not there.`);
    return path;
  });
}
