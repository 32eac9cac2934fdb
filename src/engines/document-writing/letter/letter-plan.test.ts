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

const list = "Examples from my work:";

it("[DOCS-06] names the last two jobs, and tells of the earlier one what the posting speaks of, and nothing else", () => {
  const paragraphs = letterFor(
    "Archivist",
    "Catalogue, wine list",
    ["Map desk", "Catalogue of old maps"],
    ["Wine list", "Tables"],
  );
  expect(paragraphs).toContain(
    "Since September 2018 I have worked as a Librarian at Librarian House.\nBefore that, from January 2010 to August 2018, I worked as a Waiter at Waiter House.",
  );
  expect(paragraphs).toContain(`${list}\nCatalogue of old maps\nWine list`);
});

it("[DOCS-06] tells of what the posting speaks of before numbers of anything else, and of leading where its title leads", () => {
  const lines = [
    "Sales, 4 tickets",
    "Shelves, 9 in all",
    "Papers, 7",
    "Lists, 5",
    "Catalogue of old maps",
    "2 new colleagues",
  ];
  const listOf = (title: string, asked: string, own: string[]) => letterFor(title, asked, own, [])[2];
  expect(listOf("Archivist", "Catalogue", lines)).toMatch(/:\nCatalogue of old maps/);
  expect(listOf("Lead Archivist", "Catalogue", lines)).toMatch(/:\n2 new colleagues/);
  const plain = [..."ABCDE"].map((line) => `Waste of line ${line}, 9 to 7 %`).concat("2 Azubis");
  const leading = "Ihr Profil:\n- Führung eines Teams\n- Erfahrung mit alten Karten und Büchern";
  expect(listOf("Archivist", leading, plain)).toContain("2 Azubis");
  expect(listOf("Archivist", "Kataloge", plain)).not.toContain("2 Azubis");
});

it("[DOCS-06] opens with what is applied for, what the person says of themselves and what they wish for", () => {
  const summary =
    "Librarian of Kendal. I like maps. I want to run one. I would like to keep my bicycle. I would like to keep a catalogue.";
  expect(letterFor("Archivist", "Catalogue", notes, [], { profile_summary: summary })[0]).toBe(
    "I am applying for the position of Archivist at Northgate.\nI like maps.\nI would like to keep a catalogue.",
  );
});

it("[DOCS-06] tells of a job since when it goes on, in the sentences that were confirmed where they are half of it, else as a list of tidy notes", () => {
  const since = "Since September 2018 I have worked as a Librarian at Librarian House";
  const asked = ["Repair of globes", "Catalogue of maps"].join("\n");
  const letterOf = (lines: string[], confirmed: string[] = []) =>
    letterFor("Archivist", asked, lines, [], { confirmed }).slice(1, 3);
  expect(letterOf(["Catalogue of old maps", "Globe repair"], ["Catalogue of old maps"])[0]).toBe(
    `${since}.\nI confirm: Catalogue of old maps.`,
  );
  const sold = ["Sold the 4 tickets", "Stocked the 9 shelves", "Tickets, 7"];
  expect(letterOf(sold)[0]).toBe(`${since}.\nI sold the 4 tickets.\nI stocked the 9 shelves.`);
  const untidy = ["Catalogue of old maps!!", "Globe repair... well", "Catalogue of maps = 40"];
  expect(letterOf(["Catalogue of old maps", "globe repair, 4", ...untidy])[1]).toBe(
    `${list}\nGlobe repair, 4\nCatalogue of old maps`,
  );
});

it("[DOCS-06] names no job of a few months that is of another trade, and a skill that a must names", () => {
  const job = (title: string, from: string, to: string, responsibilities: string[] = []) => ({
    ...{ title, company: `${title} House`, location: "", from, to, responsibilities, notable_achievements: [] },
  });
  const professional_experience = [
    job("Librarian", "2020-04", "", ["Maps, 400", "Papers, 7"]),
    job("Waiter", "2020-01", "2020-03"),
    job("Archivist", "2019-10", "2019-12"),
    job("Bookseller", "2012-01", "2019-09"),
  ];
  const skills = [{ skill: "Globes" }, { skill: "Cards" }, { skill: "Maps" }];
  const facts = new Map(profileFacts({ ...emptyProfile(), professional_experience, skills }));
  const requirements = "Experience with maps and globes";
  const target = targetPosting({ job_title: "Archivist", description: "", requirements });
  for (const fact of postingFacts(target, "Northgate")) facts.set(fact.id, fact);
  const said = writeLetter(facts, answered(target, facts), "Northgate", "2026-11-24").paragraphs.flat();
  const letter = said.map(({ text }) => text).join(" ");
  expect(letter).toMatch(/Librarian House.*Archivist House.*following skills: (?:maps and globes|globes and maps)/);
  expect(letter).not.toMatch(/Waiter|[Cc]ards/);
});

