import { describe, expect, it } from "vitest";
import { distillationPosting, engineerProfile } from "../../../../tests/factories/profile-document.ts";
import {
  type CvDocument,
  type LetterDocument,
  type Sentence,
  sentencesOf,
  writeCv,
  writeLetter,
} from "../../../engines/document-writing/document-writing.ts";
import type { PostingText } from "../../../engines/posting-reading/posting-reading.ts";
import { postingFacts, targetPosting } from "../../../engines/requirement-matching/requirement-matching.ts";
import type { FactBase } from "../../../engines/truth/truth.ts";
import { profileFacts } from "../../../engines/truth/truth.ts";
import { checkedCv, checkedLetter } from "./checked-document.ts";

const target = targetPosting(distillationPosting);
const kernwerk = ["title", "organisation", "from", "to"].map((kind) => `experience.1.${kind}`);

function baseFor(company: string, posting: PostingText = distillationPosting): FactBase {
  const facts = new Map(profileFacts(engineerProfile()));
  for (const fact of postingFacts(targetPosting(posting), company)) facts.set(fact.id, fact);
  return facts;
}

const facts = baseFor("Nordchem");
const cv = writeCv(facts, target);
const letter = writeLetter(facts, target, "Nordchem", "2026-11-21");
const said = (document: CvDocument | LetterDocument) =>
  sentencesOf(document)
    .map(({ text }) => text)
    .join("\n");

describe("a lie anywhere in a document", () => {
  const lies: Sentence[] = [
    { text: "PhD", facts: [] },
    { text: "Dr. Zoë Łukasiewicz", facts: ["person.name"] },
    { text: "Zoë Łukasiewicz, PhD", facts: ["person.name"] },
    { text: "Lead Process Engineer (Distillation)", facts: ["posting.title"] },
    { text: "Lead Process Engineer (Distillation)", facts: kernwerk },
    { text: "Head of Engineering at Kernwerk Chemie GmbH", facts: kernwerk },
    { text: "zoe@nobel-laureates.example", facts: ["person.contact.0"] },
    { text: "Nordchem, where I lead 12 engineers", facts: ["request.company"] },
    {
      text: "Application for the position of Lead Process Engineer (Distillation), with a PhD",
      facts: ["posting.title"],
    },
    { text: "Ten years of leadership of 12 engineers", facts: ["posting.line.2"] },
    { text: "I bring ten years of leadership of 12 engineers.", facts: ["posting.line.2", ...kernwerk] },
  ];

  it.each(lies)("[DOCS-06] is not set as a part of a CV: $text", (lie) => {
    const places: CvDocument[] = [
      { ...cv, name: lie },
      { ...cv, headline: lie },
      { ...cv, contacts: [lie] },
      ...cv.sections.slice(0, 1).map((section) => ({ ...cv, sections: [{ ...section, paragraphs: [[lie]] }] })),
      ...cv.sections.slice(0, 1).map((section) => ({ ...cv, sections: [{ ...section, bullets: [lie] }] })),
      ...(["title", "date", "organisation", "place", "text"] as const).map((part) => ({
        ...cv,
        sections: cv.sections.map((section) => ({
          ...section,
          entries: section.entries.map((entry) => ({ ...entry, [part]: lie })),
        })),
      })),
    ];
    for (const place of places) expect(said(checkedCv(place, facts)).split("\n")).not.toContain(lie.text);
  });

  it.each(lies)("[DOCS-06] is not set as a part of a letter: $text", (lie) => {
    const places: LetterDocument[] = [
      { ...letter, name: lie },
      { ...letter, headline: lie },
      { ...letter, contacts: [lie] },
      { ...letter, recipient: lie },
      { ...letter, subject: lie },
      { ...letter, paragraphs: [[lie]] },
    ];
    for (const place of places) expect(said(checkedLetter(place, facts)).split("\n")).not.toContain(lie.text);
  });
});

describe("a firm or a posting that speaks for the person", () => {
  const lettered = (company: string, posting: PostingText = distillationPosting) => {
    const base = baseFor(company, posting);
    return said(checkedLetter(writeLetter(base, targetPosting(posting), company, "2026-11-21"), base));
  };

  it.each([
    "Acme. I hold a PhD",
    "Acme, where I led a team of 40",
    "Acme. Holds a PhD in chemistry",
    "Acme: the candidate won three prizes",
    "Acme. Ich habe promoviert",
  ])("[DOCS-06] has no place in a letter: %s", (company) => {
    expect(lettered(company)).not.toContain(company);
  });

  it.each(["Phase I GmbH", "St. Gallen AG", "My Home Ltd", "Amazon.com, Inc.", "Nordchem"])(
    "[DOCS-06] is not taken for %s",
    (company) => {
      expect(lettered(company)).toContain(company);
    },
  );

  it("[DOCS-06] may be quoted, and says nothing about the person", () => {
    const posting = { ...distillationPosting, requirements: "You have 10 years of experience in HAZOP studies" };
    for (const line of lettered("Nordchem", posting).split("\n"))
      if (line.includes("10 years")) expect(line).toMatch(/[“"„«].*10 years.*[”"“»]/);
  });

  it("[DOCS-06] cannot make a title into a claim", () => {
    const posting = { ...distillationPosting, job_title: "Engineer. I have led 40 people" };
    expect(lettered("Nordchem", posting)).not.toContain("led 40 people");
  });
});
