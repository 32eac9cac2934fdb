import { expect, it } from "vitest";
import { structureFaults } from "./structure-rules.mjs";

/** @param {Record<string, string>} files */
const faultsOf = (files) => structureFaults(new Map(Object.entries(files)));

it("finds nothing wrong with a slice that keeps to the layout", () => {
  const faults = faultsOf({
    "src/shared/jobs/posting.contract.ts": 'import { z } from "zod/mini";',
    "src/client/jobs/job-search.page.tsx":
      'import { Button } from "../ui/button.tsx";\nimport { x } from "../../shared/jobs/posting.contract.ts";',
    "src/client/ui/button.tsx": "",
    "src/client/routes.tsx": 'import { JobSearchPage } from "./jobs/job-search.page.tsx";',
    "src/server/jobs/posting.store.ts":
      'import { eq } from "drizzle-orm";\nimport { posting } from "./posting.table.ts";',
    "src/server/jobs/posting.table.ts": 'import { user } from "../account/account.table.ts";',
    "src/server/account/account.table.ts": "",
    "src/server/jobs/posting.routes.ts": 'import { createPostingStore } from "./posting.store.ts";',
    "src/server/jobs/posting.routes.db.test.ts": 'import { user } from "../account/account.table.ts";',
    "src/server/documents/tailoring.service.ts": 'import type { PostingStore } from "../jobs/posting.store.ts";',
    "src/engines/geography/geography.ts": 'export { x } from "./place-lookup.ts";',
    "src/engines/geography/place-lookup.ts": 'import { y } from "../text/text.ts";',
    "src/engines/text/text.ts": 'import { z } from "../../shared/text/z.rules.ts";',
    "src/server/jobs/job-search.service.ts": 'import { x } from "../../engines/geography/geography.ts";',
    "src/stand-ins/mailbox/mount-mailbox.ts": 'import type { Mailer } from "../../server/mail/mailer.ts";',
    "src/server/start.ts":
      'import { x } from "./jobs/posting.routes.ts";\nimport { m } from "../stand-ins/mailbox/mount-mailbox.ts";',
    "src/server/config.ts": "process.env.PORT",
  });
  expect(faults).toEqual([]);
});

