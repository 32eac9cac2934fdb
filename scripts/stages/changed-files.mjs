import { execFileSync } from "node:child_process";

/** Beginnings of the names of the browser tests that go through a feature's screens. */
const featureTests = new Map([
  ["account", ["recaptcha", "second-factor", "session", "specified-server"]],
  ["assistant", ["chat"]],
  ["profile", ["profile", "cv-import"]],
  ["jobs", ["job-search"]],
  ["tracker", ["board"]],
  ["documents", ["document"]],
  ["subscription", ["freemius"]],
]);
/** Goes through every feature. */
const always = "main-job";

/**
 * @param {string} root
 * @returns {{ commit: string, files: string[] }} where the work left main, and what it changed since, committed or not
 */
export function changesSinceMain(root) {
  /** @param {string[]} args */
  const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  const commit = git("merge-base", "HEAD", "main");
  const tracked = git("diff", "--name-only", commit);
  const fresh = git("ls-files", "--others", "--exclude-standard");
  return { commit, files: [...tracked.split("\n"), ...fresh.split("\n")].filter(Boolean) };
}

/**
 * Which browser tests a change can break: those of a feature when its folders changed, one that was changed itself, and
 * all of them when anything else changed that the built application or they are made of.
 *
 * @param {string[]} files
 * @returns {string[]} patterns of paths for Playwright; `[".*"]` means all
 */
export function browserTestsFor(files) {
  const patterns = new Set(files.filter((file) => !isUnitTest(file)).flatMap(patternsFor));
  if (patterns.has(".*")) return [".*"];
  return [...patterns];
}

/** @param {string} file */
function isUnitTest(file) {
  return /\.(test\.tsx?|trial\.ts)$/.test(file);
}

/** @param {string} file */
function patternsFor(file) {
  if (file.endsWith(".e2e.ts")) return [file];
  const [, feature = ""] = /^src\/(?:client|server|shared)\/([^/]+)\//.exec(file) ?? [];
  const prefixes = featureTests.get(feature);
  if (prefixes) return [...prefixes, always].map((prefix) => `tests/e2e/(.*/)?${prefix}`);
  const isPartOfThem =
    /^(src|public|migrations|assets|tests\/(e2e|factories|fakes))\/|^(package-lock\.json|index\.html|vite.*\.ts|playwright.*)$/;
  return isPartOfThem.test(file) ? [".*"] : [];
}
