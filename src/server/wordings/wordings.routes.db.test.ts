import { describe, expect, it } from "vitest";
import { seenFact } from "../../../tests/factories/decided-wordings.ts";
import { engineerProfile } from "../../../tests/factories/profile-document.ts";
import { createTestApp } from "../../../tests/test-app.ts";
import { profileFacts } from "../../engines/truth/truth.ts";
import { profileEndpoints } from "../../shared/profile/profile.contract.ts";
import { maxWordingsPerPerson, wordingsEndpoints } from "../../shared/wordings/wordings.contract.ts";
import { createProfileStore } from "../profile/profile.store.ts";
import { createWordingsService } from "./wordings.service.ts";
import { createWordingsStore } from "./wordings.store.ts";
import { wordingTable } from "./wordings.table.ts";

const app = await createTestApp();
const { list, decide, revoke, listOwnWords, setOwnWords, deleteOwnWords } = wordingsEndpoints;
const profileStore = createProfileStore(app.database);
const service = createWordingsService({ wordingsStore: createWordingsStore(app.database), profileStore });

type Person = Awaited<ReturnType<typeof engineer>>;

async function engineer() {
  const person = await app.signUp();
  await saveProfile(person.token, engineerProfile());
  return person;
}

const saveProfile = (token: string, data: ReturnType<typeof engineerProfile>) =>
  app.call(profileEndpoints.saveVersion, { token, body: { data } });

const cutLosses = "Cut solvent losses";
const worded = "I cut solvent losses by 18 % over two years when I re-sequenced the distillation columns.";

async function decideOn({ userId, token }: Person, change: object = {}) {
  const facts = [await seenFact(app, userId, cutLosses)];
  return await app.call(decide, { token, body: { text: worded, language: "en", form: "sentence", facts, ...change } });
}

const wordingsOf = async ({ token }: Person) => (await app.call(list, { token })).reply.wordings;

/** What a document may use, and what was decided on `worded`. */
async function ledger({ userId }: Person) {
  const { content, keys } = await profileStore.loadKeyed(userId);
  const found = await service.openLedger(userId, profileFacts(content, keys));
  return { ...found, decision: found.decisionOn(worded, [(await seenFact(app, userId, cutLosses)).key]) };
}

const withLosses = (text: string, place = 1) => {
  const profile = engineerProfile();
  for (const entry of profile.professional_experience) {
    entry.notable_achievements = entry.notable_achievements.filter((line) => !line.startsWith(cutLosses));
  }
  profile.professional_experience[place]?.notable_achievements.push(text);
  return profile;
};

