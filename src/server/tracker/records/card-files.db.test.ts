import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { atOnce } from "../../../../tests/database/at-once.ts";
import { databasesOfServers } from "../../../../tests/database/databases-of-servers.ts";
import { createTestApp } from "../../../../tests/test-app.ts";
import { maxFiles } from "../../../shared/tracker/records/card-record.contract.ts";
import { createFileStorage } from "../../storage/configured-storage.ts";
import { createCardFileStore } from "./card-file.store.ts";
import { createCardFilesService } from "./card-files.service.ts";
import { cardFileTable } from "./card-record.table.ts";

const app = await createTestApp();

it("takes so many files of one person and no more, also of several at once", async () => {
  const { userId } = await app.signUp();
  const there = Array.from({ length: maxFiles - 1 }, () => ({ userId, id: randomUUID() }));
  await app.database.insert(cardFileTable).values(there);
  const file = { name: "a", type: "", bytes: Buffer.from("a") };
  const uploads = (await databasesOfServers(app, 3)).map((database) => async () => {
    const files = createCardFilesService(createCardFileStore(database), createFileStorage(app.config));
    return files.keep(userId, randomUUID(), file, async () => "kept").catch(() => "refused");
  });
  expect((await atOnce(app.database, cardFileTable, uploads)).toSorted()).toEqual(["kept", "refused", "refused"]);
});
