import { isTimeWord } from "./date-words.ts";
import { foldedInPlace } from "./word-table.ts";

/** What says that a paper is not held, folded: it is only to come, or it has run out. */
const states = `expected|anticipated|planned|pending|in progress|under way|underway|ongoing|working towards?|studying(?: for)?|scheduled|booked|due (?:in|by|on)|due(?= \\d{4})|not yet|to be (?:completed|taken|awarded)|expired|lapsed|suspended|revoked|withdrawn
voraussichtlich\\p{L}*|geplant\\p{L}*|angestrebt\\p{L}*|erwartet\\p{L}*|vorgesehen|laufend|in (?:arbeit|bearbeitung|vorbereitung|ausbildung|planung)|noch nicht|begonnen|abgelaufen|ausgelaufen|erloschen|ungultig|entzogen
prevue?s?|en cours(?! de valid)|en preparation|attendue?s?|envisagee?|perimee?s?|suspendue?|retiree?
previst[oa]s?|en curso|en proceso|en preparacion|esperad[oa]|pendiente|caducad[oa]|vencid[oa]|expirad[oa]|suspendid[oa]|em curso|em andamento|em preparacao|a decorrer|pendente|suspens[oa]
in corso(?! di valid)|in preparazione|attes[oa]|scadut[oa]|sospes[oa]|ritirat[oa]
verwacht|gepland|in voorbereiding|lopend|bezig|verlopen|vervallen|ingetrokken
planowan[aey]|przewidywan[aey]|spodziewan[aey]|oczekiwan[aey]|w trakcie|w toku|wygasl\\p{L}*|niewazn\\p{L}*|cofniet\\p{L}*
ожида\\p{L}*|планиру\\p{L}*|предполага\\p{L}*|в процессе|истек|истекл\\p{L}*|просроч\\p{L}*|очіку\\p{L}*|плануєть\\p{L}*|заплан\\p{L}*|у процесі|закінчив\\p{L}*|закінчил\\p{L}*|прострочен\\p{L}*
ocekavan[aeyo]|planovan[aeyo]|predpoklad\\p{L}*|probiha\\p{L}*|propadl\\p{L}*|vyprsel\\p{L}*|neplatn\\p{L}*
预计|预期|計画中|進行中|进行中|在读|已过期|取得予定|受験予定|予定|見込み?|失効|期限切れ|예정|진행 ?중|취득예정|만료됨?
متوقع\\p{L}*|قيد\\p{L}* \\p{L}+|منتهي\\p{L}*|در حال \\p{L}+|منقضي\\p{L}*|צפוי\\p{L}*|בתהליך|פג תוקף|अपेक्षित|प्रगति में|समाप्त`;

const state = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${foldedInPlace(states).replaceAll("\\p{l}", "\\p{L}").replaceAll("\n", "|")})(?![\\p{L}\\p{M}])|(?:予定|見込み?|예정)$`,
  "u",
);
/** Without its accent it is "expires", which says how long a paper lasts. */
const runOut = /(?<!\p{L})expirée?s?(?!\p{L})/iu;
/** "Planned Parenthood" and "Expected Value Academy" are names. */
const nameBehind = /^\s+\p{Lu}\p{Ll}/u;
const ofStudy = /^\s+(?:completion|graduation|exam|abschluss|prufung|abschlussprufung)(?!\p{L})/u;

/** Whether a part of an entry says so of the paper that the entry names. */
export function saysNotHeld(text: string): boolean {
  const folded = foldedInPlace(text);
  const found = state.exec(folded) ?? runOut.exec(text);
  if (!found) return false;
  const end = found.index + found[0].length;
  const [word = ""] = /^\p{L}+/u.exec(folded.slice(end).trimStart()) ?? [];
  return !nameBehind.test(text.slice(end)) || isTimeWord(word) || ofStudy.test(folded.slice(end));
}
