import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { withProgress } from "./processes.mjs";

/**
 * Installs the packages of package-lock.json unless exactly they are installed already.
 *
 * @param {string} root
 */
export async function installPackages(root) {
  if (hasLockedPackages(root)) return;
  await withProgress("Installing packages (the first time takes a minute or two)", async () => {
    if (await npmCi(root)) return;
    // What a killed npm left half-made can keep the next one from working.
    rmSync(join(root, "node_modules"), { recursive: true, force: true, maxRetries: 5 });
    if (await npmCi(root)) return;
    throw new Error("npm could not install the packages: its message stands above. Check the network and start again.");
  });
}

/**
 * npm leaves in node_modules, when it is through, its own list of what it installed.
 *
 * @param {string} root
 */
function hasLockedPackages(root) {
  const installedList = join(root, "node_modules/.package-lock.json");
  if (!existsSync(installedList)) return false;
  const { packages: installed } = JSON.parse(readFileSync(installedList, "utf8"));
  const { packages: locked } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return Object.entries(locked).every(([path, { version, integrity, optional }]) => {
    if (path === "") return true;
    const found = installed[path];
    // Packages for other platforms are locked but not installed.
    return found ? found.version === version && found.integrity === integrity : optional === true;
  });
}

/**
 * True when everything is installed.
 *
 * @param {string} root
 */
async function npmCi(root) {
  // Packages for building are needed even where NODE_ENV=production is set.
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const { npm_execpath: npmScript } = process.env;
  const isNpm = npmScript && basename(npmScript) === "npm-cli.js";
  const child = isNpm
    ? spawn(process.execPath, [npmScript, ...args], { cwd: root, stdio: ["ignore", "inherit", "inherit"] })
    : spawn("npm", args, { cwd: root, stdio: ["ignore", "inherit", "inherit"], shell: process.platform === "win32" });
  // An npm that outlives its start would work against the next one.
  const end = () => {
    child.kill();
    process.exit(143);
  };
  process.once("SIGTERM", end);
  const [code] = await once(child, "close");
  process.off("SIGTERM", end);
  return code === 0;
}
