import { expect, it } from "vitest";
import { answered } from "../../../../tests/factories/answered.ts";
import type { KeptAnswer } from "../../../shared/matching/requirement-match.contract.ts";
import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import { emptyProfile } from "../../../shared/profile/profile.rules.ts";
import { postingFacts, targetPosting } from "../../requirement-matching/requirement-matching.ts";
import { profileFacts } from "../../truth/truth.ts";
import { writeCv } from "../cv/cv-writer.ts";
import { writeLetter } from "./letter-writer.ts";

it.each([
  ["en", ["Stock budget £18,400 a year for the library", "Active borrowers from 31% to 52%", "Enquiry desk"]],
  ["de", ["Einkauf der Medien, 18.400 € im Jahr", "Aktive Leser von 31 % auf 52 %", "Auskunft"]],
] as const)(
  "leads a list of notes with the result, also where another is nearer to the posting: %s",
  (language, notes) => {
    const job = { company: "Lakeland College", title: "Librarian", location: "Kendal", from: "2018-09", to: "" };
    const professional_experience = [{ ...job, responsibilities: [...notes], notable_achievements: [] }];
    const target = targetPosting({
      job_title: "Librarian",
      description: "Stock budget, Einkauf der Medien",
      requirements: "",
    });
    const facts = new Map(profileFacts({ ...emptyProfile(), professional_experience }));
    for (const fact of postingFacts(target, "Northgate")) facts.set(fact.id, fact);
    const letter = writeLetter(facts, answered(target, facts), "Northgate", "2026-11-24", language).paragraphs.flat();
    const placeOf = (words: string) => letter.findIndex(({ text }) => text.includes(words));
    expect(placeOf("52")).toBeGreaterThan(0);
    expect(placeOf("52")).toBeLessThan(placeOf(language === "en" ? "18,4" : "18.4"));
  },
);

/** The paragraphs of a letter about two jobs, for somebody who says something of themselves. */
function letterFor(
  jobTitle: string,
  description: string,
  latest: string[],
  earlier: string[],
  { confirmed = [], yes, ...said }: Partial<ProfileDocument> & { confirmed?: string[]; yes?: string } = {},
) {
  const job = (title: string, from: string, to: string, responsibilities: string[]) => ({
    ...{ company: `${title} House`, title, location: "Kendal", from, to },
    ...{ responsibilities, notable_achievements: [] },
  });
  const professional_experience = [
    job("Librarian", "2018-09", "", latest),
    job("Waiter", "2010-01", "2018-08", earlier),
  ];
  const target = targetPosting({ job_title: jobTitle, description: "", requirements: description });
  const facts = new Map(profileFacts({ ...emptyProfile(), ...said, professional_experience }));
  for (const fact of postingFacts(target, "Northgate")) facts.set(fact.id, fact);
  const worded = [...facts.values()].filter(({ text }) => confirmed.includes(text));
  const sentences = new Map(worded.map(({ id, text }) => [id, { text: `I confirm: ${text}.`, facts: [id] }]));
  const meant = [...facts.values()].filter(({ text }) => text === yes).map(({ id, key = id, text }) => ({ key, text }));
  const answers = target.requirements.map(
    ({ term_key, lang }): KeptAnswer => ({
      ...{ term_key, lang, at: "2026-11-24T10:00:00.000Z" },
      ...{ said: "yes", facts: meant },
    }),
  );
  const match = answered(target, facts, yes === undefined ? [] : answers);
  return writeLetter(facts, match, "Northgate", "2026-11-24", "en", { bullets: new Map(), sentences }).paragraphs.map(
    (paragraph) => paragraph.map(({ text }) => text).join("\n"),
  );
}

const notes = ["Sold 4 tickets", "Stocked 9 shelves", "Read 7 papers", "Wrote 5 lists", "Catalogue of old maps"];
const lead = "Trained 2 new colleagues";

it("[DOCS-06] tells of an earlier job what the posting speaks of, and nothing else", () => {
  expect(letterFor("Archivist", "Catalogue, wine list", notes, ["Wine list", "Tables"])).toContain(
    "Before that, from January 2010 to August 2018, I worked as Waiter at Waiter House.\nMy work included:\nwine list",
  );
  expect(letterFor("Archivist", "Catalogue", notes, ["Wine list", "Tables"]).join("\n")).not.toContain("Waiter");
});

it("[DOCS-06] tells of what the posting speaks of before numbers of anything else, and of leading where its title leads", () => {
  expect(letterFor("Archivist", "Catalogue", [...notes, lead], [])[1]).toContain("catalogue of old maps");
  expect(letterFor("Lead Archivist", "Catalogue", [...notes, lead], [])[1]).toMatch(/2 new colleagues/);
  const plain = [..."ABCDE"].map((line) => `Waste of line ${line} from 9 to 7 %`).concat("2 Azubis");
  expect(
    letterFor(
      "Archivist",
      "Ihr Profil:\n- Führung eines Teams\n- Erfahrung mit alten Karten und Büchern",
      plain,
      [],
    )[1],
  ).toContain("2 Azubis");
  expect(letterFor("Archivist", "Kataloge", plain, [])[1]).not.toContain("2 Azubis");
});

