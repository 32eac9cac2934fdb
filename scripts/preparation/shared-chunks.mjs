/**
 * @import { Rolldown } from "vite"
 * @typedef {Rolldown.ChunkingContext} ChunkingContext
 */

/** In the order in which they are made: a script takes along what its modules import and no earlier one has. */
const inAllPages = ["main", "common", "queries", "pages"];
const names = [...inAllPages, "sign-in", "captcha", "forms"];
/** What stands in these is shown to somebody who has not signed in. */
const publicPage = /src\/client\/account\/(?!settings\/).*\.page\.tsx$/;
/** What is fetched by itself, and is named in the build's list of files. */
const entry = /\.page\.tsx$|\/(app-shell|query-layout|application|job-detail-dialog|board)\.tsx$/;
/** Opened by the address like pages, and as large: what they share with pages must not bring along all else that is theirs. */
const part = /\/(job-detail-dialog|board)\.tsx$/;
/** What comes with their own page is there already. */
const pageOfParts = "/job-tracking.page.tsx";
/** In characters, with what it brings along: by itself a script of less costs a phone more than it does in every page. */
const smallModule = 2500;
const icon = /\/lucide-react\//;

/**
 * The scripts that pages share: the first one, what all need, what those need that ask the server, what at least
 * four of the signed-in ones need, or their frame and one, and what the forms before the sign-in need, with it and without. Then what up to three pages share, of several
 * features or of one, and what a page shares with its own later parts: whatever a module imports is used by these pages too, and stands in an
 * earlier one. By itself each module would be a file of a few hundred bytes, and a page would ask for fifty of them, of which browsers ask six
 * at a time.
 */
export const sharedChunks = [...names, 4, 3, 2, "feature", 1, "later"].map((kind) => ({
  /** @param {string} id @param {ChunkingContext} context */
  name: (id, context) => {
    const found = chunkOf(id, context);
    return found?.kind === kind ? found.name : null;
  },
}));

/**
 * @param {string} id
 * @param {ChunkingContext} context
 * @returns {{ kind: string | number, name: string } | null}
 */
function chunkOf(id, context) {
  if (entry.test(id)) return null;
  const users = [...usersOf(id, context)];
  const pages = users.filter((user) => user.endsWith(".page.tsx"));
  const isThere = pages.some((page) => page.endsWith(pageOfParts));
  const parts = isThere ? [] : users.filter((user) => part.test(user));
  const isSmall = parts.length > 0 && pages.length + parts.length > 1 && weightOf(id, context) < smallModule;
  const isSharedIcon = icon.test(id) && pages.length + parts.length > 1;
  const name = isSmall ? "pages" : (nameFor(users, pages) ?? (isSharedIcon ? "pages" : null));
  if (name) return { kind: name, name };
  // What a part alone needs is in its own script, but for what may be shown later, too.
  const [only, ...further] = parts;
  const isAlone = only && pages.length + further.length === 0;
  if (isAlone && users.some((user) => user !== only && isFetchedLater(user, context)))
    return { kind: "later", name: `${nameOf(only)}-later` };
  if (pages.length > 0 || parts.length > 1) pages.push(...parts);
  if (pages.length === 0 || pages.every((page) => page.includes("/legal/"))) return null;
  const features = new Set(pages.map((page) => /client\/(\w+)\//.exec(page)?.[1] ?? ""));
  const [feature = ""] = features;
  if (pages.length > 1 && features.size === 1 && parts.length === 0) return { kind: "feature", name: feature };
  return { kind: pages.length, name: pages.map(nameOf).sort().join("-") };
}

/** @param {string} page */
const nameOf = (page) => page.replace(/.*\/|(\.page)?\.tsx$/g, "");

/** @param {string} id @param {ChunkingContext} context */
const isFetchedLater = (id, context) => (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;

/** @param {string[]} users @param {string[]} pages those among them */
function nameFor(users, pages) {
  const isOf = (/** @type {string} */ name) => users.some((user) => user.endsWith(name));
  const isFramed = isOf("/query-layout.tsx") || isOf("/app-shell.tsx");
  const isPublic = pages.some((page) => publicPage.test(page));
  const isOfFeatures = pages.some((page) => !page.includes("/client/account/"));
  if (isOf("/src/client/main.tsx")) return "main";
  if (isOf("/application.tsx") || (isOf("/login.page.tsx") && (isFramed || pages.length > 8))) return "common";
  if (isOf("/query-layout.tsx") || users[0]?.includes("@tanstack")) return "queries";
  if (isFramed && isPublic) return "queries";
  // What the frame alone needs is in its own script.
  if (isFramed) return pages.length > 0 ? "pages" : null;
  if (isPublic && isOfFeatures) return "common";
  if (isPublic && pages.length > 1 && !isOf("/terms.page.tsx")) {
    // With its worker, which not every form starts.
    if (/captcha|\?worker/.test(users[0] ?? "")) return "captcha";
    return isOf("/login.page.tsx") ? "sign-in" : "forms";
  }
  return pages.length > 3 ? "pages" : null;
}

/**
 * @param {string} id
 * @param {ChunkingContext} context
 * @returns {number} characters of a module and of what it imports, but for what all signed-in pages have
 */
function weightOf(id, context) {
  const users = [...usersOf(id, context)];
  const pages = users.filter((user) => user.endsWith(".page.tsx"));
  const name = nameFor(users, pages);
  if (name && inAllPages.includes(name)) return 0;
  const { code = "", importedIds = [] } = context.getModuleInfo(id) ?? {};
  return importedIds.reduce((sum, imported) => sum + weightOf(imported, context), code?.length ?? 0);
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
