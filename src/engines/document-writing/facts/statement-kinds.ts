import type { Fact, FactBase } from "../../truth/truth.ts";
import { entriesOf, namesAward } from "../../truth/truth.ts";
import { isChange, namesPeople } from "./result-strength.ts";

const helping =
  /^(?:(?:i|ich|yo|je|io|ik|eu) )?(?:help|assist|support|contribut|participa|shadow|took part|one of (?:an?|the|\d)|part of|mitarbeit|mitgearb|mithilfe|mitgeholf|mitwirk|unterstütz|geholfen|aushilf|aid[eé]|appui|soutien|renfort|ayud|apoy|colabor|collabor|aiut|partecip|hielp|geholpen|meegewerkt|meegeholpen|ondersteun|pomoc|pomag|wspiera|współpr|udział|ajud|apoio)/iu;

/** Says what somebody helped with, in one of the languages of documents. */
export const isHelp = (statement: string): boolean => helping.test(statement);

const modest =
  /(?<!\p{L})(?:not|only|nicht|nur|solo|sólo|pas|seulement|uniquement|niet|alleen|nie|tylko|apenas)(?![\p{L}'’])|n['’]t(?!\p{L})|[“"«„][^”"»“]*(?:\s[^\s”"»“]+){3,}\s?[”"»“]/iu;

/** Says what somebody did not do, or alone did, or what others say of them: a letter has something better. What went from what to what is good. */
export const isModest = (statement: string): boolean =>
  isHelp(statement) ||
  (modest.test(statement) && !(isChange(statement) && /\p{L}{3,}/u.test(statement.replace(modest, ""))));

const notYet =
  /(?<!\p{L})(?:planned|planning to|learning|still|geplant|noch|prévu|à l['’]étude|en étude|previst[oa]|todavía|aún|ancora|gepland|nog|planowan\p{L}*|jeszcze|ainda)(?!\p{L})/iu;
/** Those who did it too, or had the say: in brackets behind it, or behind its comma. */
const others =
  /[(,][^()]*(?<!\p{L})(?:team|crew|effort|everyone|boss|manager['’]?s?|supervisor|chef\p{L}*|equip[oe]|équipe|grup[po]+|gruppe|group|share|(?:razem|samen|juntos)(?! \d)|colleagues?|kolleg\p{L}*)(?!\p{L})/iu;

/** Says what is not done yet, or was not done by the person alone. */
export const isLimitedPart = (statement: string): boolean =>
  notYet.test(statement) || (others.test(statement) && !namesPeople(statement));

/** Whether it names a method, a system or an authority by its letters: "DPF/SCR/EGR", "ISO 17025", "SAP". */
export const namesThing = (statement: string): boolean => /(?<![\p{L}\d])\p{Lu}[\p{L}/]*[\p{Lu}\d]/u.test(statement);

const ofPeriod = /runner[- ]?up|(?<!rest )of the (?:year|month|quarter)|(?<!\p{L})(?:1st|2nd|3rd) place|\d\. platz/iu;

/** Says what somebody was awarded. */
export const isRecognition = (statement: string): boolean => namesAward(statement) || ofPeriod.test(statement);

/** Why a job ended is no work. */
const endOfJob =
  /^(?:(?:i )?(?:was|got) )?(?:laid off|made redundant|let go)(?= (?:as|when|because|due|after|in)(?!\p{L})|[,.;]|$)|^(?:betriebsbedingt \p{L}*gekündigt|(?:ich )?wurde (?:entlassen|gekündigt))|^(?:j['’]ai été )?licenciée?(?!\p{L})|^(?:fui )?despedid[oa](?!\p{L})|^(?:sono stat[oa] )?licenziat[oa](?!\p{L})|^(?:ik werd )?(?:ontslagen|boventallig)(?!\p{L})|^(?:został[ao]m )?zwolnion[ya](?!\p{L})/iu;

/** The statements of jobs that no document says of itself: who would speak for the person, and why a job ended. */
export function unsaidStatements(facts: FactBase): (fact: Fact) => boolean {
  const referees = entriesOf(facts, "reference").flatMap((entry) => entry.one("name")?.text.toLowerCase() ?? []);
  return ({ kind, text }) =>
    kind === "statement" &&
    (endOfJob.test(text) || referees.some((name) => name.includes(" ") && text.toLowerCase().includes(name)));
}
