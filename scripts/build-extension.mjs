/**
 * Makes the browser extension for one server: npm run extension -- https://forthright.example [FOLDER]. Without an address, for the one on
 * this machine. It leaves a folder for each kind of browser, to be loaded as it is, and beside it the same as a zip for the stores.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { zipSync } from "fflate";
import { extensionFor, extensionIcons } from "./preparation/extension-files.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const [address = "http://localhost:3000", folder = join(root, "release/extension")] = argv.slice(2);
const server = addressOf(address);

const icons = Object.fromEntries(extensionIcons.map((name) => [name, readFileSync(join(root, "public/icons", name))]));
const out = resolve(process.env.INIT_CWD ?? ".", folder);
for (const [kind, texts] of Object.entries(await extensionFor(server))) {
  const files = {
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)])),
    ...icons,
  };
  const path = join(out, kind);
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(path, name), content);
  writeFileSync(`${path}.zip`, zipSync(files));
}
console.log(`Made the extension for ${server} in ${out}: chromium, firefox, and a zip of each.`);

/** @param {string} given */
function addressOf(given) {
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol))
    throw new Error(`“${given}” is no address of a server, such as https://forthright.example.`);
  return new URL(given).href.replace(/\/+$/, "");
}
