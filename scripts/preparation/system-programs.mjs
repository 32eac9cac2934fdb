import { accessSync, constants, readdirSync, statfsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Chromium's engine without the windows around it: the same pages for less than half the processor time. */
const headlessShellNames = ["chromium-headless-shell", "chrome-headless-shell"];
const chromiumNames = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const chromiumPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
// Distributions keep the server's programs off the PATH, one folder per major version.
const postgresParents = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt", "/usr/libexec"];

/**
 * Switches for a browser under test: it draws and loads in its own process. Handing every frame and every request on to two
 * others takes a twelfth of the processor time.
 */
export const fewerProcesses = ["--in-process-gpu", "--enable-features=NetworkServiceInProcess2"];

/**
 * Playwright's own switches that are left out: what the browser's processes share lies in memory, not in forty files below /tmp for
 * each page, where there is more room for that than the 64 MB of a container.
 */
export const unwantedSwitches = freeSharedMemory() >= 1e9 ? ["--disable-dev-shm-usage"] : [];

/** Bytes. */
export function freeSharedMemory() {
  try {
    const { bavail, bsize } = statfsSync("/dev/shm");
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** @returns {string | undefined} the executable of a Chromium or Chrome that is installed on this machine */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return findHeadlessShell() ?? findWholeChromium();
}

/** @returns {string | undefined} one with all of its parts: the headless shell takes no extensions */
export function findWholeChromium() {
  return chromiumNames.map(findOnPath).find(Boolean) ?? chromiumPlaces.find(isExecutable);
}

/** @returns {string | undefined} */
export function findHeadlessShell() {
  return headlessShellNames.map(findOnPath).find(Boolean);
}

/** @returns {string | undefined} the folder that holds initdb and postgres, the newest version first */
export function findPostgresFolder() {
  const folders = postgresParents.flatMap((parent) =>
    list(parent)
      .filter((name) => /^(\d+|postgresql.*)$/.test(name))
      .sort((a, b) => versionIn(b) - versionIn(a))
      .map((name) => join(parent, name, "bin")),
  );
  const onPath = (process.env.PATH ?? "").split(delimiter);
  return [...onPath, ...folders, "/usr/pgsql/bin", "/usr/bin"].find(
    (folder) => isExecutable(join(folder, "initdb")) && isExecutable(join(folder, "postgres")),
  );
}

/**
 * @param {string} name
 * @returns {string | undefined}
 */
export function findOnPath(name) {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

/** @param {string} name */
function versionIn(name) {
  return Number(/\d+/.exec(name)?.[0] ?? 0);
}

/** @param {string} folder */
function list(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
