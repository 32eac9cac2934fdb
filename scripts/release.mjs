/**
 * Makes what a machine needs that only runs the application: npm run release [-- FOLDER]. Without a folder, an archive in
 * release/ with its checksum. It holds the build, what the build reads, and the list of the packages that stay outside of it.
 */
import { createHash } from "node:crypto";
import { cpSync, createReadStream, createWriteStream, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { argv } from "node:process";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { refuseOldNode } from "./node-version.mjs";

refuseOldNode();
const { prepare, root } = await import("./preparation/prepare.mjs");

const content = [
  ...[
    "dist/server",
    "dist/client",
    ".cache/fonts",
    ".cache/geography",
    ".cache/database",
    "assets",
    "migrations",
    "deploy",
  ],
  ...["scripts/start.mjs", "scripts/operate.mjs", "scripts/sources.mjs", "scripts/node-version.mjs"],
  ...["package-lock.json", "README.md", "NOTICE.md", "UPGRADING.md", "CHANGELOG.md", "ARCHITECTURE.md", "docs"],
];
/** What of package.json's scripts is in it. */
const scripts = ["start", "backup", "restore", "admin", "sources"];

const description = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const name = `forthright-${description.version}`;
const [given] = argv.slice(2);

await prepare();
if (given) fill(resolve(process.env.INIT_CWD ?? ".", given));
else await makeArchive(join(root, "release"));

/** @param {string} folder */
function fill(folder) {
  rmSync(folder, { recursive: true, force: true });
  for (const path of content) {
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      // A first start goes by the age of the packed demonstration.
      preserveTimestamps: true,
      // Nothing reads source maps outside of development, and they are three quarters of the build.
      filter: (source) => !source.endsWith(".map"),
    });
  }
  const kept = Object.fromEntries(scripts.map((script) => [script, description.scripts[script]]));
  writeFileSync(join(folder, "package.json"), `${JSON.stringify({ ...description, scripts: kept }, null, 2)}\n`);
}

/** @param {string} folder */
async function makeArchive(folder) {
  const { packTar } = await import("modern-tar/fs");
  const unpacked = join(folder, name);
  const archive = `${unpacked}.tar.gz`;
  mkdirSync(folder, { recursive: true });
  fill(unpacked);
  const sources = [{ type: /** @type {const} */ ("directory"), source: unpacked, target: name }];
  await pipeline(packTar(sources), createGzip({ level: 9 }), createWriteStream(archive));
  const hash = createHash("sha256");
  await pipeline(createReadStream(archive), hash);
  writeFileSync(`${archive}.sha256`, `${hash.digest("hex")}  ${name}.tar.gz\n`);
  console.log(`Made ${archive}. Where it is unpacked: npm ci --omit=dev, then npm start.`);
}
