import type { DocumentLanguage } from "../../text/text.ts";
import { contentWords, isSameWord } from "../requirement-words.ts";
import { askingWords, havingVerbs, spared } from "../tables/asking-words.ts";
import { orAlike, preference } from "./asked-things.ts";
import { type BlockSection, blockSections } from "./block-sections.ts";
import { askedLikelihood } from "./learned/learned-role.ts";
import { addressesReader, asksFor, isDropped, ofEmployer, opensAsking, plain, wishes } from "./line-evidence.ts";
import { type BlockLine, postingBlocks } from "./line-shapes.ts";
import { postingSentences } from "./posting-sentences.ts";
import { demands, requirementClauses } from "./requirement-clauses.ts";
import { kindByWords } from "./requirement-kinds.ts";
import { sectionOfHeading } from "./section-cues.ts";
import { openPatternOf, patternOf } from "./word-patterns.ts";

export interface RequirementUnit {
  text: string;
  must: boolean;
}

export interface PostingItem extends BlockLine {
  section: BlockSection;
  /** Of a list, or of what a heading announces; else of running text. */
  isHeaded: boolean;
}

const maxLength = 400;
const maxUnits = 40;

/** The lines of a posting, each with what its block is. */
export function postingItems(text: string, title: string, language: DocumentLanguage): PostingItem[] {
  const blocks = postingBlocks(text, title);
  const sections = blockSections(blocks, language);
  return blocks.flatMap(({ heading, lines }, at) =>
    lines.map((line) =>
      labelled({ ...line, section: sections[at] ?? "other", isHeaded: heading !== "" || line.isBullet }),
    ),
  );
}

/** "Essential: IOSH certificate" is a line below a heading of its own. */
function labelled(item: PostingItem): PostingItem {
  const [, label = "", rest = ""] = /^([^:]{3,45}):\s+(\S.*)$/s.exec(item.text) ?? [];
  const section = label.split(" ").length <= 6 ? sectionOfHeading(label) : undefined;
  return section && rest ? { ...item, text: rest, section, isHeaded: true } : item;
}

/** What of a posting's lines asks for something, each thing whole. */
export function requirementUnits(items: PostingItem[], title: string, language: DocumentLanguage): RequirementUnit[] {
  const units = items.flatMap((item) => unitsOfItem(item, language));
  const seen = new Set<string>();
  return units
    .filter(({ text }) => !patternOf(spared).test(plain(text)) && saysMore(text, title, language))
    .filter(({ text }) => !seen.has(text) && seen.add(text))
    .slice(0, maxUnits);
}

/** "We are looking for a cook", of a cook's posting, asks for nothing yet. */
function saysMore(text: string, title: string, language: DocumentLanguage): boolean {
  if (plain(text) === plain(title)) return false;
  if (kindByWords(text, language) !== "skill") return true;
  const rest = plain(text).replace(openPatternOf(askingWords[language]), " ");
  const ofTitle = contentWords(title, language);
  return (
    contentWords(rest, language).some(
      ({ key }) => !ofTitle.some((word) => isSameWord(word.key, key) || word.key.endsWith(key)),
    ) || contentWords(text, language).some(({ name }) => name === "exact")
  );
}

function unitsOfItem(
  { text, section, isHeaded, isBullet }: PostingItem,
  language: DocumentLanguage,
): RequirementUnit[] {
  if (section === "applying" || (section === "benefit" && isHeaded)) return [];
  const isListed = isHeaded && (section === "asked" || section === "wished");
  let goesOn = false;
  return postingSentences(text).flatMap((whole) => {
    const { sentence, announced } = withoutLabel(whole, language);
    if (isDropped(sentence) && !asksFor(sentence, language)) return [];
    if (announced) return unitsOf(sentence, "list", announced);
    if (isListed)
      return isOfEmployer(sentence, language) ? [] : unitsOf(sentence, isBullet ? "whole" : "running", section);
    const units = unitsOf(sentence, "running", section).filter(({ text: clause }, at, all) => {
      const isDuty = addressesReader(clause, language) || ofEmployer(clause, language);
      const isOpen = (at === 0 || goesOn) && !ofEmployer(sentence, language);
      const isNamed = !isHeaded && (opensHaving.test(clause) || (isOpen && namesNeed(clause, language)));
      const isShared = !isDuty && all.slice(at + 1, at + 2).some((next) => endsDemanding(next.text));
      goesOn =
        (saysNeed(clause, language) && !onlySeeks(clause)) ||
        isNamed ||
        isShared ||
        (goesOn && !isDuty && !isHeaded) ||
        isLearned(clause);
      return goesOn;
    });
    goesOn = goesOn && section === "asked";
    return units;
  });

  function unitsOf(
    sentence: string,
    shape: Parameters<typeof requirementClauses>[1],
    within: BlockSection,
  ): RequirementUnit[] {
    const clauses = requirementClauses(sentence, shape, language).map(trimmed);
    return clauses
      .map((clause, at) => ({ text: clause, must: within !== "wished" && !isWished(clauses, at, language) }))
      .filter((unit) => unit.text.length <= maxLength && /\p{L}/u.test(unit.text));
  }
}

