import { foldText } from "../../../../shared/text/folded-text.rules.ts";
import { type JobStatus, jobStatuses } from "../../../../shared/tracker/tracker.contract.ts";
import { type DocumentLanguage, memoized } from "../../../text/text.ts";

/** How a language names a card by where it stands: sources of expressions over folded words. None is a verb of another: "does that one offer training". */
interface CardStatusWords {
  /** Means an opening, and what follows tells which: "the one", "quella". */
  one: string;
  /** Between it and a noun, with an article: "with the", "where I have an". */
  beside: string;
  /** "Offerta", "oferta" and "offre" are openings too, and none of these. */
  nouns: Partial<Record<JobStatus, string>>;
  /** Between it and what the person did: "that I have". */
  clause: string;
  done: Partial<Record<JobStatus, string>>;
  /** Names a card without it: "the interview one", "la guardada". */
  called: Partial<Record<JobStatus, string>>;
}

const [englishThe, englishCard] = ["(?:the|my|that)", "(?:one|job|opening|card|role)(?!s)"];

const statusWords: Record<DocumentLanguage, CardStatusWords> = {
  en: {
    one: "(?:the|that) one",
    beside: "(?:with|(?:i|that|which)(?: ve)? (?:have|has|had|got))(?: (?:the|an?|my|job)){0,2}",
    nouns: { Interview: "interview", Offer: "offer" },
    clause: "(?:(?:that|which|where) )?i(?:ve)?(?: (?:have|ve|had|just|already)){0,2}",
    done: { Viewed: "saved|bookmarked", Applied: "applied" },
    called: {
      Viewed: `${englishThe} (?:saved|bookmarked|viewed) ${englishCard}`,
      Applied: `${englishThe} applied ${englishCard}`,
      ...{ Interview: `${englishThe} interview one`, Offer: `${englishThe} offer one` },
      Rejected: `${englishThe} rejected ${englishCard}`,
    },
  },
  de: {
    one: "(?:die|das|der|den|dem|job|stelle)",
    beside: "(?:mit|(?:wo|(?:bei|von) de[mr]) ich)(?: (?:de[mr]|ein(?:e[mnr]?)?))?",
    nouns: {
      ...{ Applied: "bewerbung", Interview: "(?:vorstellungs)?gesprach|interview" },
      ...{ Offer: "angebot|zusage", Rejected: "absage" },
    },
    clause: "(?:die|das|den|wo|(?:auf|bei) (?:die|das|de[mnr])) ich(?: (?:mich|mir|schon)){0,2}",
    done: { Viewed: "(?:ein|vor)?ge(?:merkt|speichert)", Applied: "beworben" },
    called: {
      Viewed: "(?:die|das|der|den) (?:ein|vor|ab)?ge(?:merkt|speichert)e[ns]?",
      Rejected: "(?:die|das|der|den) abgelehnte[ns]?",
    },
  },
  fr: {
    one: "(?:celle|celui)",
    beside: "(?:du|(?:de|avec|(?:ou|pour (?:laquelle|lequel)) j ai)(?: (?:l|la|le|une?|mon))?)",
    nouns: { Applied: "candidature", Interview: "entretien|entrevue", Offer: "proposition", Rejected: "refus" },
    clause: "(?:(?:que|ou|a laquelle|auquel) j (?:ai|avais)|qui m a)(?: deja)?",
    done: { Viewed: "(?:enregistre|sauvegarde|garde)e?", Applied: "postule", Rejected: "refusee?" },
    called: { Viewed: "la (?:sauvegard|enregistr)ee", Rejected: "la refusee" },
  },
  es: {
    one: "(?:la|el|esa|ese)",
    beside: "(?:del|(?:de|con|(?:que|donde|(?:en|para) la que) tengo)(?: (?:la|una|mi))?)",
    nouns: { Applied: "candidatura", Interview: "entrevista", Offer: "propuesta", Rejected: "rechazo" },
    clause: "(?:que|donde|[ae]n? la que)(?: (?:ya|me|he|ten(?:go|ia)|han)){0,2}",
    done: { Viewed: "guard(?:ad[ao]|e)", Applied: "postul(?:ad[ao]|e)|aplique", Rejected: "rechaz(?:ad[ao]|aron)" },
    called: { Viewed: "(?:la|el) guardad[ao]", Rejected: "(?:la|el) rechazad[ao]" },
  },
  it: {
    one: "quell[ao]",
    beside: "(?:del(?:la)?|(?:con|(?:(?:per|in) cui|dove) ho)(?: (?:il|la|una?))?)",
    nouns: { Applied: "candidatura", Interview: "colloquio", Offer: "proposta", Rejected: "rifiuto" },
    clause: "(?:che|dove|(?:a|per) cui)(?: (?:mi|ho|avevo|sono|ha|hanno|gia)){1,3}",
    done: { Viewed: "salvat[ao]", Applied: "candidat[ao]", Rejected: "(?:rifiut|scart)at[ao]" },
    called: {
      Viewed: "(?:la|il|quell[ao]) salvat[ao]",
      ...{ Offer: "quell[ao] con (?:l|un) offerta", Rejected: "(?:la|il|quell[ao]) (?:rifiut|scart)at[ao]" },
    },
  },
  nl: {
    one: "(?:die|degene|diegene|vacature)",
    beside: "(?:met|van|waar ik)(?: (?:het|de|een|mijn))?",
    nouns: {
      ...{ Applied: "sollicitatie", Interview: "(?:sollicitatie)?gesprek" },
      ...{ Offer: "aanbod|aanbieding", Rejected: "afwijzing" },
    },
    clause: "(?:(?:die|waar|waarop) )?ik(?: (?:al|op|heb|had)){0,2}",
    done: { Viewed: "opgeslagen|bewaard", Applied: "gesolliciteerd" },
    called: { Viewed: "(?:de|die) (?:opgeslagen|bewaarde)", Rejected: "(?:de|die) afgewezen" },
  },
  pl: {
    one: "(?:ta|te|tej|ten|tego|tym)",
    beside: "(?:ze?|po|(?:gdzie|na ktor[ay]) mam)",
    nouns: { Interview: "rozmow\\w+", Offer: "propozycj\\w+", Rejected: "odmow\\w+" },
    clause: "(?:co|gdzie|(?:(?:do|na) )?ktor\\w+)(?: (?:juz|mam|mial[ae]m|sobie)){0,2}",
    done: { Viewed: "zapisa\\w+", Applied: "aplikowa\\w+|wyslal\\w+", Rejected: "odrzuc\\w+" },
    called: { Viewed: "(?:ta|te|tej|ten|tego) zapisan\\w+", Rejected: "(?:ta|te|tej|ten|tego) odrzucon\\w+" },
  },
  pt: {
    one: "(?:[ao]|aquel[ae]|ess[ae])",
    beside: "(?:d[ao]|(?:com|(?:onde|em que) tenho)(?: (?:a|uma))?)",
    nouns: { Interview: "entrevista", Offer: "proposta", Rejected: "recusa" },
    clause: "que(?: (?:ja|eu|tenho|tinha)){0,2}",
    done: { Viewed: "guard(?:ei|ad[ao])|salvei" },
    called: {
      Viewed: "[ao] (?:que tenho )?(?:guardad|salv)[ao]",
      // At the beginning it asks to what.
      ...{ Applied: "(?<!^)[ao] que me candidatei", Rejected: "[ao] recusad[ao]" },
    },
  },
};

const patternsOf = memoized((language: DocumentLanguage) => {
  const { one, beside, nouns, clause, done, called } = statusWords[language];
  return jobStatuses.flatMap((status): [JobStatus, RegExp][] => {
    const held = nouns[status] && `${one} ${beside} (?:${nouns[status]})`;
    const did = done[status] && `${one} ${clause} (?:${done[status]})`;
    const sources = [held, did, called[status]].filter(Boolean);
    return sources.length > 0 ? [[status, new RegExp(`(?:^| )(?:${sources.join("|")})(?= |$)`)]] : [];
  });
});

/** Where the card stands that a message means: "the interview one", "quella del colloquio"; of several said, as where it goes to, the first. */
export function statusNamed(message: string, language: DocumentLanguage): JobStatus | undefined {
  const folded = foldText(message).replace(/[^\p{L}\p{N}]+/gu, " ");
  const found = patternsOf(language).flatMap(([status, pattern]) => {
    const match = pattern.exec(folded);
    return match ? [{ status, end: match.index + match[0].length }] : [];
  });
  return found.toSorted((one, other) => one.end - other.end)[0]?.status;
}
