import { array, assert, constantFrom, nat, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { fullProfile } from "../../../../tests/factories/full-profile.ts";
import { engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { matchesInProfile } from "../../../shared/profile/cv-import/present-values.rules.ts";
import { readingOfProfile } from "../../../shared/profile/cv-import/reading-of-profile.rules.ts";
import { withEntries } from "../../../shared/profile/cv-import/taken-entries.rules.ts";
import { toJsonResume } from "../../../shared/profile/json-resume/json-resume-export.rules.ts";
import { profileOfResume } from "../../../shared/profile/json-resume/json-resume-import.rules.ts";
import { mergeProfiles } from "../../../shared/profile/merging/profile-merge.rules.ts";
import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import { emptyProfile } from "../../../shared/profile/profile.rules.ts";
import { profileFacts } from "../profile-facts.ts";
import { assignFactKeys } from "./assign-fact-keys.ts";
import type { KeyedProfile } from "./fact-keys.ts";

const keyed = (content: ProfileDocument, ...earlier: KeyedProfile[]): KeyedProfile => ({
  content,
  keys: assignFactKeys(content, earlier),
});

/** The key of the one fact that says this. */
function keyOf({ content, keys }: KeyedProfile, text: string): string | undefined {
  const found = [...profileFacts(content, keys).values()].filter((fact) => fact.text === text);
  expect(found.length, text).toBe(1);
  return found[0]?.key;
}

const job = (title: string, company: string, ...responsibilities: string[]) => ({
  company,
  location: "Ulm",
  from: "2015-01",
  to: "2019-06",
  title,
  responsibilities,
  notable_achievements: [] as string[],
});
const working = (...professional_experience: ProfileDocument["professional_experience"]) => ({
  ...emptyProfile(),
  professional_experience,
});
const skilled = (...skills: string[]) => ({ ...emptyProfile(), skills: skills.map((skill) => ({ skill })) });

const baked = "Baked bread and rolls for forty shops.";
const ordered = "Ordered flour and yeast.";

describe("keys of a profile", () => {
  it("are given to every entry and line, each once, the same for the same profile", () => {
    const { keys } = keyed(engineerProfile());
    const given = Object.values(keys.lists).flat();
    expect(new Set(given).size).toBe(given.length);
    expect(given).not.toContain(keys.next);
    expect(keyed(engineerProfile()).keys).toEqual(keys);
    const facts = [...profileFacts(engineerProfile(), keys).values()];
    expect(facts.filter(({ key }) => !key)).toEqual([]);
    expect(new Set(facts.map(({ key }) => key)).size).toBe(facts.length);
  });

  it("leave facts without stored keys as they are", () => {
    expect([...profileFacts(engineerProfile()).values()].filter(({ key, entryKey }) => key ?? entryKey)).toEqual([]);
  });

  it("stay with lines and jobs that move, also to another list or job", () => {
    const before = keyed(
      working(job("Baker", "Brotzeit", baked, ordered), job("Cook", "Ratskeller", "Cooked lunches.")),
    );
    const cook = job("Cook", "Ratskeller", "Cooked lunches.", ordered);
    const after = keyed(working(cook, { ...job("Baker", "Brotzeit"), notable_achievements: [baked] }), before);
    for (const text of [baked, ordered, "Cooked lunches.", "Baker", "Ratskeller"]) {
      expect(keyOf(after, text), text).toBe(keyOf(before, text));
    }
  });

  it("stay with a line that is worded otherwise, a corrected skill, and a sentence of the summary", () => {
    const summary = "I bake. I like early mornings.";
    const before = keyed({ ...working(job("Baker", "Brotzeit", ordered, baked)), profile_summary: summary });
    const changed = {
      ...working(job("Baker", "Brotzeit", ordered, `${baked} Daily.`)),
      profile_summary: "I like early mornings!",
    };
    const after = keyed(changed, before);
    expect(keyOf(after, `${baked} Daily.`)).toBe(keyOf(before, baked));
    expect(keyOf(after, "I like early mornings!")).toBe(keyOf(before, "I like early mornings."));

    const misspelled = keyed(skilled("Kneading", "Excell"));
    expect(keyOf(keyed(skilled("Kneading", "Excel"), misspelled), "Excel")).toBe(keyOf(misspelled, "Excell"));
  });

  it("are new for what says something else in the same place", () => {
    const before = keyed(working(job("Baker", "Brotzeit", baked)));
    const rewritten = keyed(working(job("Baker", "Brotzeit", "Drove the van.")), before);
    expect(keyOf(rewritten, "Drove the van.")).toBe(`${before.keys.next}`);
    const replaced = keyed(
      working({ ...job("Clerk", "Stadtwerke", "Sent invoices."), from: "2020-02", to: "" }),
      before,
    );
    expect(keyOf(replaced, "Clerk")).not.toBe(keyOf(before, "Baker"));
  });

  it("stay with a job whose title and employer were corrected at once", () => {
    const before = keyed(working({ ...job("Bakker", "Brotzeitt"), location: "", from: "" }));
    const after = keyed(working({ ...job("Baker", "Brotzeit"), location: "Bonn", to: "2020-01" }), before);
    expect(keyOf(after, "Baker")).toBe(keyOf(before, "Bakker"));
  });

  it("come back with what comes back from an earlier version, and are not given again meanwhile", () => {
    const first = keyed(working(job("Baker", "Brotzeit", baked, ordered)));
    const second = keyed(working(job("Baker", "Brotzeit", ordered)), first);
    const third = keyed(working(job("Baker", "Brotzeit", ordered, "Drove the van.")), second, first);
    expect(keyOf(third, "Drove the van.")).not.toBe(keyOf(first, baked));
    const restored = keyed(first.content, first, third);
    expect(restored.keys.lists).toEqual(first.keys.lists);
    expect(restored.keys.next).toBe(third.keys.next);
    const undone = keyed(working(job("Baker", "Brotzeit", ordered, baked)), third, second, first);
    expect(keyOf(undone, baked)).toBe(keyOf(first, baked));
  });

  it("stay through two tabs that are merged, a file that is imported, and a CV that is taken over", () => {
    const base = keyed(engineerProfile());
    const changed = (change: (first: ProfileDocument["professional_experience"][number]) => void) => {
      const profile = engineerProfile();
      for (const first of profile.professional_experience.slice(0, 1)) change(first);
      return profile;
    };
    const theirs = keyed(
      changed((first) => first.responsibilities.reverse()),
      base,
    );
    const mine = changed((first) => first.notable_achievements.push(baked));
    const { merged, conflicts } = mergeProfiles({ base: base.content, mine, theirs: theirs.content });
    const file = profileOfResume(toJsonResume(base.content))?.profile ?? emptyProfile();
    const withoutFirst = { ...base.content, professional_experience: base.content.professional_experience.slice(1) };
    const cut = keyed(withoutFirst, base);
    const { entries } = readingOfProfile(base.content);
    const matches = matchesInProfile(entries, withoutFirst);
    const imported = entries.map(({ section, values }, index) => ({
      ...{ section, match: matches[index] },
      values: matches[index] === undefined ? values.map((value) => ({ ...value, present: value.value })) : [],
    }));
    expect(conflicts).toEqual([]);
    for (const after of [
      keyed(merged, theirs),
      keyed(file, base),
      keyed(withEntries(cut.content, imported).profile, cut, base),
    ]) {
      for (const { text, key } of profileFacts(base.content, base.keys).values()) {
        const now = [...profileFacts(after.content, after.keys).values()].filter((fact) => fact.text === text);
        if (now.length === 1 && text) expect(now[0]?.key, text).toBe(key);
      }
      expect(keyOf(after, "Started up two batch reactors.")).toBe(keyOf(base, "Started up two batch reactors."));
    }
  });

  it("tell equal lines apart by their order", () => {
    const before = keyed(working(job("Baker", "Brotzeit", ordered, ordered)));
    expect(keyed(before.content, before).keys).toEqual(before.keys);
    const once = keyed(working(job("Baker", "Brotzeit", ordered)), before);
    expect(keyOf(once, ordered)).toBe(`${before.keys.lists["experience.0.statement"]?.[0]}`);
  });

  it("are found for a profile of 100 entries a section of which every line changed", () => {
    const before = keyed(fullProfile());
    const changed = fullProfile();
    for (const entry of changed.professional_experience) {
      entry.responsibilities = entry.responsibilities.map((line) => `${line} Again.`);
    }
    expect(keyed(changed, before).keys).toEqual(before.keys);
  });
});

/** A line of the model: what it says now, and the key it was given first. */
interface ModelLine {
  text: string;
  key?: string;
}

const changes = ["edit", "delete", "move", "move to another job", "add", "move job", "delete job", "add job"] as const;
const someChanges = array(record({ change: constantFrom(...changes), a: nat(), b: nat(), c: nat() }), {
  maxLength: 25,
});

/** Lines that have little in common, so that only what was edited is alike. */
const line = (number: number) =>
  `${["Baked", "Filed", "Drove", "Wrote", "Sang"][number % 5]} ${(number * 7919 + 31).toString(36).repeat(6)}`;

it("stay with their lines through any sequence of edits, moves and deletions, and are never given twice", () => {
  assert(
    property(someChanges, (sequence) => {
      let made = 0;
      const newLine = (): ModelLine => ({ text: line(made++) });
      const newJob = () => ({ name: line(1000 + made++), lines: [newLine(), newLine(), newLine()] });
      const jobs = [newJob(), newJob()];
      const document = () =>
        working(...jobs.map(({ name, lines }) => job(name, `At ${name}`, ...lines.map(({ text }) => text))));
      let saved = keyed(document());
      const everGiven = new Map<string, ModelLine>();
      const check = () => {
        const facts = [...profileFacts(saved.content, saved.keys).values()].filter(({ kind }) => kind === "statement");
        const lines = jobs.flatMap((one) => one.lines);
        expect(facts.map(({ text }) => text)).toEqual(lines.map(({ text }) => text));
        for (const [index, one] of lines.entries()) {
          const key = facts[index]?.key ?? "";
          expect(one.key ?? key, one.text).toBe(key);
          expect(everGiven.get(key) ?? one).toBe(one);
          one.key = key;
          everGiven.set(key, one);
        }
        const given = Object.values(saved.keys.lists).flat();
        expect(new Set(given).size).toBe(given.length);
      };
      check();
      for (const { change, a, b, c } of sequence) {
        const from = jobs[a % jobs.length];
        const to = jobs[c % jobs.length];
        const place = from ? b % Math.max(1, from.lines.length) : 0;
        const touched = from?.lines[place];
        if (change === "edit" && touched) touched.text = `${touched.text} ${c % 100}`;
        else if (change === "delete") from?.lines.splice(place, 1);
        else if (change === "move") from?.lines.splice(c % 4, 0, ...from.lines.splice(place, 1));
        else if (change === "move to another job") to?.lines.push(...(from?.lines.splice(place, 1) ?? []));
        else if (change === "add") from?.lines.splice(place, 0, newLine());
        else if (change === "move job") jobs.push(...jobs.splice(a % Math.max(1, jobs.length), 1));
        else if (change === "delete job") jobs.splice(a % Math.max(1, jobs.length), 1);
        else if (change === "add job") jobs.splice(c % 3, 0, newJob());
        const next = keyed(document(), saved);
        expect(keyed(document(), saved)).toEqual(next);
        saved = next;
        check();
      }
    }),
    { numRuns: 50 },
  );
});
