/**
 * @typedef {object} Fault
 * @property {string} name
 * @property {string} path
 * @property {string} sound what stands in the file once
 * @property {string} faulty what is planted in its place
 * @property {string[]} seenBy arguments for Node of the cheapest check that must fail
 */

const vitest = (/** @type {string} */ project, /** @type {string[]} */ ...paths) => [
  "node_modules/vitest/vitest.mjs",
  "run",
  "--project",
  project,
  ...paths,
];
const lint = (/** @type {string} */ path) => ["node_modules/oxlint/bin/oxlint", "--deny-warnings", path];

/**
 * Each broke a promise of the application once without any check noticing.
 *
 * @type {Fault[]}
 */
export const plantedFaults = [
  {
    name: "two saves of a profile at once",
    path: "src/server/profile/profile.store.ts",
    sound: "import { inLockedTurn } from",
    faulty: "import { inTurn as inLockedTurn } from",
    seenBy: vitest("postgres", "src/server/profile/profile.store.db.test.ts"),
  },
  {
    name: "a posting read twice at once",
    path: "src/server/documents/kept-posting.store.ts",
    sound: "import { inLockedTurn, inTurn } from",
    faulty: "import { inTurn, inTurn as inLockedTurn } from",
    seenBy: vitest("postgres", "src/server/documents/documents.store.db.test.ts"),
  },
  {
    name: "a question claimed by two servers",
    path: "src/server/assistant/conversation/chat-turn.store.ts",
    sound: '.for("update")',
    faulty: "",
    seenBy: vitest("postgres", "src/server/assistant/conversation/chat-turn.store.db.test.ts"),
  },
  {
    name: "a document set that costs nothing",
    path: "src/server/documents/generation/document-reservation.service.ts",
    sound: "if (reservationId) await quotaService.settle(userId, reservationId);",
    faulty: "",
    seenBy: vitest("postgres", "src/server/documents/documents.routes.db.test.ts"),
  },
  {
    name: "the same, not waited for",
    path: "src/server/documents/generation/document-reservation.service.ts",
    sound: "if (reservationId) await quotaService.settle(",
    faulty: "if (reservationId) quotaService.settle(",
    seenBy: lint("src/server/documents/generation/document-reservation.service.ts"),
  },
  {
    name: "a mailed key that outlives the password",
    path: "src/server/account/password/cancel-resets.ts",
    sound: "await accountStore.dropKeys(id);",
    faulty: "void [accountStore, id];",
    seenBy: vitest("postgres", "src/server/account/password", "src/server/account/settings/account-settings"),
  },
  {
    name: "a sign-in that leads to another site",
    path: "src/client/http/session/return-path.ts",
    sound: ' && !path.startsWith("//")',
    faulty: "",
    seenBy: vitest("unit", "src/client/http/session/return-path.test.ts"),
  },
  {
    name: "a letter set as a CV",
    path: "src/server/documents/pages/document-files.service.ts",
    sound: "if (!document || document.kind !== kindOf[step])",
    faulty: "if (!document)",
    seenBy: vitest("postgres", "src/server/documents/documents.routes.db.test.ts"),
  },
  {
    name: "what another tab adds while the account is deleted",
    path: "src/server/account/settings/account-deletion.service.ts",
    sound: "await accountStore.remove(userId);\n    await removeTraces(userId, emails, subjects);",
    faulty: "await accountStore.remove(userId);",
    seenBy: vitest("postgres", "src/server/account/settings/account-deletion.db.test.ts"),
  },
  {
    name: "a password change that does not wait for the proof",
    path: "src/server/account/settings/account-settings.service.ts",
    sound: "await currentPassword.require(user, proof);",
    faulty: "currentPassword.require(user, proof);",
    seenBy: lint("src/server/account/settings/account-settings.service.ts"),
  },
  {
    name: "a promise taken for a right password",
    path: "src/server/account/password/current-password.service.ts",
    sound: "if (!(await engine.password.verify({ hash, password })))",
    faulty: "if (!engine.password.verify({ hash, password }))",
    seenBy: lint("src/server/account/password/current-password.service.ts"),
  },
];