it("[DOCS-06] opens with what is applied for, what the person says of themselves and what they wish for", () => {
  const summary =
    "Librarian of Kendal. I like maps. I want to run one. I would like to keep my bicycle. I would like to keep a catalogue.";
  expect(letterFor("Archivist", "Catalogue", notes, [], { profile_summary: summary })[0]).toBe(
    "I am applying for the position of Archivist at Northgate.\nMy background: librarian of Kendal.\nI like maps.\nI would like to keep a catalogue.",
  );
});

it("[DOCS-06] tells of a job since when it goes on, in the sentences that were confirmed where they are half of it, else as a list", () => {
  const since = "Since September 2018 I have worked as Librarian at Librarian House";
  const asked = ["Repair of globes", "Catalogue of maps"].join("\n");
  const letterOf = (lines: string[], confirmed: string[] = []) =>
    letterFor("Archivist", asked, lines, [], { confirmed })[1];
  expect(letterOf(["Catalogue of old maps", "Globe repair"], ["Catalogue of old maps"])).toBe(
    `${since}.\nI confirm: Catalogue of old maps.`,
  );
  expect(letterOf([...notes.slice(3), "Globe repair"], ["Wrote 5 lists"])).toBe(
    `${since}.\nI confirm: Wrote 5 lists.\nMy work includes:\ncatalogue of old maps\nglobe repair`,
  );
  expect(letterOf(notes.slice(3))).toBe(`${since}.\nI wrote 5 lists.\nMy work includes:\ncatalogue of old maps`);
});

it("[DOCS-06] tells what went from what to what, whatever it says that it is not, and no hour of the day", () => {
  const lines = ["Comebacks from 6 % to 2.5 %, not the shop's", "One dad emails at 11pm", "Sold 4 tickets"];
  const [, work] = letterFor("Archivist", "Catalogue", lines, []);
  expect(work).toContain("Comebacks");
  expect(work).not.toContain("11pm");
});

it("[DOCS-06] tells what the person answered to a must", () => {
  expect(letterFor("Archivist", "Inventories", notes, [], { yes: "Catalogue of old maps" })[1]).toContain(
    "catalogue of old maps",
  );
});

it("[DOCS-06] beside sentences, another job is told for what it answers and for from what to what", () => {
  const confirmed = notes.slice(0, 3);
  const letterOf = (note: string) =>
    letterFor("Archivist", "Catalogue of maps", confirmed, [note], { confirmed }).join("\n");
  expect(letterOf("Read 12 lists")).not.toContain("12 lists");
  expect(letterOf("Catalogue of maps, 40 % faster")).toContain("40 % faster");
  expect(letterOf("Loans from 9 to 12 a day")).toContain("from 9 to 12");
});

it("[DOCS-06] chooses no aside, unless it shows a result", () => {
  const asides = ["Weekends, 12 hours a day", "Rota moved from 9 to 7 days"];
  const job = { company: "Lakeland", title: "Librarian", location: "Kendal", from: "2018-09", to: "" };
  const profile = {
    ...emptyProfile(),
    professional_experience: [{ ...job, responsibilities: [...asides, "Read 7 papers"], notable_achievements: [] }],
  };
  const target = targetPosting({ job_title: "Archivist", description: "Catalogues", requirements: "" });
  const facts = new Map(
    [...profileFacts(profile)].map(([id, fact]) => [
      id,
      asides.includes(fact.text) ? { ...fact, isAside: true as const } : fact,
    ]),
  );
  for (const document of [
    writeLetter(facts, answered(target, facts), "Northgate", "2026-11-24"),
    writeCv(facts, answered(target, facts)),
  ]) {
    const said = JSON.stringify(document);
    expect(said).toContain("Rota moved");
    expect(said).toContain("Read 7 papers");
    expect(said).not.toContain("Weekends");
  }
});

it("[DOCS-06] begins with whom the person leads where others are led, and tells three jobs where the third is asked for", () => {
  const leading = ["Catalogue from 9 to 7 days", "Lead a team of 12 people"];
  expect(letterFor("Head Archivist", "Catalogue, leading a team", leading, [])[1]).toMatch(
    /\n.*12 people.*\n.*9 to 7/s,
  );
  const volunteer_experience = [
    {
      ...{ organization: "Map Society", title: "Keeper of globes", location: "Kendal", from: "2018-10", to: "2020-01" },
      responsibilities: ["Repaired 40 globes"],
    },
  ];
  const asked = "Catalogue\nWine list\nRepair of globes";
  const paragraphs = letterFor("Archivist", asked, notes, ["Wine list", "Tables"], { volunteer_experience });
  const places = ["Librarian House", "Map Society", "Waiter House"].map((place) =>
    paragraphs.findIndex((paragraph) => paragraph.includes(place)),
  );
  expect(Math.min(...places)).toBeGreaterThan(0);
});
