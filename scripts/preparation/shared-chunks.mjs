/**
 * @import { Rolldown } from "vite"
 * @typedef {Rolldown.ChunkingContext} ChunkingContext
 */

/** In the order in which they are made: a script takes along what its modules import and no earlier one has. */
const names = ["main", "common", "queries", "shell", "pages"];
/** What stands in these is shown to somebody who has not signed in. */
const publicPage = /src\/client\/account\/(?!settings\/).*\.page\.tsx$/;
/** What is fetched by itself, and is named in the build's list of files. */
const entry = /\.page\.tsx$|\/(app-shell|query-layout|application)\.tsx$/;

/**
 * The scripts that pages share: the first one, what all need, what those need that ask the server, what frames the signed-in ones, and what at
 * least four of these need. By itself each module would be a file of a few hundred bytes, and a page would ask for fifty of them, of
 * which browsers ask six at a time.
 */
export const sharedChunks = names.map((name) => ({
  /** @param {string} id @param {ChunkingContext} context */
  name: (id, context) => (chunkOf(id, context) === name ? name : null),
}));

/**
 * @param {string} id
 * @param {ChunkingContext} context
 */
function chunkOf(id, context) {
  if (entry.test(id)) return null;
  const users = [...usersOf(id, context)];
  const isOf = (/** @type {string} */ name) => users.some((user) => user.endsWith(name));
  const pages = users.filter((user) => user.endsWith(".page.tsx"));
  const isFramed = isOf("/query-layout.tsx") || isOf("/app-shell.tsx");
  if (isOf("/src/client/main.tsx")) return "main";
  if (isOf("/application.tsx") || (isOf("/login.page.tsx") && (isFramed || pages.length > 8))) return "common";
  if (isOf("/query-layout.tsx") || id.includes("@tanstack")) return "queries";
  const isPublic = pages.some((page) => publicPage.test(page));
  if (isFramed) return isPublic ? "queries" : "shell";
  return !isPublic && pages.length > 3 ? "pages" : null;
}

/**
 * Whatever imports a module, itself or by others, and so comes with it.
 *
 * @param {string} id
 * @param {ChunkingContext} context
 */
function usersOf(id, context) {
  const users = new Set([id]);
  for (const user of users) for (const importer of context.getModuleInfo(user)?.importers ?? []) users.add(importer);
  return users;
}
