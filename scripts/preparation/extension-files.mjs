import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

const manifest = {
  manifest_version: 3,
  name: "Save to Forthright",
  version,
  description: "Puts the posting that is open on your board, with its text.",
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
        strict_min_version: "140.0",
        data_collection_permissions: { required: ["websiteContent", "browsingActivity"] },
      },
    },
  },
};

/** What is the same in both: their names, as they lie in public/icons. */
export const extensionIcons = Object.values(manifest.icons);

/**
 * The extension for one server: for each kind of browser its texts by the names of their files. The same each time.
 *
 * @param {string} server
 * @returns {Promise<Record<string, Record<string, string>>>}
 */
export async function extensionFor(server) {
  const { outputFiles } = await build({
    entryPoints: [join(root, "src/extension/background.ts")],
    bundle: true,
    write: false,
    format: "iife",
    target: ["chrome116", "firefox140"],
    define: { serverAddress: JSON.stringify(server) },
  });
  const background = outputFiles[0]?.text ?? "";
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, settings]) => {
      const whole = { ...manifest, homepage_url: server, ...settings };
      return [kind, { "manifest.json": `${JSON.stringify(whole, null, 2)}\n`, "background.js": background }];
    }),
  );
}
