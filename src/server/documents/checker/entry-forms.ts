import type { Fact, FactSection } from "../fact.ts";
import { spelledNumber } from "./number-reading.ts";

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
  /** Whole years from its beginning to its end, where both are known. */
  years: number | undefined;
}

export const role = "(?:an? )?{T}(?:(?: at| for|,) {O})?(?:(?: in|,) {P})?";
const openSpan =
  "(?: since {F}| from {F} (?:to the present|to present|until now|onwards?)|,? \\({F} ?[–-] ?[Pp]resent\\)|, {F} ?[–-] ?[Pp]resent)";
const closedSpan =
  "(?: from {F} (?:to|until|till) {E}| between {F} and {E}| until {E}|,? \\({F} ?[–-] ?{E}\\)|, {F} ?[–-] ?{E})";
const quoted = '["“]?{T}["”]?';
const dated = "(?:,? in {Y}|,? \\({Y}\\)|, {Y})?";

/** What can be said of a job, a degree, a course with the names and times of that one entry alone. */
export function formsOf(entry: Entry): string[] {
  const { section } = entry;
  if (!entry.hasBegun) return ["{F} ?[–-] ?{E}"];
  if (section === "experience") return entry.goesOn ? presentJob : pastJob(entry);
  if (section === "volunteer") return entry.goesOn ? presentVolunteer : pastVolunteer;
  if (section === "education") return [...study, ...(entry.isOver ? degreeHeld : [])];
  if (section === "certification") return entry.isOver ? certificate : [certificateLine];
  if (section === "training") return entry.isOver ? training : [trainingLine];
  if (section === "publication") return entry.isOver ? publication : [publicationLine];
  return section === "reference" ? ["(?:My )?[Rr]eference(?: is|:) {N}(?:, {T})?(?:(?: at|,) {O})?"] : [];
}

const presentJob = [
  "{F} ?[–-] ?(?:[Pp]resent|{E})",
  `(?:My (?:current |present )?(?:work|job|position|role)|Current (?:job|position|role))(?:: | is (?:that of )?)${role}${openSpan}?`,
  `I (?:currently |now )?(?:work|am working|am employed) as ${role}${openSpan}?`,
  `I am (?:currently |now )?(?:employed as |working as )?${role}${openSpan}?`,
  `I have (?:been )?(?:worked|working|employed) as ${role}${openSpan}`,
  `I have been ${role}${openSpan}`,
  `I (?:currently |now )?work (?:at|for) {O}(?: as (?:an? )?{T})?(?: in {P})?`,
  `I have worked (?:at|for) {O}(?: as (?:an? )?{T})? since {F}`,
  `(?:Since|From) {F},? I have (?:been|worked as|been working as) ${role}`,
  `Since {F},? I have worked (?:at|for) {O}(?: as (?:an? )?{T})?`,
  `I joined {O}(?: as (?:an? )?{T})? in {F}`,
  `${role}${openSpan}?`,
];

function pastJob({ years }: Entry): string[] {
  const span = `(?:${closedSpan}${years ? `| for (?:more than |over )?(?:${years}|${spelledNumber(years)}) years?` : ""})`;
  return [
    "{F} ?[–-] ?{E}",
    `My (?:earlier |previous |former )?(?:work|job|position|role)(?:: | was (?:that of )?)${role}${span}?`,
    `I (?:have |previously |formerly )?(?:worked|was employed|served) as ${role}${span}?`,
    `I was (?:previously |formerly )?${role}${span}?`,
    `I (?:have |previously |formerly )?worked (?:at|for) {O}(?: as (?:an? )?{T})?(?: in {P})?${span}?`,
    `From {F} (?:to|until) {E},? I (?:was|worked as|was employed as|served as) ${role}`,
    `Between {F} and {E},? I (?:was|worked as|was employed as|served as) ${role}`,
    `Until {E},? I (?:was|worked as|was employed as|served as) ${role}`,
    `I joined {O}(?: as (?:an? )?{T})? in {F}`,
    `I left {O} in {E}`,
    `${role}${span}?`,
  ];
}

const presentVolunteer = [
  "{F} ?[–-] ?(?:[Pp]resent|{E})",
  `I (?:currently |now )?volunteer as ${role}${openSpan}?`,
  `I have (?:volunteered|been volunteering) as ${role}${openSpan}`,
  `Since {F},? I have (?:volunteered|been volunteering) as ${role}`,
  `I volunteer (?:at|for|with) {O}(?: as (?:an? )?{T})?`,
  `(?:My )?[Vv]olunteer work: ${role}${openSpan}?`,
  `${role}${openSpan}?`,
];

const pastVolunteer = [
  "{F} ?[–-] ?{E}",
  `I (?:have )?volunteered as ${role}${closedSpan}?`,
  `From {F} (?:to|until) {E},? I volunteered as ${role}`,
  `I (?:have )?volunteered (?:at|for|with) {O}(?: as (?:an? )?{T})?${closedSpan}?`,
  `(?:My )?[Vv]olunteer work: ${role}${closedSpan}?`,
  `${role}${closedSpan}?`,
];

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

const certificateLine = `(?:My )?[Cc]ertifica(?:te|tion): ${quoted}(?:(?: from| by|,) {O})?${dated}`;
const certificate = [
  `I (?:hold|have|earned|obtained|received) (?:the |an? )?(?:certificate |certification )?${quoted}(?: certificate| certification)?(?:(?: from| by| issued by|,) {O})?${dated}`,
  `I am (?:a )?certified (?:as (?:an? )?)?${quoted}(?: by {O})?${dated}`,
  `I have been (?:a )?certified (?:as (?:an? )?)?${quoted}(?: by {O})? since {Y}`,
  certificateLine,
  `${quoted}(?:(?: from| by|,) {O})?${dated}`,
];

const trainingLine = `(?:My )?[Tt]raining: ${quoted}(?:(?: at| with| by|,) {O})?${dated}`;
const training = [
  `(?:In {Y},? )?I (?:attended|took|did|completed) (?:the |an? )?(?:(?:training|course)(?: in)? )?${quoted}(?: (?:training|course))?(?:(?: at| with| by) {O})?${dated}`,
  trainingLine,
  `${quoted}(?:(?: at| with| by|,) {O})?${dated}`,
];

const publicationLine = `(?:My )?[Pp]ublication: ${quoted}(?:(?: in|,) {O})?${dated}`;
const publication = [
  `I published ${quoted}(?:(?: in| with) {O})?${dated}`,
  `My publication ${quoted} appeared(?: in {O})?${dated}`,
  publicationLine,
  `${quoted}(?:(?: in|,) {O})?${dated}`,
];
