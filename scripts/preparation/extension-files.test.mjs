import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { extensionFor, extensionIcons } from "./extension-files.mjs";

const { firefox, chromium } = await extensionFor("https://forthright.example");
const read = (/** @type {Record<string, string> | undefined} */ files) => JSON.parse(files?.["manifest.json"] ?? "{}");
/** What Firefox documents for `data_collection_permissions`, but for `none`. */
const collected =
  "authenticationInfo bookmarksInfo browsingActivity financialAndPaymentInfo healthInfo locationInfo personalCommunications personallyIdentifyingInfo searchTerms websiteActivity websiteContent".split(
    " ",
  );

it("says to Firefox what its documentation asks of a Manifest V3", () => {
  const { manifest_version, background, browser_specific_settings: settings, permissions, version } = read(firefox);
  expect(manifest_version).toBe(3);
  expect(version).toMatch(/^\d{1,9}(\.\d{1,9}){0,3}$/);
  // It has no service workers for extensions: scripts run as an event page.
  expect(background).toEqual({ scripts: ["background.js"] });
  expect(firefox).toHaveProperty(["background.js"]);
  // An id is needed to be signed.
  expect(settings.gecko.id).toMatch(/^[a-z\d._-]*@[a-z\d._-]+$/i);
  expect(settings.gecko.data_collection_permissions.required).not.toEqual([]);
  expect(collected).toEqual(expect.arrayContaining(settings.gecko.data_collection_permissions.required));
  // The first version that knows that key.
  expect(Number.parseInt(settings.gecko.strict_min_version, 10)).toBeGreaterThanOrEqual(140);
  expect(permissions).toEqual(["activeTab", "scripting"]);
});

it("is the same for both kinds of browser but for what each wants to know", () => {
  const common = (/** @type {Record<string, unknown>} */ manifest) => {
    const { background: _runs, browser_specific_settings: _gecko, minimum_chrome_version: _chrome, ...rest } = manifest;
    return rest;
  };
  expect(common(read(firefox))).toEqual(common(read(chromium)));
  expect(read(chromium).background).toEqual({ service_worker: "background.js" });
  expect(firefox?.["background.js"]).toBe(chromium?.["background.js"]);
});

it("has the icons that it names, and no code of elsewhere", () => {
  const icons = fileURLToPath(new URL("../../public/icons/", import.meta.url));
  expect(extensionIcons.filter((name) => !existsSync(icons + name))).toEqual([]);
  expect(firefox?.["background.js"]).not.toMatch(/\beval\(|new Function|importScripts|\bimport\(/);
  expect(read(firefox).content_security_policy.extension_pages).toBe("default-src 'none'; script-src 'self'");
});
