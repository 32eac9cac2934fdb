import {
  hasLapsed,
  languagesIn,
  levelIn,
  type TargetPosting,
  validity,
} from "../../requirement-matching/requirement-matching.ts";
import { termsOf } from "../../text/text.ts";
import { entriesOf, type Fact, type FactBase, isHedged, leavesOpen, personFactsOf } from "../../truth/truth.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";

/** B2 of the framework: sentences name nothing that argues against the person; the CV's list has every level. */
const minLanguageLevel = 4;
/** B1, where the posting asks for no more. */
const minAskedLevel = 3;

const little =
  "(?:(?:just|recently) started|few (?:weeks|months)|paar (?:weken|maanden|Wochen|Monate)|a little|a bit of|some|school|schul\\p{L}*|escolar|scolaire|basic|beginner|etwas|ein wenig|ein bisschen|grundkenntnisse|grundlagen|un peu|notions|bases|un poco|poc[oa]|algo|nociones|básic[oa]s?|un po['’]|nozioni|een beetje|wat|weinig|wenig|trochę|mało|podstaw\\p{L}*|um pouco|noções|rusty|eingerostet|rouillée?|oxidad[oa]|arrugginit[oa]|roestig|enferrujad[oa]|(?:old|alte|anciennes?|vecchie) versi?on\\p{L}*)";
const limited = new RegExp(`(?<!\\p{L})${little}(?!\\p{L})`, "iu");

/** A skill of which the person says somewhere that it is little: "un peu de corseterie". */
export function isCalledLittle({ text: skill }: Fact, facts: FactBase): boolean {
  const said = new RegExp(`(?<!\\p{L})${little} (?:\\p{L}+['’ ]?){0,1}\\s*$`, "iu");
  const name = skill.toLowerCase();
  return [...personFactsOf(facts, "summary"), ...[...facts.values()].filter(({ kind }) => kind === "statement")].some(
    ({ text }) => {
      const at = text.toLowerCase().indexOf(name);
      return at > 0 && said.test(text.slice(0, at));
    },
  );
}

/** "B2", "fluent"; "CTTS", "AdA-Schein": a level or a short name takes nothing back. */
const isPlainRemark = (remark: string) =>
  ((levelIn(remark)?.level ?? 0) >= minAskedLevel && !/[,;]/.test(remark)) ||
  /^\p{L}*\p{Lu}\p{L}*\p{Lu}[\p{L}-]*$/u.test(remark);

/** "valid until 2022"; what runs on beyond this year is held. */
const isTimed =
  /(?<!\p{L})(?:exp\p{L}*\.?|until|till|through|thru|bis|hasta|jusqu\p{L}*|fino|tot|do|até) .*(?:19|20)\d\d/iu;
const lastYear = /(?:19|20)\d\d(?!.*(?:19|20)\d\d)/;
/** "RVT license, Oklahoma", "Class B, C, C+E": what a name is of, and no remark on it. */
const ofPlace = /(?:, \p{Lu}[\p{L}+.-]*(?: \p{Lu}[\p{L}+.-]*)*)+$/u;

const withoutRemarks = (item: string) => withLevelBehind(item).replace(/\s*\([^)]*\)/g, "");

/** Whether an item of a list, or the name of a certificate, says nothing beside itself. */
function isBare(item: string): boolean {
  const remarks = [...withLevelBehind(item).matchAll(/\(([^)]*)\)/g)].map(([, remark = ""]) => remark);
  return remarks.every(isPlainRemark) && !/[,:;(=]| [–—-] /.test(withoutRemarks(item).replace(ofPlace, ""));
}

/** "à jour", "valid till 2029", "exp. 12/2027": says until when it is held, or that it is, and nothing against it. */
export const isStillHeld = (remark: string): boolean =>
  inForce.test(remark) && !hasLapsed(remark) && !leavesOpen(remark);

const inForce = new RegExp(`${isTimed.source}|${validity.source}`, "iu");

/** "blue card till 2028" */
export const saysItsEnd = (title: string): boolean => isTimed.test(title) && isStillHeld(title);

/** Whether a remark says so from its first or second word on. */
export const saysUntilWhen = (remark: string): boolean =>
  isStillHeld(remark) && remark.slice(0, remark.search(inForce)).split(" ").length <= 2;

