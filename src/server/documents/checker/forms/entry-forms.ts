import type { Fact, FactSection } from "../../../../engines/truth/truth.ts";

export interface Entry {
  section: FactSection;
  /** The facts that the sentence names. */
  cited: Fact[];
  /** Those of them that are no statements; one list for all sentences that name the same. */
  names: Fact[];
  /** Not of a job that is still to come. */
  hasBegun: boolean;
  /** Whether it began and has no end, or one that is still to come. */
  goesOn: boolean;
  /** Whether it is known to have ended; a study, a course, a certificate also where it has no date. */
  isOver: boolean;
  /** Its first and last month, cited or not; an end of "" is none. */
  from: string | undefined;
  to: string | undefined;
  /** When a degree was studied for, cited or not. */
  period: string | undefined;
  /** Of a job before which no other began. */
  isFirst: boolean;
}

const quoted = '["“]?{T}["”]?';
const dated = "(?:,? in {Y}|,? \\({Y}\\)|, {Y})?";

/** What can be said of a job, a degree, a course with the names and times of that one entry alone. */
export function formsOf(entry: Entry): string[] {
  const { section } = entry;
  if (!entry.hasBegun) return ["{F} ?[–-] ?{E}"];
  if (section === "experience" || section === "volunteer")
    return [entry.goesOn ? "{F} ?[–-] ?(?:[Pp]resent|{E})" : "{F} ?[–-] ?{E}"];
  if (section === "education") return [...study, ...(entry.isOver ? degreeHeld : [])];
  if (section === "certification") return entry.isOver ? certificate : [certificateLine, nameLine];
  if (section === "training") return entry.isOver ? training : [trainingLine, nameLine];
  if (section === "publication") return entry.isOver ? publication : [publicationLine];
  return section === "reference" ? ["(?:My )?[Rr]eference(?: is|:) {N}(?:, {T})?(?:(?: at|,) {O})?"] : [];
}

const studySpan = "(?: from {R}|,? \\({R}\\)|, {R})?";
const degree = "(?:{D}(?:(?: in|,) {J})?)";
const study = [
  `(?:My )?[Ee]ducation: ${degree}(?:(?:,| from| at) {O})?${studySpan}`,
  `${degree}(?:(?:,| from| at) {O})?${studySpan}`,
  `(?:At {O},? I studied {J}|I studied {J}(?: at {O})?)${studySpan}`,
  "(?:Grade: |My grade was ){G}",
];
/** Only where it has ended. */
const degreeHeld = [
  `I (?:hold|have) (?:an? |the )?${degree}(?: from (?:the )?{O})?${studySpan}(?:,? with (?:a|the) grade (?:of )?{G})?`,
  `I (?:earned|completed|received|obtained) (?:my |an? |the )?${degree}(?: (?:at|from) {O})?(?:,? with (?:a|the) grade (?:of )?{G})?`,
  `I graduated from {O} with (?:an? |the )?${degree}`,
];

const nameLine = `${quoted}(?:(?: at| with| from| by|,) {O})?${dated}`;
const certificateLine = `(?:My )?[Cc]ertifica(?:te|tion): ${quoted}(?:(?: from| by|,) {O})?${dated}`;
const certificate = [
  `I (?:hold|have|earned|obtained|received) (?:the |an? )?(?:certificate |certification )?${quoted}(?: certificate| certification)?(?:(?: from| by| issued by|,) {O})?${dated}`,
  `I am (?:a )?certified (?:as (?:an? )?)?${quoted}(?: by {O})?${dated}`,
  `I have been (?:a )?certified (?:as (?:an? )?)?${quoted}(?: by {O})? since {Y}`,
  certificateLine,
  nameLine,
];

const trainingLine = `(?:My )?[Tt]raining: ${quoted}(?:(?: at| with| by|,) {O})?${dated}`;
const training = [
  `(?:In {Y},? )?I (?:attended|took|did|completed) (?:the |an? )?(?:(?:training|course)(?: in)? )?${quoted}(?: (?:training|course))?(?:(?: at| with| by) {O})?${dated}`,
  trainingLine,
  nameLine,
];

const publicationLine = `(?:My )?[Pp]ublication: ${quoted}(?:(?: in|,) {O})?${dated}`;
const publication = [
  `I published ${quoted}(?:(?: in| with) {O})?${dated}`,
  `My publication ${quoted} appeared(?: in {O})?${dated}`,
  publicationLine,
  `${quoted}(?:(?: in|,) {O})?${dated}`,
];
