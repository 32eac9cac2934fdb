import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { atOnce } from "../../../tests/database/at-once.ts";
import { databasesOfServers } from "../../../tests/database/databases-of-servers.ts";
import { createTestApp } from "../../../tests/test-app.ts";
import { profileFacts } from "../../engines/truth/truth.ts";
import { profileEndpoints } from "../../shared/profile/profile.contract.ts";
import { emptyProfile } from "../../shared/profile/profile.rules.ts";
import { profileHistoryEndpoints } from "../../shared/profile/profile-history.contract.ts";
import { createProfileStore } from "./profile.store.ts";
import { profileVersionTable } from "./profile.table.ts";

const app = await createTestApp();
const store = createProfileStore(app.database);

it("lets one of several saves at the same moment win when all name the same base, at one server or at several", async () => {
  const [anna, ben] = [await app.signUp(), await app.signUp()];
  const body = { data: emptyProfile(), base_version: 0 };
  const calls = [1, 2, 3, 4, 5, 6].map(() => app.call(profileEndpoints.saveVersion, { token: ben.token, body }));
  expect((await Promise.all(calls)).map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  const stores = (await databasesOfServers(app, 3)).map((database) => createProfileStore(database));
  const saves = stores.map((one) => () => one.saveVersion(anna.userId, emptyProfile(), { baseVersion: 0 }));
  const versions = await atOnce(app.database, profileVersionTable, saves);
  expect(versions.filter((version) => version === undefined)).toHaveLength(2);
});

const skilled = (...skills: string[]) => ({ ...emptyProfile(), skills: skills.map((skill) => ({ skill })) });

async function skillKeys(userId: string): Promise<Record<string, string | undefined>> {
  const { content, keys } = await store.loadKeyed(userId);
  const skills = [...profileFacts(content, keys).values()].filter(({ kind }) => kind === "skill");
  return Object.fromEntries(skills.map(({ text, key }) => [text, key]));
}

it("lets the oldest versions of a person go once they take too much room, and nobody else's", async () => {
  const [anna, ben] = [await app.signUp(), await app.signUp()];
  const small = createProfileStore(app.database, undefined, 5_000);
  // Of letters that no compression makes fewer.
  const filled = () => skilled(...Array.from({ length: 20 }, () => randomBytes(20).toString("base64")));
  await small.saveVersion(ben.userId, filled());
  const saved: (number | undefined)[] = [];
  for (let count = 0; count < 8; count += 1) saved.push(await small.saveVersion(anna.userId, filled()));
  const kept = (await store.listVersions(anna.userId, { limit: 10 })).map(({ version }) => version);
  expect(kept.length).toBeGreaterThan(1);
  expect(kept.length).toBeLessThan(8);
  expect(kept).toEqual(saved.toReversed().slice(0, kept.length));
  expect(await store.listVersions(ben.userId, { limit: 10 })).toHaveLength(1);
});

describe("permanent keys", () => {
  const personWith = async (...skills: string[]) => {
    const person = await app.signUp();
    const save = async (...next: string[]) =>
      (await app.call(profileEndpoints.saveVersion, { token: person.token, body: { data: skilled(...next) } })).reply
        .version;
    return { ...person, save, version: await save(...skills) };
  };

  it("are kept by a save, and come back with what an undo or an earlier version brings back", async () => {
    const { token, userId, save, version } = await personWith("Baking", "Driving", "Filing");
    const first = await skillKeys(userId);
    await save("Filing", "Baking");
    await save("Filing", "Singing", "Baking", "Driving");
    expect(await skillKeys(userId)).toMatchObject(first);
    for (const skill of ["Knitting", "Climbing", "Rowing", "Chess"]) await save(skill);
    await app.call(profileHistoryEndpoints.restore, { token, body: { version } });
    expect(await skillKeys(userId)).toEqual(first);
  });

  it("are given once by saves at the same moment", async () => {
    const { userId } = await personWith("Baking");
    const before = await skillKeys(userId);
    const stores = (await databasesOfServers(app, 3)).map((database) => createProfileStore(database));
    const saves = ["Driving", "Filing", "Singing"].map(
      (skill, number) => () => stores[number]?.saveVersion(userId, skilled("Baking", skill)) ?? Promise.reject(),
    );
    await atOnce(app.database, profileVersionTable, saves);
    const versions = await app.database
      .select()
      .from(profileVersionTable)
      .where(eq(profileVersionTable.userId, userId));
    const lists = versions.map(({ factKeys }) => factKeys?.lists["person.skill"] ?? []);
    expect(lists.map(([baking]) => `${baking}`)).toEqual(lists.map(() => before.Baking));
    expect(new Set(versions.map(({ factKeys }) => factKeys?.next)).size).toBe(versions.length);
  });

  it("are given to profiles of before there were any, the same whoever asks", async () => {
    const { userId, save } = await personWith("Baking", "Driving");
    const mine = eq(profileVersionTable.userId, userId);
    const forget = () => app.database.update(profileVersionTable).set({ factKeys: null }).where(mine);
    await forget();
    const [one, other] = await Promise.all([skillKeys(userId), skillKeys(userId)]);
    expect(one).toEqual(other);
    await forget();
    await save("Driving", "Filing", "Baking");
    expect(await skillKeys(userId)).toMatchObject(one);
  });

  it("follow on when a server that knows none saved last", async () => {
    const { userId } = await personWith("Baking", "Driving");
    const before = await skillKeys(userId);
    await app.database
      .insert(profileVersionTable)
      .values({ userId, content: skilled("Driving", "Filing", "Baking"), savedAt: new Date() });
    const after = await skillKeys(userId);
    expect(after).toMatchObject(before);
    expect(Object.values(before)).not.toContain(after.Filing);
  });
});
