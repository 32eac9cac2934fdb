/**
 * Makes the browser extension for one server: npm run extension -- https://forthright.example [FOLDER]. Without an address, for the one on
 * this machine. It leaves a folder for each kind of browser, to be loaded as it is, and beside it the same as a zip for the stores.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { zipSync } from "fflate";

const root = fileURLToPath(new URL("..", import.meta.url));
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const [address = "http://localhost:3000", folder = join(root, "release/extension")] = argv.slice(2);
const server = addressOf(address);
const icons = join(root, "public/icons");

const manifest = {
  manifest_version: 3,
  name: "Save to Forthright",
  version,
  description: "Puts the posting that is open on your board, with its text.",
  homepage_url: server,
  permissions: ["activeTab", "scripting"],
  icons: { 16: "icon-16.png", 32: "icon-32.png", 48: "icon-48.png", 128: "icon-128.png" },
  action: { default_title: "Save this posting to Forthright", default_icon: { 16: "icon-16.png", 32: "icon-32.png" } },
  commands: { _execute_action: { suggested_key: { default: "Alt+Shift+S" } } },
  content_security_policy: { extension_pages: "default-src 'none'; script-src 'self'" },
};
/** Where the two kinds differ: what runs behind, and what Firefox wants to know. */
const kinds = {
  chromium: { minimum_chrome_version: "116", background: { service_worker: "background.js" } },
  firefox: {
    background: { scripts: ["background.js"] },
    browser_specific_settings: {
      gecko: {
        id: "save-to-forthright@forthright.invalid",
        strict_min_version: "128.0",
        data_collection_permissions: { required: ["websiteContent", "browsingActivity"] },
      },
    },
  },
};

const { outputFiles } = await build({
  entryPoints: [join(root, "src/extension/background.ts")],
  bundle: true,
  write: false,
  format: "iife",
  target: ["chrome116", "firefox128"],
  define: { serverAddress: JSON.stringify(server) },
});
const out = resolve(process.env.INIT_CWD ?? ".", folder);
for (const [kind, settings] of Object.entries(kinds)) {
  const files = {
    "manifest.json": Buffer.from(`${JSON.stringify({ ...manifest, ...settings }, null, 2)}\n`),
    "background.js": Buffer.from(outputFiles[0]?.contents ?? []),
    ...Object.fromEntries(Object.values(manifest.icons).map((name) => [name, readFileSync(join(icons, name))])),
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
