import type { DocumentLanguage } from "../../text/text.ts";

const particle = "von|van|vom|zu|der|den|de|del|della|di|da|do|dos|ter|ten|Le|La|St\\.";
const particles = `(?:(?:${particle}) |d['’]|O['’])*`;
/** A surname by itself may have its particle with a capital. */
const isSurname = new RegExp(`^(?:(?:${particle}|du|el|al) .+|\\S+)$`, "iu");
/** A surname, with a first name or without. */
export const surnamePattern = `${particles}\\p{Lu}[\\p{L}'’-]*\\p{L}(?: ${particles}\\p{Lu}[\\p{L}'’-]*\\p{L}){0,2}`;

type Greeting = [titles: string, greet: (title: string, name: string) => string];

/** By what stands before a name, how its person is addressed. English and Italian keep the title as it is written; Polish names nobody. */
export const titled: Record<DocumentLanguage, Greeting[]> = {
  en: [["(?:Ms|Mrs|Miss|Mr|Mx|Dr)\\.?", (title, who) => `Dear ${title} ${who},`]],
  de: [
    ["Frau(?: (?:Dr|Prof)\\.?(?= ))*", (title, who) => `Sehr geehrte ${title} ${who},`],
    ["Herrn?(?: (?:Dr|Prof)\\.?(?= ))*", (title, who) => `Sehr geehrter ${title.replace(/^(Herr)n/i, "$1")} ${who},`],
  ],
  fr: [
    ["(?:Mme|Madame)", (_, who) => `Madame ${who},`],
    ["(?:Mlle|Mademoiselle)", (_, who) => `Mademoiselle ${who},`],
    ["(?:M\\.|Monsieur)", (_, who) => `Monsieur ${who},`],
  ],
  es: [
    ["(?:Sra\\.|[Ss]eñora|D\\.ª|Dña\\.|[Dd]oña)", (_, who) => `Estimada Sra. ${who}:`],
    ["(?:Sr\\.|[Ss]eñor|D\\.|[Dd]on)", (_, who) => `Estimado Sr. ${who}:`],
  ],
  it: [
    [
      "(?:[Ss]ig\\.ra|[Ss]ignora|[Dd]ott\\.ssa|[Dd]ottoressa|[Ss]ig\\.|[Ss]ignor|[Dd]ott\\.|[Dd]ottor|[Ii]ng\\.|[Aa]vv\\.)",
      (title, who) => `Gentile ${title} ${who},`,
    ],
  ],
  nl: [
    ["(?:[Mm]evrouw|[Mm]evr\\.|[Mm]w\\.)", (_, who) => `Geachte mevrouw ${who},`],
    ["(?:[Dd]e [Hh]eer|[Dd]hr\\.)", (_, who) => `Geachte heer ${who},`],
  ],
  pl: [
    ["(?:Pani|Panią)", () => "Szanowna Pani,"],
    ["(?:Pan|Pana|Panu|Panem)", () => "Szanowny Panie,"],
  ],
  pt: [
    ["(?:[Dd]r\\.ª|[Dd]ra\\.)", (_, who) => `Exma. Sra. Dra. ${who},`],
    ["(?:Sra\\.|[Ss]enhora|D\\.)", (_, who) => `Exma. Sra. ${who},`],
    ["[Dd]r\\.", (_, who) => `Exmo. Sr. Dr. ${who},`],
    ["(?:Sr\\.|[Ss]enhor)", (_, who) => `Exmo. Sr. ${who},`],
  ],
};

/** Who has no title has no gender to us; Polish has no form without one. */
export const untitled: Record<DocumentLanguage, ((who: string) => string) | undefined> = {
  en: (who) => `Dear ${who},`,
  de: (who) => `Guten Tag ${who},`,
  fr: (who) => `Bonjour ${who},`,
  es: (who) => `A la atención de ${who}:`,
  it: (who) => `Gentile ${who},`,
  nl: (who) => `Beste ${who},`,
  pl: undefined,
  pt: (who) => `À atenção de ${who},`,
};

