import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import type { AccountExport } from "../../../shared/account/account-settings.contract.ts";
import { accountArchives, filesIn } from "./account-archive.ts";

const at = "2026-11-27T12:00:00.000Z";
const record = (id: string, kind: string, data: object) => ({
  ...{ id, kind, job_url: "https://jobs.example/1", data, created_at: at, updated_at: at },
});
const exported: AccountExport = {
  ...{ success: true, exported_at: at, sessions: [], profile_versions: [], cv_imports: [], wordings: [] },
  account: {
    ...{ name: "Zoë", email: "zoe@example.org", other_emails: [], created_at: at, sign_in_ways: [] },
    second_factors: { app_added_at: null, passkeys: [], recovery_codes_left: 0 },
  },
  ...{ own_words: [], private_lines: [], answers: [], conversations: [], tracked_jobs: [], saved_searches: [] },
  ...{ reminders: { digest: null, calendar: null }, documents: [], subscription: null, usage: [] },
  card_records: [
    record("note-0001", "note", { text: "Asked" }),
    record("file-0001", "file", { name: "../Vertrag: 1/2.pdf", size: 3, type: "" }),
    record("file-0002", "file", { name: "gone.pdf", size: 3, type: "" }),
    { kind: "of a later version" },
  ],
};

const bytes = new Uint8Array([0, 255, 7]);

async function archivesOf(bytesOf: (id: string) => Promise<ArrayBuffer | undefined>, maxBytes?: number) {
  const archives = [];
  for await (const archive of accountArchives(exported, bytesOf, maxBytes)) archives.push(unzipSync(archive));
  return archives;
}

it("holds the export as it is, and each file that is still there under a name that leads nowhere else", async () => {
  expect(filesIn(exported).map(({ id }) => id)).toEqual(["file-0001", "file-0002"]);
  const [files = {}] = await archivesOf(async (id) => (id === "file-0001" ? bytes.buffer : undefined));
  expect(Object.keys(files)).toEqual(["export.json", "files/file-0001 .._Vertrag_ 1_2.pdf"]);
  expect(JSON.parse(strFromU8(files["export.json"] ?? new Uint8Array()))).toEqual(exported);
  expect(files["files/file-0001 .._Vertrag_ 1_2.pdf"]).toEqual(bytes);
});

it("parts what is too large for one", async () => {
  const archives = await archivesOf(async () => bytes.buffer, 5);
  expect(archives.map((files) => Object.keys(files).length)).toEqual([2, 1]);
});