/** What it says itself to have ended before this year. */
export const isOver = (item: string, today: string) =>
  isTimed.test(item) && !(today !== "" && Number(lastYear.exec(item)?.[0]) > Number(today.slice(0, 4)));

/** The same, and no limit and nothing that has lapsed. */
export function isHeldWhole(item: string, today = ""): boolean {
  const bare = withoutRemarks(item);
  if (!isBare(item) || isOver(bare, today)) return false;
  return !hasLapsed(bare) && !limited.test(bare) && !isHedged(bare);
}

/** Whether a certificate or a course is of today and over: "Basic Life Support, 2 days" is the name of one. */
export const isHeldTitle = (title: string, today: string): boolean =>
  !isOver(title, today) && !hasLapsed(title) && !leavesOpen(title) && (isTimed.test(title) || !isToCome(title, today));

/** "Course, exam in April 2027" */
const isToCome = (title: string, today: string) => Number(lastYear.exec(title)?.[0] ?? 0) > Number(today.slice(0, 4));

/** "HACCP (da rinnovare)", "Level 3: 2 of 4 units passed", "VCA, examen gepland": says something of itself beside its name. */
export const hasRemark = (title: string): boolean =>
  /\(\p{Ll}|: |, \p{Ll}| [–—-] |\d \p{Ll}+ \d|\d\. \p{L}+ \p{Ll}/u.test(title);

/** "F-gassen" beside "F-gassen: theorie gehaald, praktijk nog niet": whether a skill is called like a paper that is not held whole. */
export function namesOpenPaper({ text: skill }: Fact, facts: FactBase, today: string): boolean {
  const own = [...termsOf(skill)];
  return (["certification", "training"] as const).some((section) =>
    entriesOf(facts, section)
      .flatMap((paper) => paper.one("title")?.text ?? [])
      .filter((title) => !isHeldTitle(title, today) || (section === "certification" && hasRemark(title)))
      .some((title) => own.length > 0 && isOfPaper(own, title)),
  );
}

/** Whether a skill is what a paper is called, whole or, where it is of several words, in most of them: "uprawnienia na wózek (UDT)". */
export function isOfPaper(own: string[], title: string): boolean {
  const names = [...termsOf(title)];
  const shared = own.filter((term) =>
    names.some((name) => name === term || (term.length > 4 && name.startsWith(term.slice(0, 4)))),
  );
  return own.every((term) => names.includes(term)) || (shared.length > 1 && shared.length * 3 >= own.length * 2);
}

/** "Excel básico" */
export const saysLittle = (skill: string): boolean => limited.test(skill);

/** "PLC Siemens (lettura e piccole modifiche)": says itself how far it goes, and names what is asked for all the same. */
export const isHeldWithRemark = (item: string): boolean =>
  isHeldWhole(item.replace(/ \([^)]*\)$/, "")) &&
  ![isTimed, limited].some((limit) => limit.test(item)) &&
  !hasLapsed(item) &&
  !isHedged(item);

/** Well enough for a sentence, by its level or since it is what the posting asks for, and not what the document itself is in. */
export function isSpokenWell(
  { text }: Fact,
  { requirements }: Pick<TargetPosting, "requirements">,
  { locale }: Pick<DocumentPhrases, "locale">,
  isMet = false,
): boolean {
  const [code, level] = [languagesIn(text)[0], levelIn(text)?.level ?? 0];
  const isOneName = /^[\p{L}-]+ \(/u.test(withLevelBehind(text));
  if (!isOneName || (code && locale.startsWith(code)) || !isHeldWhole(text)) return false;
  if (isMet) return true;
  const asked = requirements
    .flatMap(({ languages }) => languages?.any.flat() ?? [])
    .filter((language) => language.code === code);
  const isEnough = asked.length > 0 && asked.every((language) => (language.level?.level ?? 0) <= minAskedLevel);
  return level >= (isEnough ? minAskedLevel : minLanguageLevel);
}

/** "German: B2" and "German B2" as "German (B2)": a colon in a sentence would introduce all that follows. */
export const withLevelBehind = (language: string): string =>
  language.replace(/^(\p{L}+)(?:(?:: ?| [–-] )([\p{L}\d ]{1,20})| ([ABC][12]))$/u, "$1 ($2$3)");