/** Their form without a title says to whom a letter goes, and greets nobody. */
const isOfEnvelope = (language: DocumentLanguage) => language === "es" || language === "pt";

/** Whom a letter may go to and who is nobody. */
export const ofHouse =
  /human|resource|team|depart|office|personal|abteilung|recruit|people|talent|service|gmbh|hr(?!\p{L})/iu;

/**
 * The salutation of whom the writer of a letter names, with the title that they gave; undefined where the language needs one and there is none.
 * In a mail `ofMail` greets who has no title in Spanish and Portuguese, and several.
 */
export function salutationTo(
  to: string,
  language: DocumentLanguage,
  ofMail?: (who: string) => string,
): string | undefined {
  const [unbracketed = ""] = to.split("(");
  const [called = "", behind] = unbracketed.split(",").map((part) => part.trim());
  const isTurned = behind !== undefined && isNameBehind(called, behind);
  if (isTurned || severalNamed.test(called)) {
    return (ofMail ?? untitled[language])?.(isTurned ? unbracketed.trim() : called);
  }
  // In a posting a full stop tells "Sr." from "Sr Engineer"; a name that somebody chose may go without.
  const stopped = called.replace(/^\p{L}{2,}(?= )/u, "$&.");
  for (const [titles, greet] of titled[language]) {
    const titledName = new RegExp(`^(${titles}) (.+)$`, "iu");
    const [, title = "", who] = titledName.exec(called) ?? titledName.exec(stopped) ?? [];
    // A "Dr." is a man in Portuguese alone.
    if (who && !(language === "pt" && /^dr\.$/i.test(title))) return greet(title, surnameOf(who, language));
  }
  const bare = called.replace(foreignTitle, "");
  const greet = (isOfEnvelope(language) && ofMail) || untitled[language];
  return greet?.(isSurname.test(bare) ? called : bare);
}

/** Whom a title taken off would leave half greeted: "Mr and Mrs Hale". A single capital is an initial. */
const severalNamed = / (?:und|and|et|en|UND|AND|ET|EN|y|e|i) |[&/+]/u;

/** "Weber, Anna" or "Frau Weber, Herr Berg", no "Anna, Sales Manager" nor "Anna Weber, Controlling". */
function isNameBehind(called: string, behind: string): boolean {
  if (foreignTitle.test(behind)) return true;
  const isAbbreviated = /^\p{Lu}{2,}$/u.test(behind) && !/^\p{Lu}{2,}$/u.test(called);
  return (
    isSurname.test(called) && firstNames.test(behind) && !isAbbreviated && !ofHouse.test(behind) && !role.test(behind)
  );
}

const firstNames = new RegExp(
  `^\\p{Lu}[\\p{L}'’.-]*(?: (?:(?:${particle}|und|and|et|en|y|e|i|&)(?: |$))*(?:\\p{Lu}[\\p{L}'’.-]*)?){0,3}$`,
  "u",
);
const role =
  /(?<!\p{L})(?:head|lead|chief|chef|partner|jefe|hoofd|sales|market(?:ing|er)|financ|vertrieb|verkauf|einkauf|control|engineer|doctor)|manag|direct|direk|diret|dyrekt|offic|koordin|coordin|advis|assist|respons|gerente|kierown|leiter|leitung|führer/iu;

/** Of another language than the letter's. */
const foreignTitle =
  /^(?:Mrs|Mr|Ms|Miss|Mx|Frau|Herrn?|Mme|Mlle|Madame|Monsieur|Sra|Sr|Señora|Señor|Signora|Signor|Sig\.ra|Mevrouw|Mevr|Mw|De heer|Dhr|Pani|Senhora|Senhor)\.? (?=\p{Lu})/iu;

/** Of two names the second, where nobody has two surnames; else whole. */
export function surnameOf(who: string, language: DocumentLanguage): string {
  const isPair = /^\p{Lu}[\p{L}'’-]+ \S+$/u.test(who) && !isSurname.test(who);
  return isPair && /^(?:en|de|fr|it|nl)$/.test(language) ? who.replace(/^\S+ /, "") : who;
}
