import { foldText } from "../../../../shared/text/folded-text.rules.ts";
import { type JobStatus, jobStatuses } from "../../../../shared/tracker/tracker.contract.ts";
import { type DocumentLanguage, memoized } from "../../../text/text.ts";

/** How a language names a card by where it stands: sources of expressions over folded words. */
interface CardStatusWords {
  /** Means an opening, and what follows tells which: "the one", "quella", "das mit". */
  one: string;
  /** What follows it. */
  told: Partial<Record<JobStatus, string>>;
  /** Names a card without it: "the interview one", "la guardada". */
  called: Partial<Record<JobStatus, string>>;
}

const englishCard = "(?:one|job|opening|card|role)(?!s)";

const statusWords: Record<DocumentLanguage, CardStatusWords> = {
  en: {
    one: "(?:the|that) one",
    told: { Viewed: "saved?|bookmarked", Applied: "applied", Interview: "interview", Offer: "offer(?:ed)?" },
    called: {
      ...{ Viewed: `(?:saved|bookmarked|viewed) ${englishCard}`, Applied: `applied ${englishCard}` },
      ...{ Interview: "interview one", Offer: "offer one", Rejected: `rejected ${englishCard}` },
    },
  },
  de: {
    one: "(?:die|das|der|den|dem|jobs?|stelle) (?:mit|bei|wo|die|das|den|von|im|aus)",
    told: {
      ...{ Viewed: "(?:ein|vor)?ge(?:merkt|speichert)", Applied: "beworben|bewerbung", Rejected: "absage" },
      ...{ Interview: "(?:vorstellungs)?gesprach|interview", Offer: "angebot|zusage" },
    },
    called: {
      Viewed: "(?:die|das|der|den) (?:ein|vor|ab)?ge(?:merkt|speichert)e[ns]?",
      Rejected: "(?:die|das|der|den) abgelehnte[ns]?",
    },
  },
  fr: {
    one: "celle|celui",
    told: {
      ...{ Viewed: "(?:enregistre|sauvegarde|garde)e?", Applied: "postule|candidature", Rejected: "refus(?:ee?)?" },
      ...{ Interview: "entretien|entrevue", Offer: "proposition|offre" },
    },
    called: { Viewed: "la (?:sauvegard|enregistr)ee", Rejected: "la refusee" },
  },
  es: {
    one: "(?:la|el|esa|ese) (?:de|del|que|con|en)",
    told: {
      ...{ Viewed: "guard\\w+", Applied: "postul\\w+|aplique|candidatura", Rejected: "rechaz\\w+" },
      ...{ Interview: "entrevista", Offer: "oferta|propuesta" },
    },
    called: { Viewed: "(?:la|el) guardad[ao]", Rejected: "(?:la|el) rechazad[ao]" },
  },
  it: {
    one: "quell[ao]",
    told: {
      ...{ Viewed: "salvat[ao]", Applied: "candidat[ao]|candidatura", Rejected: "rifiut\\w+|scartat[ao]" },
      ...{ Interview: "colloquio", Offer: "offerta|proposta" },
    },
    called: { Viewed: "(?:la|il) salvat[ao]", Rejected: "(?:la|il) rifiutat[ao]" },
  },
  nl: {
    one: "(?:die|dat|degene|diegene|vacature) (?:met|van|bij|waar|die|ik|uit)",
    told: {
      ...{ Viewed: "opgeslagen|bewaard", Applied: "gesolliciteerd|sollicitatie", Rejected: "afwijzing|afgewezen" },
      ...{ Interview: "(?:sollicitatie)?gesprek", Offer: "aanbod|aanbieding" },
    },
    called: { Viewed: "(?:de|die) (?:opgeslagen|bewaarde)", Rejected: "(?:de|die) afgewezen" },
  },
  pl: {
    one: "(?:ta|te|tej|ten|tego|tym) (?:z|ze|co|po|ktora|ktorej|gdzie)",
    told: {
      ...{ Viewed: "zapisa\\w+", Applied: "aplik\\w+|wyslal\\w+", Rejected: "odmow\\w+|odrzuc\\w+" },
      ...{ Interview: "rozmow\\w+", Offer: "propozycj\\w+" },
    },
    called: { Viewed: "(?:ta|te|tej|ten|tego) zapisan\\w+", Rejected: "(?:ta|te|tej|ten|tego) odrzucon\\w+" },
  },
  pt: {
    one: "(?:[ao]|aquel[ae]|ess[ae]) (?:da|do|com)",
    told: { Interview: "entrevista", Offer: "proposta|oferta", Rejected: "recusa" },
    // "O que digo na entrevista" asks.
    called: {
      Viewed: "[ao] (?:(?:guardad|salv)[ao]|que (?:tenho |ja )?(?:guard|salv)\\w+)",
      ...{ Applied: "[ao] que me candidatei", Rejected: "[ao] recusad[ao]" },
    },
  },
};

const maxBetween = 3;

const patternsOf = memoized((language: DocumentLanguage) => {
  const { one, told, called } = statusWords[language];
  return jobStatuses.flatMap((status): [JobStatus, RegExp][] => {
    const behind = told[status] && `(?:${one}) (?:[^ ]+ ){0,${maxBetween}}?(?:${told[status]})`;
    const sources = [behind, called[status]].filter(Boolean);
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
