import { monthNamePattern } from "./month-names.ts";
import { yearPartPattern } from "./year-parts.ts";

/**
 * What says that a paper is still to come, and that it has run out or was refused. Without accents, a line for each language or family of
 * them: English, German, French, Spanish and Portuguese, Italian, Dutch, Polish, Russian and Ukrainian, Czech, those of East Asia, Arabic to Hindi.
 */
const toCome = `expected|anticipated|planned|pending|in progress|under ?way|ongoing|working towards?|studying(?: for)?|scheduled|booked|postponed|due (?:in|by|on)|due(?= \\d{4})|renewal due|not yet|begun|(?<!getting )started|enroll?ed (?:on|in|for)|signed up|to be (?:completed|taken|awarded)
voraussichtlich\\p{L}*|geplant\\p{L}*|angestrebt\\p{L}*|erwartet\\p{L}*|vorgesehen|laufend|in (?:arbeit|bearbeitung|vorbereitung|ausbildung|planung)|noch nicht|begonnen|angemeldet|eingeschrieben|steht aus|verschoben
prevue?s?|en cours(?! de valid)|en preparation|attendue?s?|envisagee?|non terminee?|a renouveler
previst[oa]s?|en curso|en proceso|en preparacion|esperad[oa]|pendiente|cursando|iniciad[oa]|apuntad[oa]|em curso|em andamento|em preparacao|a decorrer|pendente
in corso(?! di valid)|in preparazione|attes[oa]|iniziat[oa]
verwacht|gepland|in voorbereiding|lopend|bezig|aangemeld|ingeschreven voor
planowan[aey]|przewidywan[aey]|spodziewan[aey]|oczekiwan[aey]|w trakcie|w toku|zaczet\\p{L}*|zapisan[aey]
ожида\\p{L}*|планиру\\p{L}*|предполага\\p{L}*|в процессе|очіку\\p{L}*|плануєть\\p{L}*|заплан\\p{L}*|у процесі
ocekavan[aeyo]|planovan[aeyo]|predpoklad\\p{L}*|probiha\\p{L}*
预计|预期|計画中|進行中|进行中|在读|取得予定|受験予定|予定|見込み?|예정|진행 ?중|취득예정
متوقع\\p{L}*|قيد\\p{L}* \\p{L}+|در حال \\p{L}+|צפוי\\p{L}*|בתהליך|अपेक्षित|प्रगति में`;
const ended = `expired|lapsed|ran out|suspended|revoked|withdrawn|failed|inactive|provisional
abgelaufen|ausgelaufen|uberfallig|erloschen|ungultig|entzogen|durchgefallen
perimee?s?|depassee?s?|suspendue?s?|plus (?:valable|valide)
caduc(?:ad[oa]s?|ou?)?|vencid[oa]|expirad[oa]|suspendid[oa]|suspens[oa]|reprovad[oa]|inactiv[oa]|inativ[oa]
scadut[oa]|sospes[oa]|ritirat[oa]|bocciat[oa]|inattiv[oa]
verlopen|vervallen|ingetrokken|gezakt
wygas[lł]\\p{L}*|straci[lł]\\p{L}*|niewazn\\p{L}*|cofniet\\p{L}*|nieaktywn\\p{L}*|niezdan\\p{L}*|oblan\\p{L}*|po terminie
истек|истекл\\p{L}*|просроч\\p{L}*|закінчив\\p{L}*|закінчил\\p{L}*|прострочен\\p{L}*
propadl\\p{L}*|vyprsel\\p{L}*|neplatn\\p{L}*
已过期|失効|期限切れ|만료됨?
منته\\p{L}*|منقض\\p{L}*|פג תוקף|समाप्त`;

const asPattern = (states: string, atEnd = "") =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${states.replaceAll("\n", "|")})(?![\\p{L}\\p{M}])${atEnd}`, "iu");
const comingPattern = asPattern(toCome, "|(?:予定|見込み?|예정)$");
const endedPattern = asPattern(ended);
/** Without their accents they are other words: "expires" says how long a paper lasts, a "retiree" and a "rate" nothing. */
const accentedEnd = /(?<!\p{L})(?:expir|rat|échou|retir)ée?s?(?!\p{L})/iu;
const accentedStart = /(?<!\p{L})commencée?s?(?!\p{L})/iu;

/** "Planned Parenthood" is a name, and so is "Planned maintenance" at the beginning; "expected March 2027" and "expected completion" are none. */
const nameBehind = /^\s+\p{Lu}\p{Ll}/u;
const longWordBehind = /^\s+\p{L}{5}/u;
const timeBehind = new RegExp(
  `^\\s+(?:${monthNamePattern}|${yearPartPattern}|completion|graduation|exam|abschluss|prufung|abschlussprufung)(?!\\p{L})`,
  "iu",
);

/** Whether what is written of a paper, in any language in which CVs are read, says that it has run out, was refused or failed. */
export const saysEnded = (text: string): boolean => accentedEnd.test(text) || isSaid(endedPattern, text);

/** Whether it says that the paper is not held: because it has ended, or is still to come. */
export const saysNotHeld = (text: string): boolean =>
  saysEnded(text) || accentedStart.test(text) || isSaid(comingPattern, text);

function isSaid(state: RegExp, text: string): boolean {
  const plain = text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .trim();
  const found = state.exec(plain);
  if (!found) return false;
  const behind = plain.slice(found.index + found[0].length);
  if (/\s/.test(found[0]) || timeBehind.test(behind)) return true;
  return !nameBehind.test(behind) && !(state === comingPattern && found.index === 0 && longWordBehind.test(behind));
}