it.each([
  [
    "shared reaching for a package",
    { "src/shared/jobs/a.rules.ts": 'import { x } from "react";' },
    "only shared and zod/mini",
  ],
  [
    "shared reaching for the server",
    { "src/shared/jobs/a.rules.ts": 'import { x } from "../../server/a.ts";' },
    "only shared and zod/mini",
  ],
  [
    "the client importing the server",
    { "src/client/jobs/a.ts": 'import type { X } from "../../server/jobs/x.store.ts";' },
    "client must not import",
  ],
  [
    "the server importing the client",
    { "src/server/jobs/a.ts": 'import { x } from "../../client/ui/x.ts";' },
    "server must not import",
  ],
  [
    "client features importing each other",
    { "src/client/jobs/a.ts": 'import { x } from "../tracker/b.ts";' },
    "a part of the client",
  ],
  ["ui knowing a feature", { "src/client/ui/a.tsx": 'import { x } from "../tracker/b.ts";' }, "a part of the client"],
  [
    "an engine importing the server",
    { "src/engines/geography/a.ts": 'import { x } from "../../server/jobs/posting.store.ts";' },
    "engines must not import",
  ],
  [
    "an engine reaching an outside part",
    { "src/engines/geography/a.ts": 'import { request } from "node:http";' },
    "reaches no outside part",
  ],
  [
    "the inside of an engine used from outside",
    { "src/server/jobs/a.ts": 'import { x } from "../../engines/geography/gazetteer.ts";' },
    "by its entry geography.ts",
  ],
  [
    "the inside of an engine used by another",
    { "src/engines/job-search/a.ts": 'import { x } from "../geography/gazetteer.ts";' },
    "by its entry geography.ts",
  ],
  [
    "a stand-in reached from elsewhere than the composition root",
    { "src/server/mail/a.ts": 'import { x } from "../../stand-ins/mailbox/mailbox.ts";' },
    "reaches the stand-ins",
  ],
  [
    "a cycle of engines",
    {
      "src/engines/geography/geography.ts": 'import { x } from "../text/text.ts";',
      "src/engines/text/text.ts": "",
      "src/engines/text/a.ts": 'import { x } from "../geography/geography.ts";',
    },
    "engines depend on each other",
  ],
  [
    "a feature reaching into another",
    { "src/server/jobs/a.ts": 'import { x } from "../tracker/tracker.routes.ts";' },
    "by its service or store",
  ],
  [
    "a feature reading another's table",
    { "src/server/jobs/a.store.ts": 'import { x } from "../tracker/tracker.table.ts";' },
    "by its service or store",
  ],
  [
    "an outside part knowing a feature",
    { "src/server/mail/a.ts": 'import { x } from "../tracker/tracker.store.ts";' },
    "outside part",
  ],
  [
    "a dynamic import across the line",
    { "src/server/jobs/a.ts": 'await import("../tracker/tracker.routes.ts");' },
    "by its service or store",
  ],
  [
    "drizzle outside a store",
    { "src/server/jobs/a.service.ts": 'import { eq } from "drizzle-orm";' },
    "queries belong",
  ],
  [
    "a query outside a store",
    { "src/server/jobs/a.routes.ts": "database\n  .select()", "src/server/jobs/a.db.test.ts": "" },
    "queries belong",
  ],
  ["the environment read elsewhere", { "src/server/jobs/a.ts": "process.env.HOME" }, "reads the environment"],
  ["two files of one name", { "src/server/jobs/a.ts": "", "src/client/jobs/a.ts": "" }, "has the name of"],
  [
    "two exports of one name",
    {
      "src/engines/text/a.ts": "export interface Term {}\nexport const Term = {};",
      "src/client/jobs/b.tsx": "export function Term() {}",
      "src/client/jobs/b.test.tsx": "export const Term = 1;",
      "src/client/jobs/c.page.tsx": "export function Component() {}",
      "src/client/ui/d.page.tsx": "export function Component() {}",
    },
    "src/client/jobs/b.tsx: exports Term, as src/engines/text/a.ts does",
  ],
  ["a barrel", { "src/client/ui/index.ts": "" }, "barrel"],
  ["a star re-export", { "src/client/ui/a.ts": 'export * from "./b.ts";' }, "re-exports"],
  ["an attic", { "src/server/common/a.ts": "" }, "name it by what it does"],
  ["an attic by name", { "src/server/jobs/date-utils.ts": "" }, "name it by what it does"],
  ["a name that is not kebab-case", { "src/client/ui/BigButton.tsx": "" }, "kebab-case"],
  ["an unknown role", { "src/server/jobs/a.manager.ts": "" }, "is not a role"],
  ["an unknown role under test", { "src/server/jobs/a.manager.test.ts": "" }, "is not a role"],
  ["a long file", { "src/server/jobs/a.ts": "\n".repeat(301) }, "split it"],
  [
    "a crowded folder",
    Object.fromEntries(Array.from({ length: 18 }, (_, number) => [`src/server/jobs/part-${number}.ts`, ""])),
    "has 18 files beside each other",
  ],
  ["routes without a test", { "src/server/jobs/a.routes.ts": "" }, "a.routes.db.test.ts beside it"],
  [
    "a cycle of files",
    { "src/server/jobs/a.ts": 'import "./b.ts";', "src/server/jobs/b.ts": 'import "./a.ts";' },
    "imports itself",
  ],
  [
    "a cycle of features",
    {
      "src/server/jobs/a.store.ts": 'import { x } from "../tracker/b.store.ts";',
      "src/server/tracker/b.store.ts": "",
      "src/server/tracker/c.service.ts": 'import { x } from "../jobs/d.store.ts";',
      "src/server/jobs/d.store.ts": "",
    },
    "features depend on each other",
  ],
])("refuses %s", (_title, files, fault) => {
  expect(faultsOf(files)).toEqual([expect.stringContaining(fault)]);
});
