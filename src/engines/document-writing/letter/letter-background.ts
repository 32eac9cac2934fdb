import { namesJob } from "../../text/text.ts";
import type { FactBase } from "../../truth/truth.ts";
import type { Sentence } from "../document.ts";
import { type AnsweredPosting, weightOfFact } from "../evidence/answered-posting.ts";
import { distinct, heldTitles, isNameable, metFacts } from "../evidence/nameable-facts.ts";
import { listed } from "../evidence/ranked-facts.ts";
import { withLevelBehind } from "../facts/limited-facts.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { capitalised } from "../phrases/first-letters.ts";
import { nearestStudies } from "./nearest-study.ts";

const maxCertificates = 3;
const maxTrainings = 2;
const maxLanguages = 2;
const maxSkills = 4;
/** A longer one is a line of its own kind: "explaining things to people who didn't ask". */
const maxWordsOfSkill = 4;

/**
 * What decides beside work, each as a line of its own: the studies that are highest and nearest, the certificates that are held, what is asked
 * for first, the courses that are of the posting, and the skills and languages that meet it.
 */
export function background(
  facts: FactBase,
  posting: AnsweredPosting,
  { phrases, today }: { phrases: DocumentPhrases; today: string },
): Sentence[] {
  const naming = { facts, posting, phrases, today };
  const met = [...new Set(metFacts(facts, posting))].filter((fact) => isNameable(fact, naming));
  const entries = [
    ...nearestStudies(facts, posting, Number(today.slice(0, 4))).map(({ id }) => id),
    ...heldTitles("certification", naming)
      .slice(0, maxCertificates)
      .map(({ entry }) => entry),
    ...heldTitles("training", naming)
      // A course that is called like an occupation would read as a post.
      .filter((fact) => weightOfFact(fact, posting) > 0 && !namesJob(fact.text))
      .slice(0, maxTrainings)
      .map(({ entry }) => entry),
  ].filter((entry) => entry !== null);
  const skills = met.filter(
    ({ kind, entry, text }) => kind === "skill" && entry === null && text.split(" ").length <= maxWordsOfSkill,
  );
  const languages = met.filter(({ kind }) => kind === "language");
  return [
    ...entries.map((entry) => entryItem(entry, facts)),
    ...listed(skills.slice(0, maxSkills)),
    ...distinct(languages.map(({ id, text }) => ({ text: capitalised(withLevelBehind(text)), facts: [id] }))).slice(
      0,
      maxLanguages,
    ),
  ];
}

/** "Técnico Superior, Transporte y Logística, IES Miralbueno", "First Aid, Red Cross (2021)": whole, as the CV has it. */
function entryItem(entry: string, facts: FactBase): Sentence {
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