describe("wordings", () => {
  it("are kept once however often they are sent, and listed with where they belong", async () => {
    const anna = await engineer();
    const [first, again] = [await decideOn(anna), await decideOn(anna, { text: ` ${worded.replace(" ", "  ")}` })];
    expect(first).toMatchObject({ status: 200, reply: { wording: { decision: "kept" } } });
    expect(again.reply.wording).toEqual(first.reply.wording);
    expect(await wordingsOf(anna)).toMatchObject([
      {
        text: worded,
        form: "sentence",
        origin: "person",
        state: "valid",
        where: "Professional Experience: Senior Process Engineer, Kernwerk Chemie GmbH",
        facts: [{ text: expect.stringContaining("18 %") }],
      },
    ]);
    expect(await ledger(anna)).toMatchObject({ valid: [{ text: worded }], decision: "kept" });
  });

  it("are refused with the hard fact that the profile lacks, and nothing is stored", async () => {
    const anna = await engineer();
    const { status, reply } = await decideOn(anna, { text: worded.replace("18 %", "28 %") });
    expect([status, reply.error]).toEqual([422, "hard_fact"]);
    expect(reply.fields).toMatchObject({ kind: "amount", found: expect.stringContaining("28") });
    expect(await wordingsOf(anna)).toEqual([]);
  });

  it("may name title and employer of the facts' own job, but of no other", async () => {
    const anna = await engineer();
    const at = (employer: string) =>
      decideOn(anna, { text: `At ${employer}, I cut solvent losses by 18 % over two years.` });
    expect((await at("Kernwerk Chemie GmbH")).status).toBe(200);
    expect((await at("Polska Farba")).reply.error).toBe("hard_fact");
  });

  it("are not proposed again once declined or revoked, and forgotten by undo", async () => {
    const anna = await engineer();
    const other = { text: "Cut solvent losses by 18 %." };
    await decideOn(anna, other);
    await decideOn(anna, { decision: "decline", origin: "model" });
    expect(await ledger(anna)).toMatchObject({ valid: [other], changed: [], decision: "declined" });
    expect((await decideOn(anna, { decision: "undo" })).reply.wording).toBeNull();
    expect(await ledger(anna)).toMatchObject({ valid: [other], decision: undefined });

    const id = (await decideOn(anna)).reply.wording?.id;
    for (const _ of [1, 2]) expect((await app.call(revoke, { token: anna.token, body: { id } })).status).toBe(200);
    expect(await ledger(anna)).toMatchObject({ valid: [other], decision: "declined" });
    expect(await wordingsOf(anna)).toMatchObject([other]);
    await decideOn(anna);
    expect((await ledger(anna)).decision).toBe("kept");
  });

  it("are decided on as they were seen: what the profile says by now is shown instead", async () => {
    const anna = await engineer();
    const seen = await seenFact(app, anna.userId, cutLosses);
    const less = "Cut solvent losses by 12 % over two years by re-sequencing the distillation columns.";
    await saveProfile(anna.token, withLosses(less));
    for (const decision of ["keep", "decline"]) {
      const { status, reply } = await decideOn(anna, { facts: [seen], text: "I cut solvent losses.", decision });
      expect([status, reply.error]).toEqual([409, "fact_changed"]);
      expect(reply.fields).toEqual({ [seen.key]: less });
    }
    expect(await ledger(anna)).toMatchObject({ valid: [], declined: [] });
    expect((await decideOn(anna, { text: "I cut solvent losses." })).status).toBe(200);
  });

  it("may lean on other lines where the person types them, and fall back when these change", async () => {
    const anna = await engineer();
    const facts = [await seenFact(app, anna.userId, "Lead HAZOP studies")];
    const text = "I lead HAZOP studies, and I trained four shift teams in Python.";
    expect((await decideOn(anna, { facts, text, origin: "model" })).reply.error).toBe("hard_fact");
    expect((await decideOn(anna, { facts, text })).status).toBe(200);
    expect(await wordingsOf(anna)).toMatchObject([{ text, state: "valid", facts }]);
    const three = engineerProfile();
    const [, kernwerk] = three.professional_experience;
    kernwerk?.notable_achievements.splice(1, 1, "Trained three shift teams to read trend charts themselves.");
    await saveProfile(anna.token, three);
    expect((await ledger(anna)).changed).toMatchObject([
      { changes: [{ textNow: expect.stringMatching(/^Trained three/) }] },
    ]);
    expect((await decideOn(anna, { facts, text: "I lead HAZOP studies for nine plants." })).reply.error).toBe(
      "hard_fact",
    );
    expect((await decideOn(anna, { facts, text: "I lead HAZOP studies as head of BASF." })).reply.error).toBe(
      "hard_fact",
    );
    await decideOn(anna, { facts, text, decision: "undo" });
    expect(await wordingsOf(anna)).toEqual([]);
  });

  it("are to be confirmed again when a fact says something else, and show the change", async () => {
    const anna = await engineer();
    await decideOn(anna);
    const less = "Cut solvent losses by 12 % over two years by re-sequencing the distillation columns.";
    await saveProfile(anna.token, withLosses(less));
    const found = await ledger(anna);
    expect([found.valid, found.decision]).toEqual([[], undefined]);
    expect(found.changed).toMatchObject([{ wording: { text: worded }, changes: [{ textNow: less }] }]);
    expect(await wordingsOf(anna)).toMatchObject([{ state: "changed", changes: [{ now: less }] }]);
    expect((await decideOn(anna)).reply.error).toBe("hard_fact");
    expect((await decideOn(anna, { text: worded.replace("18", "12") })).status).toBe(200);

    await saveProfile(anna.token, engineerProfile());
    expect((await ledger(anna)).valid.map(({ text }) => text)).toEqual([worded]);
  });

  it("are to be confirmed again when their line moves to another job, and when it goes", async () => {
    const anna = await engineer();
    await decideOn(anna);
    const line = engineerProfile().professional_experience[1]?.notable_achievements[0] ?? "";
    await saveProfile(anna.token, withLosses(line, 0));
    expect(await ledger(anna)).toMatchObject({ valid: [], decision: undefined });
    await saveProfile(anna.token, withLosses(""));
    expect(await wordingsOf(anna)).toMatchObject([
      { state: "changed", where: "No longer in your profile", changes: [{ now: null }] },
    ]);
  });

  it("are to be confirmed again when their job's head says something else that they tell", async () => {
    const anna = await engineer();
    const since = "I have led HAZOP studies for three plants at Kernwerk since March 2019.";
    const facts = [await seenFact(app, anna.userId, "Lead HAZOP studies")];
    expect((await decideOn(anna, { text: since, facts })).status).toBe(200);
    await decideOn(anna);
    const ended = engineerProfile();
    Object.assign(ended.professional_experience[1] ?? {}, { to: "2024-05" });
    await saveProfile(anna.token, ended);
    const { valid, changed } = await ledger(anna);
    expect(valid.map(({ text }) => text)).toEqual([worded]);
    expect(changed).toMatchObject([{ wording: { text: since }, changes: [{ textNow: "2024-05" }] }]);
  });

  it("stay valid while the profile around them changes", async () => {
    const anna = await engineer();
    await decideOn(anna);
    const profile = engineerProfile();
    profile.professional_experience.reverse();
    profile.professional_experience[0]?.notable_achievements.unshift("Wrote the plant's safety handbook.");
    await saveProfile(anna.token, profile);
    expect(await ledger(anna)).toMatchObject({ valid: [{ text: worded }], changed: [], decision: "kept" });
  });

  it("need facts of the profile, a text that is not too long, and have an end", async () => {
    const anna = await engineer();
    expect((await decideOn(anna, { facts: [{ key: "99999", text: "" }] })).status).toBe(404);
    expect((await decideOn(anna, { text: "a".repeat(601) })).status).toBe(400);
    expect(
      (await decideOn(anna, { facts: Array.from({ length: 13 }, (_, key) => ({ key: String(key), text: "" })) }))
        .status,
    ).toBe(400);
    const { userId } = anna;
    const declined = { language: "en", form: "bullet", origin: "rules", decision: "declined" } as const;
    await app.database.insert(wordingTable).values(
      Array.from({ length: maxWordingsPerPerson }, (_, index) => {
        const id = `${userId}.${index}`;
        const lists = { factKeys: [], facts: [], heads: [], reasons: [] };
        return { ...declined, ...lists, userId, id, text: id, digest: id, decidedAt: new Date() };
      }),
    );
    expect((await decideOn(anna)).reply.error).toBe("too_many_wordings");
  });

  it("are nothing to another person", async () => {
    const [anna, ben] = [await engineer(), await engineer()];
    const id = (await decideOn(anna)).reply.wording?.id;
    expect(await wordingsOf(ben)).toEqual([]);
    expect((await ledger(ben)).decision).toBeUndefined();
    expect((await app.call(revoke, { token: ben.token, body: { id } })).status).toBe(404);
    await decideOn(ben, { decision: "undo" });
    await decideOn(ben, { decision: "decline" });
    expect(await ledger(anna)).toMatchObject({ valid: [{ text: worded }], decision: "kept" });
  });
});

