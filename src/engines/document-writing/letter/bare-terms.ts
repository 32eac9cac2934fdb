import {
  anyOf,
  type DocumentLanguage,
  monthNamePattern,
  numberWords,
  typedInFull,
  unitWords,
} from "../../text/text.ts";
import { decapitalised } from "../phrases/first-letters.ts";
import { currencyPattern } from "./term-sentences.ts";

const unitsOf = (...units: string[]) => anyOf(new Set(units.flatMap((unit) => [...unitWords(unit)])));

const money = `(?:${currencyPattern}\\s?)?[1-9]\\d*(?:[.,\\s’']\\d+)*(?:\\s?(?:k|tys\\.?)(?!\\p{L}))?(?:\\s?${currencyPattern})?`;
/** "between 3 and 4", "3 to 4": "and" alone makes no range. */
const range = new RegExp(
  `(?:between|zwischen|entre|tra|fra|tussen|między) (${money}) (?:and|und|et|y|e|en|a|i) (${money})|(?:(?:from|von|de|da|van|od) )?(${money})(?:\\s?[-–]\\s?| (?:to|bis|à|a|tot|do) )(${money})`,
  "iu",
);
const nearly =
  "etwa|ca\\.?|circa|rund|ungefähr|mindestens|about|around|approx\\.?|roughly|at least|environ|unos|aproximadamente|almeno|ongeveer|minimaal|około|ok\\.|cerca de|pelo menos";
const gross = "gross|brutto|bruto|bruts?|brut[ao]s|lord[io]|net|nets|nett[io]|netto|netos?|l[íi]quidos?";
const often =
  "p\\.?a\\.?|per annum|yearly|annually|monthly|jährlich|monatlich|annuels?|mensuels?|anuales|mensuales|annui|mensili|anuais|mensais|rocznie|miesięcznie|na rękę";
const each = `(?:(?:an?|per|the|pro|im|je|par|de|por|al|el|ao|à|a la|na|za) |(?:à |de |al)?l['’]|/ ?)(?:${unitsOf("year", "month", "week", "day", "hour")}|godzinę)`;
const barePay = new RegExp(
  `^(?:(?:${nearly}) )?${money}(?:–${money})?(?:\\s?(?:${gross}|${often}|${each})(?!\\p{L}))*$`,
  "iu",
);
/** A currency, a word of pay, or an amount that is no year. */
const namesMoney = new RegExp(
  `(?<!\\p{L})(?:${currencyPattern}|(?:${gross})(?!\\p{L}))|\\d\\s?(?:k|tys\\.?)(?!\\p{L})|(?<!\\d)(?:\\d{1,3}[.,\\s’']\\d{3}|\\d{5,6})(?!\\d)`,
  "iu",
);

/** "£24.50 an hour", "etwa 45.000 brutto", "39k": beside an amount stands nothing but words of pay. "From 3 to 4" is "3–4" behind any preposition. */
export function payAlone(text: string, language: DocumentLanguage): string | undefined {
  const line = language === "de" ? text.replace(/^so (?=\d)/i, "etwa ") : text;
  const pay = line.replace(range, "$1$3–$2$4");
  return barePay.test(pay) && namesMoney.test(pay)
    ? pay.replace(/^(?!Euro)\p{Lu}\p{Ll}+ (?=\p{L}*\s?\d)/u, decapitalised)
    : undefined;
}

const partOfMonth =
  "(?:mid|early|late|end of|mitte|anfang|ende|mediados de|principios de|finales de|mi|début|fin|metà|inizio|fine|half|begin|eind|połowy|początku|końca|meados de|início de|fim de)";
const bareDate = new RegExp(
  `^(?:(?:from|on|by|ab|zum|am|dès|le|du|desde|el|del|dal|il|per|vanaf|op|od|a|em|dia|de)\\s)?(\\d{1,2}(?:\\.|st|nd|rd|th|er|[°º])?\\s(?:(?:de|of)\\s)?(?:${monthNamePattern})(?:\\s(?:de\\s)?\\d{4})?|(?:${monthNamePattern})\\s(?:\\d{1,2},\\s)?\\d{4}|${partOfMonth}[ -](?:${monthNamePattern})(?:\\s\\d{4})?|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4})$`,
  "iu",
);
const beginsPartOfMonth = new RegExp(`^${partOfMonth}`, "iu");

/** "ab 1. April 2027", "February 8, 2027", "dal 1/2/2027", "mid Feb": the preposition before it is ours to say, and no other word. */
export function dateAlone(text: string, language: DocumentLanguage): string | undefined {
  const date = bareDate.exec(text)?.[1];
  return language === "de" ? date : date?.replace(beginsPartOfMonth, decapitalised);
}

const counts = anyOf(numberWords().keys());
const noticePeriod = `(?:\\d+|${counts}) (?:${unitsOf("day", "week", "month")})(?!\\p{L})`;
const bareNotice = new RegExp(
  `^(?:(?:notice period|notice|kündigungsfrist|préavis|preaviso|preavviso|opzegtermijn|okres wypowiedzenia|wypowiedzenie|aviso prévio)(?: (?:is|of|von|ist|de|es de|è di|di|van|to|é de))?:? (${noticePeriod}(?: (?:zum|per) \\p{L}+)?)|(${noticePeriod})(?:['’]s?)? (?:notice|kündigungsfrist|de préavis|de preaviso|di preavviso|opzegtermijn|wypowiedzenia|de aviso prévio))$`,
  "iu",
);

/** "Kündigungsfrist 6 Wochen zum Monatsende", "8 weeks notice" */
export function noticeAlone(text: string, language: DocumentLanguage): string | undefined {
  const notice = bareNotice.exec(typedInFull(text, language).replace(/\.$/, ""))?.slice(1).find(Boolean);
  return notice && decapitalised(notice);
}
