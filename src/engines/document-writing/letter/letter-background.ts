import type { FactBase } from "../../truth/truth.ts";
import type { Sentence } from "../document.ts";
import type { AnsweredPosting } from "../evidence/answered-posting.ts";
import { distinct, heldCertificates, isNameable, metFacts } from "../evidence/nameable-facts.ts";
import { listed } from "../evidence/ranked-facts.ts";
import { withLevelBehind } from "../facts/limited-facts.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { capitalised } from "../phrases/first-letters.ts";
import { nearestStudies } from "./nearest-study.ts";

const maxItems = 2;
const maxSkills = 4;
/** A longer one is a line of its own kind: "explaining things to people who didn't ask". */
const maxWordsOfSkill = 4;

/**
 * What the posting asks for beside work, each as a line of its own: the studies that are nearest to it, and the certificates, courses, skills and
 * languages that meet it; else the certificates that are nearest.
 */
export function background(
  facts: FactBase,
  posting: AnsweredPosting,
  { phrases, today, said }: { phrases: DocumentPhrases; today: string; said: Sentence[] },
): Sentence[] {
  const naming = { facts, posting, phrases, today };
  const met = metFacts(facts, posting).filter((fact) => isNameable(fact, naming));
  const spoken = new Set(said.flatMap((one) => one.facts.flatMap((id) => facts.get(id)?.entry ?? [])));
  const ofSection = (section: string) => met.filter((fact) => fact.section === section);
  const asked = ofSection("certification");
  const entries = [
    ...nearestStudies(facts, posting, Number(today.slice(0, 4))).map(({ id }) => id),
    ...(asked.length > 0 ? asked : heldCertificates(naming).slice(0, maxItems)).map(({ entry }) => entry),
    ...ofSection("training").map(({ entry }) => entry),
  ].filter((entry) => entry !== null);
  const skills = met.filter(
    ({ kind, entry, text }) => kind === "skill" && entry === null && text.split(" ").length <= maxWordsOfSkill,
  );
  const languages = met.filter(({ kind }) => kind === "language");
  return [
    ...[...new Set(entries)].filter((entry) => !spoken.has(entry)).map((entry) => entryItem(entry, facts)),
    ...listed(skills.slice(0, maxSkills)),
    ...distinct(languages.map(({ id, text }) => ({ text: capitalised(withLevelBehind(text)), facts: [id] }))).slice(
      0,
      maxItems,
    ),
  ];
}

/** As a list, or as one line. */
export function alsoBrought(items: Sentence[], phrases: DocumentPhrases): Sentence[] {
  const [only, ...others] = items;
  if (!only) return [];
  return others.length > 0 || only.text.includes(": ")
    ? [{ text: phrases.alsoBrings, facts: [] }, ...items]
    : [{ ...only, text: `${phrases.alsoBrings} ${only.text}` }];
}

/** "Técnico Superior, Transporte y Logística, IES Miralbueno", "First Aid, Red Cross (2021)": whole, as the CV has it. */
export function entryItem(entry: string, facts: FactBase): Sentence {
  const parts = [...facts.values()].filter(
    (fact) => fact.entry === entry && /^(?:degree|subject|title|organisation)$/.test(fact.kind),
  );
  const distinctParts = parts.filter(
    ({ text }, at) =>
      !parts.some((other, index) => index < at && other.text.toLowerCase().includes(text.toLowerCase())),
  );
  const year = [...facts.values()].find((fact) => fact.entry === entry && fact.kind === "year");
  const text = distinctParts.map((part) => part.text).join(", ");
  const isDated = year !== undefined && /^\d{4}/.test(year.text);
  return {
    text: isDated ? `${text} (${year.text.slice(0, 4)})` : text,
    facts: [...distinctParts, ...(isDated ? [year] : [])].map(({ id }) => id),
  };
}
