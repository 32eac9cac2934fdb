import { describe, expect, it } from "vitest";
import { answered } from "../../../../tests/factories/answered.ts";
import { distillationPosting, engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { examined } from "../../../../tests/liar/examined/examined-people.ts";
import { examinedFacts } from "../../../../tests/liar/examined/examined-person.ts";
import { freshPeople } from "../../../../tests/truth/fresh-people.ts";
import {
  profileLanguage,
  type Sentence,
  sentencesOf,
  writeCv,
  writeLetter,
} from "../../../engines/document-writing/document-writing.ts";
import { type PostingText, pastedPosting } from "../../../engines/posting-reading/posting-reading.ts";
import { postingFacts, targetPosting } from "../../../engines/requirement-matching/requirement-matching.ts";
import { judge, profileFacts } from "../../../engines/truth/truth.ts";
import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import { emptyProfile } from "../../../shared/profile/profile.rules.ts";

function write(profile: ProfileDocument = engineerProfile(), posting: PostingText = distillationPosting) {
  const target = targetPosting(posting);
  const facts = new Map(profileFacts(profile));
  for (const fact of postingFacts(target, "Nordchem")) facts.set(fact.id, fact);
  return {
    facts,
    cv: writeCv(facts, answered(target, facts)),
    letter: writeLetter(facts, answered(target, facts), "Nordchem", "2026-11-21"),
  };
}

const textOf = (sentences: Sentence[]) => sentences.map(({ text }) => text).join("\n");

describe("what the writers write", () => {
  it("[DOCS-06] has the ids of the facts that it rests on, but for courtesies", () => {
    const { facts, cv, letter } = write();
    const all = [...sentencesOf(cv), ...sentencesOf(letter)];
    expect(all.flatMap((sentence) => sentence.facts.filter((id) => !facts.has(id)))).toEqual([]);
    expect(all.filter((sentence) => sentence.facts.length === 0).map(({ text }) => text)).toEqual([
      "I would be glad to tell you more in a conversation.",
      "Thank you for considering my application.",
    ]);
  });

  it.each(Object.values(examined).flatMap(({ people }) => people.map((person) => [person.name, person] as const)))(
    "[DOCS-06] is refused in no letter: %s",
    (_, person) => {
      const facts = new Map(examinedFacts(person));
      const target = targetPosting({ job_title: "Supervisor", description: "", requirements: "" });
      for (const fact of postingFacts(target, "Baltic")) facts.set(fact.id, fact);
      const sentences = writeLetter(facts, answered(target, facts), "Baltic", "2026-11-21").paragraphs.flat();
      const verdict = (one: Sentence) => judge(one.text, one.facts, { facts, today: "2026-11-21" }).verdict;
      expect(sentences.filter((one) => verdict(one) === "refused")).toEqual([]);
    },
  );

  it("[DOCS-06] is refused neither in letters nor in summaries of people in four languages", () => {
    // The batches come ten by ten in the same order of languages, so that every seventh meets each of them; `npm run bench:careers` takes all.
    const people = freshPeople().filter((_, index) => process.env.CAREERS !== undefined || index % 7 === 0);
    expect(new Set(people.map(({ language }) => language)).size).toBeGreaterThanOrEqual(4);
    const refused = people.flatMap(({ profile, posting }) => {
      const text = pastedPosting(posting?.text ?? "", posting?.title);
      const target = targetPosting(text);
      const own = profileFacts(profile);
      const language = profileLanguage(own, text);
      const facts = new Map(own);
      for (const fact of postingFacts(target, posting?.company ?? "")) facts.set(fact.id, fact);
      const letter = writeLetter(facts, answered(target, facts), posting?.company ?? "", "2026-11-21", language);
      const [summary] = writeCv(facts, answered(target, facts), language, undefined, "2026-11-21").sections;
      return [...letter.paragraphs.flat(), ...(summary?.paragraphs.flat() ?? [])].filter(
        (one) => judge(one.text, one.facts, { facts, today: "2026-11-21" }).verdict === "refused",
      );
    });
    expect(refused).toEqual([]);
  });

  it("[DOCS-06] takes nothing about the person from the posting", () => {
    const { cv, letter } = write();
    const unquoted = textOf([...sentencesOf(cv), ...sentencesOf(letter)]).replaceAll(/“[^”]*”/g, "");
    expect(unquoted).not.toMatch(/Kubernetes|Salesforce|PhD|\b12\b|Ten years/);
  });
});

describe("CV", () => {
  it("[DOCS-06] puts first what the posting asks for", () => {
    const { cv } = write();
    const section = (heading: string) => cv.sections.find((part) => part.heading === heading);
    const [latest, earlier] = section("Experience")?.entries ?? [];
    expect(latest?.organisation.text).toBe("Kernwerk Chemie GmbH");
    expect(earlier?.organisation.text).toBe("Polska Farba S.A.");
    expect(latest?.bullets[0]?.text).toMatch(/^Cut solvent losses/);
    expect(section("Skills")?.paragraphs[0]?.[0]?.text).toMatch(/^Python, Distillation, HAZOP/);
    expect(cv.headline.text).toBe("Senior Process Engineer");
  });

  it("orders the same profile differently for another posting", () => {
    const training = { job_title: "Trainer", description: "", requirements: "Train shift teams\nExcel" };
    const { cv } = write(engineerProfile(), training);
    const work = cv.sections.find(({ heading }) => heading === "Experience");
    expect(work?.entries[0]?.bullets[0]?.text).toMatch(/^Trained four shift teams/);
    expect(cv.sections.find(({ heading }) => heading === "Skills")?.paragraphs[0]?.[0]?.text).toMatch(/^Excel/);
  });

  it("[DOCS-06] says in its summary who the person is and, once, the years of work, and what is asked for that they hold, and no line of a job", () => {
    const [summary] = write().cv.sections;
    expect(summary?.paragraphs.flat().map(({ text }) => text)).toEqual([
      "Process engineer with twelve years in chemical plants.",
      "MSc in Chemical Engineering, Python, distillation and HAZOP.",
    ]);
    const profile = engineerProfile({ profile_summary: "Process engineer. I do not travel." });
    const [shorter] = write(profile).cv.sections;
    expect(shorter?.paragraphs.flat().map(({ text }) => text)).toEqual([
      "Process engineer.",
      "12 years of experience as a Senior Process Engineer and as a Process Engineer.",
      "MSc in Chemical Engineering, Python, distillation and HAZOP.",
    ]);
  });

  it("[DOCS-06] puts help last within a job, and says nothing of who would speak for the person", () => {
    const lines = [
      "Helped with audits from 9 to 4",
      "Kept logs",
      "Cut waste from 9 to 4 %",
      "Marek Nowak will confirm this",
    ];
    const profile = engineerProfile();
    const [latest] = profile.professional_experience;
    profile.professional_experience = latest ? [{ ...latest, responsibilities: lines, notable_achievements: [] }] : [];
    profile.references = [{ name: "Marek Nowak", title: "", company: "", email: "", mobile: "" }];
    const work = write(profile).cv.sections.find(({ heading }) => heading === "Experience");
    expect(work?.entries[0]?.bullets.map(({ text }) => text)).toEqual([lines[2], lines[1], lines[0]]);
  });

  it("[DOCS-06] leaves out of a job what argues or says nothing where there is enough else, and of older ones all but the best", () => {
    const profile = engineerProfile();
    const [job] = profile.professional_experience;
    const of = (from: string, to: string, ...responsibilities: string[]) =>
      job ? [{ ...job, title: "Waiter", from, to, responsibilities, notable_achievements: [] }] : [];
    profile.professional_experience = [
      ...of(
        "2022-01",
        "",
        "Served 60 covers",
        "Kept the bar",
        "Ran the till",
        "Knee surgery, no handball since",
        "Back",
      ),
      ...of("2020-01", "2021-12", "Kept logs"),
      ...of("2018-01", "2019-12", "Kept logs"),
      ...of("2016-01", "2017-12", "Kept logs"),
      ...of("2014-01", "2015-12", "Kept logs", "Served 60 covers"),
    ];
    const entries = write(profile).cv.sections.find(({ heading }) => heading === "Experience")?.entries ?? [];
    const bullets = entries.map((entry) => entry.bullets.map(({ text }) => text));
    expect(bullets[0]?.toSorted()).toEqual(["Kept the bar", "Ran the till", "Served 60 covers"]);
    expect(bullets[4]).toEqual(["Served 60 covers"]);
  });

  it("has no empty section", () => {
    const { cv } = write({ ...emptyProfile(), skills: [{ skill: "HAZOP" }] });
    expect(cv.sections.map(({ heading }) => heading)).toEqual(["Skills"]);
  });
});

describe("letter", () => {
  it("[DOCS-06] answers requirements with achievements and leaves out what the profile cannot answer", () => {
    const { letter } = write();
    const text = textOf(letter.paragraphs.flat());
    expect(text).toContain("I am applying for the position of Lead Process Engineer (Distillation) at Nordchem.");
    expect(text).toContain("I lead HAZOP studies for three plants.");
    expect(text).toMatch(
      /^Since March 2019 I have worked as a Senior Process Engineer at Kernwerk Chemie GmbH\.\nI lead HAZOP .*\nI cut solvent losses by 18 %/m,
    );
    expect(text).not.toContain("PhD");
  });

  it("is written for a posting that matches nothing and a profile that says little", () => {
    const posting = { job_title: "Florist", description: "Flowers", requirements: "Bouquets" };
    const { letter } = write({ ...emptyProfile(), skills: [{ skill: "HAZOP" }] }, posting);
    expect(textOf(letter.paragraphs.flat())).toBe(
      "I am applying for the position of Florist at Nordchem.\nI would be glad to tell you more in a conversation.\nThank you for considering my application.",
    );
  });
});
