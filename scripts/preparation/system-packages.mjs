import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  findChromium,
  findHeadlessShell,
  findOnPath,
  findPostgresFolder,
  findWholeChromium,
} from "./system-programs.mjs";

const aptInstall = ["apt-get", "install", "-y", "--no-install-recommends"];
/** @type {Record<string, Record<"chromium" | "postgres", string[][]>>} */
const managers = {
  "apt-get": {
    chromium: [
      ["apt-get", "update"],
      [...aptInstall, "chromium", "fonts-liberation"],
    ],
    postgres: [
      ["apt-get", "update"],
      [...aptInstall, "postgresql"],
    ],
  },
  dnf: { chromium: [["dnf", "install", "-y", "chromium"]], postgres: [["dnf", "install", "-y", "postgresql-server"]] },
  apk: { chromium: [["apk", "add", "chromium"]], postgres: [["apk", "add", "postgresql"]] },
  brew: { chromium: [["brew", "install", "--cask", "chromium"]], postgres: [["brew", "install", "postgresql@17"]] },
};

/**
 * Finds the programs that the tests run beside Node, and installs a missing one where this user may.
 * What stays missing is said here, and fails in the stage that needs it.
 */
export function ensureSystemPrograms() {
  if (!findPostgresFolder()) installWith("postgres", "PostgreSQL");
  if (!findPostgresFolder()) console.log("No PostgreSQL was found and none could be installed: its tests will fail.");
  if (!process.env.CHROMIUM_PATH && !findHeadlessShell() && mayInstall() && isDebian()) installHeadlessShell();
  process.env.CHROMIUM_PATH = workingChromium() ?? installChromium() ?? "";
  if (!process.env.CHROMIUM_PATH) console.log(missingChromium);
  // Only a whole one takes the extension.
  if (!findWholeChromium() && !playwrightChromium()) installChromium();
}

const missingChromium =
  "No Chromium was found and none could be installed, so the browser tests will fail. Install one (Debian: apt-get install " +
  "chromium; Fedora: dnf install chromium; Alpine: apk add chromium; macOS: brew install --cask chromium; anywhere: " +
  "npx playwright install --with-deps chromium) or set CHROMIUM_PATH to its program.";

/** Debian has it as a package of its own. Where it cannot be had, any Chromium will do. */
function installHeadlessShell() {
  console.log("Installing Chromium's headless shell with apt-get …");
  const install = [...withRights(), ...aptInstall, "chromium-headless-shell", "fonts-liberation"];
  // Only a fresh machine has no lists of packages yet, or old ones.
  if (isDone(install) || (isDone([...withRights(), "apt-get", "update"]) && isDone(install))) return;
  console.log("It could not be installed.");
}

function isDebian() {
  const release = "/etc/os-release";
  return existsSync(release) && /^ID=debian$/m.test(readFileSync(release, "utf8"));
}

function installChromium() {
  installWith("chromium", "Chromium");
  if (workingChromium()) return workingChromium();
  // Ubuntu's package is a pointer to a snap, which most containers and CI machines cannot run.
  run(
    mayInstall()
      ? ["npx", "playwright", "install", "--with-deps", "chromium"]
      : ["npx", "playwright", "install", "chromium"],
  );
  return workingChromium();
}

function workingChromium() {
  return [findChromium(), playwrightChromium()].find((path) => path && spawnSync(path, ["--version"]).status === 0);
}

function playwrightChromium() {
  const path = createRequire(import.meta.url)("playwright-core").chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/**
 * @param {"chromium" | "postgres"} kind
 * @param {string} name
 */
function installWith(kind, name) {
  const [manager, commands] = Object.entries(managers).find(([program]) => findOnPath(program)) ?? [];
  if (!commands || !(mayInstall() || manager === "brew")) return;
  console.log(`Installing ${name} with ${manager} …`);
  const rights = manager === "brew" ? [] : withRights();
  for (const command of commands[kind]) run([...rights, ...command]);
}

function mayInstall() {
  return isRoot() || spawnSync("sudo", ["-n", "true"]).status === 0;
}

function isRoot() {
  return process.getuid?.() === 0;
}

function withRights() {
  return isRoot() ? [] : ["sudo", "-n"];
}

/** @param {string[]} command */
function run(command) {
  const { status, stdout, stderr } = ended(command);
  if (status !== 0) console.log(`${command.join(" ")} failed:\n${stdout ?? ""}${stderr ?? ""}`.slice(-2_000));
}

/** @param {string[]} command */
function isDone(command) {
  return ended(command).status === 0;
}

/** @param {string[]} command */
function ended([program = "", ...args]) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(program, args, { env, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
}