describe("own words", () => {
  const say = ({ token }: Person, change: object) =>
    app.call(setOwnWords, {
      token,
      body: { kind: "motive", text: "Your plants run on data.", language: "en", ...change },
    });
  const said = async ({ token }: Person) =>
    (await app.call(listOwnWords, { token })).reply.own_words.map(({ kind, company, text }) => [kind, company, text]);

  it("are kept as whole sentences, with no word changed", async () => {
    const anna = await engineer();
    await say(anna, { text: "solvents are what i like,  w/o doubt" });
    expect(await said(anna)).toEqual([["motive", null, "Solvents are what I like, without doubt."]]);
  });

  it("are one text a kind and company, replaced by the next and deleted", async () => {
    const anna = await engineer();
    await say(anna, {});
    await say(anna, { text: "I like solvents." });
    await say(anna, { company: "Kernwerk Chemie", text: "You are next door." });
    const { reply } = await say(anna, { company: "KERNWERK  Chémie", text: "You are close by." });
    await say(anna, { kind: "notice", text: "My notice period is three months to the end of a quarter." });
    await say(anna, { kind: "availability", text: "I can start on 1 March 2031." });
    expect(await said(anna)).toEqual([
      ["availability", null, "I can start on 1 March 2031."],
      ["motive", null, "I like solvents."],
      ["notice", null, "My notice period is three months to the end of a quarter."],
      ["motive", "KERNWERK  Chémie", "You are close by."],
    ]);
    const body = { id: reply.own_words.id };
    expect((await app.call(deleteOwnWords, { token: anna.token, body })).status).toBe(200);
    expect(await said(anna)).toHaveLength(3);
  });

  it("may name whom and what they like, but claim no qualification or number that the profile lacks", async () => {
    const anna = await engineer();
    expect(
      (await say(anna, { text: "I want to work for BASF because your plants in Antwerp run on data." })).status,
    ).toBe(200);
    expect((await say(anna, { text: "I led three plants' HAZOP studies as a Senior Process Engineer." })).status).toBe(
      200,
    );
    for (const text of ["I hold a PhD in chemistry.", "I have 20 years of experience.", "I was Head of Production."]) {
      const { status, reply } = await say(anna, { text });
      expect([status, reply.error], text).toEqual([422, "hard_fact"]);
    }
    expect(await said(anna)).toHaveLength(1);
  });

  it("are nothing to another person", async () => {
    const [anna, ben] = [await engineer(), await engineer()];
    const { id } = (await say(anna, {})).reply.own_words;
    await say(ben, { text: "I like your town." });
    expect((await app.call(deleteOwnWords, { token: ben.token, body: { id } })).status).toBe(404);
    expect(await said(anna)).toEqual([["motive", null, "Your plants run on data."]]);
    expect(await said(ben)).toEqual([["motive", null, "I like your town."]]);
  });
});