it.each(["British Library (volunteer)", "NHS (unpaid)", "Google (via Adecco)", "Lidl (work placement)"])(
  "[DOCS-06] says of an employer what is remarked on it: %s",
  (company) => {
    const professional_experience = [
      {
        ...{ company, title: "Librarian", location: "", from: "2018", to: "2020" },
        responsibilities: [],
        notable_achievements: [],
      },
    ];
    const facts = new Map(profileFacts({ ...emptyProfile(), professional_experience }));
    const target = targetPosting({ job_title: "Archivist", description: "", requirements: "Maps" });
    for (const fact of postingFacts(target, "Northgate")) facts.set(fact.id, fact);
    const said = writeLetter(facts, answered(target, facts), "Northgate", "2026-11-24").paragraphs.flat();
    expect(said.map(({ text }) => text).join(" ")).toContain(company);
  },
);

it("[DOCS-06] lists what came of something, also behind a semicolon, before what was only done", () => {
  const result = "Moved the index to cards; requests fell from 35 to 9 a week";
  const plain = ["Papers, 7", "Maps, 3", "Globes, 4", "Tickets, 6"];
  expect(letterFor("Archivist", "Catalogue", [...plain, result], [])[2]).toContain(result);
});

it("[DOCS-06] takes nobody who was served in another trade for somebody who was led", () => {
  expect(letterFor("Head Librarian", "Leading a team", notes, ["Weddings for 120 people"]).join()).not.toContain("120");
});

it("[DOCS-06] lists rather a plain note than one with an afterthought", () => {
  const ragged = ["Lists, 5. all mine", "Shelves, 9 (don't ask)"];
  const notes = ["Papers, 7", "Maps, 3", "Globes, 4", "Tickets, 6", "Cards, 8"];
  expect(letterFor("Archivist", "Catalogue", [...ragged, ...notes], [])[2]).toBe([list, ...notes].join("\n"));
});

it("[DOCS-06] tells what went from what to what, whatever it says that it is not, and no hour of the day", () => {
  const lines = ["Comebacks from 6 % to 2.5 %, not the shop's", "One dad emails at 11pm", "Sold 4 tickets"];
  const [, work] = letterFor("Archivist", "Catalogue", lines, []);
  expect(work).toContain("Comebacks");
  expect(work).not.toContain("11pm");
});

it("[DOCS-06] tells what the person answered to a must", () => {
  const lines = ["Papers, 7", "Lists, 5", "Shelves, 9", "Tickets, 4", "Catalogue of old maps"];
  expect(letterFor("Archivist", "Inventories", lines, [], { yes: "Catalogue of old maps" }).join("\n")).toMatch(
    /:\nCatalogue of old maps/,
  );
});

it("[DOCS-06] chooses no aside, unless it shows a result", () => {
  const asides = ["Weekends, 12 hours a day", "Rota moved from 9 to 7 days"];
  const job = { company: "Lakeland", title: "Librarian", location: "Kendal", from: "2018-09", to: "" };
  const profile = {
    ...emptyProfile(),
    professional_experience: [
      { ...job, responsibilities: [...asides, "Read 7 papers", "Wrote 5 lists"], notable_achievements: [] },
    ],
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
    expect(said).toMatch(/rote 5 lists/);
    expect(said).not.toContain("Weekends");
  }
});

it("[DOCS-06] begins with whom the person leads where others are led", () => {
  const leading = ["Catalogue from 9 to 7 days", "Lead a team of 12 people"];
  expect(letterFor("Head Archivist", "Catalogue, leading a team", leading, [])[1]).toMatch(
    /\n.*12 people.*\n.*9 to 7/s,
  );
});

it("[DOCS-06] lists what might answer a must before what answers nothing", () => {
  const latest = ["POS sales up 4%", "ISBN errors down 9%", "PDF loans up 7%", "DVD loans down 5%"];
  const letter = letterFor("Archivist", "Demonstrated experience as shift leader", latest, ["Shift lead, nights"]);
  expect(letter.join("\n")).toContain("Shift lead");
});

it("[DOCS-06] says no wish that is typed as on a phone, and one that is with its stop", () => {
  const [typed] = letterFor("Archivist", "Old maps", notes, ["Tea"], {
    profile_summary: "Want to read maps n lists all day",
  });
  const [wish] = letterFor("Archivist", "Old maps", notes, ["Tea"], { profile_summary: "Want to read maps all day" });
  expect(typed).not.toContain("maps n lists");
  expect(wish).toContain("I want to read maps all day.");
});

it("[DOCS-06] names a certificate that says until when it is held by its name alone, and a language with its level", () => {
  const certificates = ["Map keeping, expires in February 2099", "Map keeping, expired 2020"].map((name) => ({
    ...{ certification_name: name, certification_organization: "", certification_date: "2019" },
  }));
  const paragraphs = letterFor("Archivist", "Map keeping certificate\nSpanish B2", notes, ["Tea"], {
    certifications: certificates,
    yes: "Map keeping, expires in February 2099",
    personal_details: { ...emptyProfile().personal_details, languages_known: ["English", "spanish C1"] },
  });
  expect(paragraphs.join("\n")).toContain("the following qualification: Map keeping.");
  expect(paragraphs.join("\n")).not.toMatch(/expire|2020/);
  expect(paragraphs.join("\n")).toContain("Spanish (C1)");
});

it("[DOCS-06] takes nobody who works beside a head for somebody who leads", () => {
  const lines = ["Register of maps, weekly check with the head archivist", "Lead of the map room, 2 days a week"];
  expect(letterFor("Head of Maps", "Catalogue", lines, [])[2]).toMatch(/^[^\n]*\nLead of the map room/);
});