/** "a licence and experience with X are desirable", "X, Y and Z are a plus": what has no predicate of its own shares its neighbour's. */
function isWished(clauses: string[], at: number, language: DocumentLanguage): boolean {
  const [clause = "", next = ""] = clauses.slice(at);
  const [demand = ""] = clause.replace(longBracket, " ").split(preference);
  if (wishes(demand)) return true;
  if (preference.test(clause) || asksFor(clause, language)) return false;
  if (at > 0 && (alsoSo.test(clause) || opensWishing(clauses[0] ?? ""))) return isWished(clauses, at - 1, language);
  return wishes(next.split(" ").slice(-3).join(" "));
}

/** "Two years in sales (preferably of cars)" is not wished; "a driving licence (desirable)" is. */
const longBracket = /\((?:[^\s)]+\s+){2,}[^)]*\)/g;

/** So likely a clause of running text asks for something, whatever stands around it. */
const surelyAsked = 0.85;
const isLearned = (clause: string) => askedLikelihood(clause, "", false) >= surelyAsked;
const opensWishing = (clause: string) => wishes(clause.split(" ").slice(0, 3).join(" "));

const alsoSo =
  /^(?:as (?:is|are|well as)|ebenso|genauso|de m[êe]me que|ainsi que|as[íi] como|come pure|evenals|podobnie jak|assim como|tal como)(?!\p{L})/iu;

/** What somebody has or knows. */
const opensHaving = new RegExp(`^(?:${havingVerbs})(?!\\p{L})`, "iu");
const strongKinds = new Set(["years", "language", "degree", "licence"]);
const maxNominal = 14;

/** Says in so many words that it is needed or wished for. */
const saysNeed = (clause: string, language: DocumentLanguage) =>
  asksFor(clause, language) || opensAsking(clause) || (wishes(clause) && !ofEmployer(clause, language));

const seeking =
  /\b(?:looking for|seeks?|suchen|sucht|(?:re)?cherchons|(?:re)?cherche|busca(?:mos)?|cerca|cerchiamo|zoek(?:en|t)|szuka(?:my)?|procura(?:mos)?)\b/;
const qualified =
  /\b(?:with|who|that|mit|avec|qui|con|que|che|com|met|die|der|das|z|ktor\w*|someone|somebody|jemand\w*|quelqu'un|alguien|qualcuno|iemand|alguem)\b/;
/** "We are looking for a cook" says who, and nothing yet of what is asked. */
const onlySeeks = (clause: string) => {
  const [, rest] = plain(clause).split(seeking);
  return rest !== undefined && !qualified.test(plain(clause));
};

/** "SSSTS or SMSTS and an IPAF card are a must" */
const endsDemanding = (clause: string) => demands(clause.split(" ").slice(-4).join(" "));

/** What has its like, or in few words what can be shown by a paper: in running text that is said of who is sought. */
const namesNeed = (clause: string, language: DocumentLanguage) =>
  orAlike.test(clause) ||
  (clause.split(" ").length <= maxNominal &&
    !addressesReader(clause, language) &&
    strongKinds.has(kindByWords(clause, language)));

const isOfEmployer = (text: string, language: DocumentLanguage) =>
  ofEmployer(text.split(" ").slice(0, 3).join(" "), language) && !asksFor(text, language);

/** "Requirements: five years of it, a licence" in the middle of a paragraph. */
function withoutLabel(sentence: string, language: DocumentLanguage) {
  const [, label = "", rest = ""] = /^(\p{L}[^:]{2,30}):\s+(\S.*)$/u.exec(sentence) ?? [];
  if (rest === "" || label.split(" ").length > 5) return { sentence, announced: undefined };
  const section = sectionOfHeading(label) ?? (asksFor(label, language) ? "asked" : undefined);
  const announced = wishes(label) ? "wished" : section;
  return announced === "asked" || announced === "wished"
    ? { sentence: rest, announced }
    : { sentence, announced: undefined };
}

const trimmed = (text: string) => text.replace(/^[\s,;:–—-]+|[\s,;:.!–—]+$/gu, "").trim();
