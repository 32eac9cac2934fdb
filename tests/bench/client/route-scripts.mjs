import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * @import { Manifest } from "vite"
 * @typedef {{ path: string, budget: number, modules: string[] }} Route
 */

const queries = "http/query-layout.tsx";
const shell = "shell/app-shell.tsx";

/** @param {string} path @param {string} page @returns {Route} */
const signedOut = (path, page) => ({ path, budget: 147, modules: [queries, page] });
/** @param {string} path @param {string[]} modules the page, and what it shows at once @returns {Route} */
const signedIn = (path, ...modules) => ({ path, budget: 170, modules: [queries, shell, ...modules] });

/**
 * What the router loads for each address beside the application's entry, and how many kB of script it may be.
 *
 * @type {Route[]}
 */
export const routes = [
  { path: "/login", budget: 120, modules: ["account/sign-in/login.page.tsx"] },
  { path: "/terms", budget: 120, modules: ["account/legal/terms.page.tsx"] },
  signedOut("/privacy", "account/legal/privacy.page.tsx"),
  signedOut("/register", "account/registration/register.page.tsx"),
  signedOut("/verify-email", "account/registration/verify-email.page.tsx"),
  signedOut("/forgot-password", "account/password-reset/forgot-password.page.tsx"),
  signedOut("/reset-password-code", "account/password-reset/reset-password-code.page.tsx"),
  signedOut("/new-password", "account/password-reset/new-password.page.tsx"),
  signedIn("/today", "tracker/today/today.page.tsx"),
  signedIn("/chat", "assistant/chat.page.tsx"),
  signedIn("/profile", "profile/profile.page.tsx"),
  signedIn("/profile/import", "profile/import/profile-import.page.tsx"),
  signedIn("/profile/polish", "profile/polish/polish.page.tsx"),
  signedIn("/profile/wordings", "wordings/wordings.page.tsx"),
  signedIn("/jobsearch", "jobs/job-search.page.tsx"),
  signedIn("/jobtracking", "tracker/job-tracking.page.tsx", "tracker/board/board.tsx"),
  signedIn("/insights", "tracker/insights/insights.page.tsx"),
  signedIn("/jobtracking/import", "tracker/import/job-import.page.tsx"),
  signedIn("/capture", "tracker/capture/capture.page.tsx"),
  signedIn("/jobtracking/practice", "tracker/practice/practice.page.tsx"),
  signedIn("/jobtracking/documents", "documents/document-review.page.tsx"),
  signedIn("/account", "account/settings/account.page.tsx"),
  signedIn("/administration/sources", "jobs/sources/job-sources.page.tsx"),
  signedIn("/subscription", "subscription/subscription.page.tsx"),
];

/**
 * The scripts that a cold visit to a route loads before the page can be used: the entry, the route's modules, and
 * everything that these import, workers included. What is fetched later, when the browser is idle or somebody presses something, is not in it.
 *
 * @param {string} client folder of the built client
 * @param {Route} route
 */
export function scriptsOf(client, { modules }) {
  const manifest = manifestOf(client);
  /** @type {Set<string>} */
  const files = new Set();
  /** @param {string} key */
  const add = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk of ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
    for (const asset of chunk.assets ?? []) if (asset.endsWith(".js")) files.add(asset);
  };
  for (const key of ["index.html", ...["application.tsx", ...modules].map((module) => `src/client/${module}`)])
    add(key);
  return [...files];
}

/** @param {string} client @returns {string[]} pages of the build that no route here names */
export function pagesWithoutBudget(client) {
  const named = routes.flatMap(({ modules }) => modules.map((module) => `src/client/${module}`));
  return Object.keys(manifestOf(client)).filter((key) => key.endsWith(".page.tsx") && !named.includes(key));
}

/** @param {string} client @param {string} file @returns {number} bytes as they are sent; the smallest files go uncompressed */
export function sentSize(client, file) {
  const compressed = join(client, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : join(client, file)).size;
}

/** @param {string} client @returns {Manifest} */
function manifestOf(client) {
  return JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8"));
}
