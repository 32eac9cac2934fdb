/** What an object begins with behind a verb, which keeps "Llevo a 5 personas" from "Trabajo en equipo". */
const objects: Record<string, string> = {
  es: "el|la|los|las|un|una|cada|todos|todas|mis|nuestr\\p{L}+|a \\d",
  it: "il|lo|la|i|gli|le|un|una|ogni|tutti|tutte",
  pt: "o|a|os|as|um|uma|cada|todos|todas",
};
const before = (language: string) => `(?= (?:(?:${objects[language]})(?!\\p{L})|\\d|l['’]))`;

/** Verbs of these languages tell who did it, by the end of a note's first word; of Polish, of any word before the first comma. */
const ownVerbs: Record<string, RegExp> = {
  es: new RegExp(
    `^(?:(?!comité|café|bebé)\\p{L}{3,}[éí]|[a-z]{2,}(?:amos|emos|imos)|hago|tengo|soy|estoy|voy|doy|fui|hice|tuve|estuve|\\p{L}{2,}o${before("es")})(?!\\p{L})`,
    "iu",
  ),
  it: new RegExp(
    `^(?:ho|sono|mi \\p{L}+o|faccio|\\p{L}+isco|(?!\\p{L}+[aiu]to )\\p{L}{2,}o${before("it")})(?!\\p{L})`,
    "iu",
  ),
  pt: new RegExp(
    `^(?:\\p{L}{2,}ei|fiz|fui|tive|dei|estive|[a-z]{2,}(?:amos|emos|imos)|faço|tenho|sou|\\p{L}{2,}[^aeiou]i${before("pt")}|\\p{L}{2,}o${before("pt")})(?!\\p{L})`,
    "iu",
  ),
  pl: /^(?:[^,.;:(–]* )?\p{L}+(?:ł[ae]m|liśmy|łyśmy)(?!\p{L})|^\p{L}{2,}(?:ę|dzam|wiam|eram|adam|inam|ykam|rzam|czam)(?!\p{L})/iu,
};

/** In others a subject says so, not behind a colon or a bracket. */
const ownSubjects: Record<string, RegExp> = {
  de: /^(?:[^,.;:(–]{1,60} )?(?:ich|wir)(?!\p{L})/iu,
  nl: /^(?:[^,.;:(–]{1,60} )?(?:ik|wij|we)(?!\p{L})/iu,
  fr: /^(?:[^.;:(–]{1,60},? )?(?:je |j['’]|nous )/iu,
};

/** A participle at the end of a note's first part, whose doer is who writes it. */
const participles: Record<string, [RegExp, subject: string]> = {
  de: [
    /^((?:[^,.;:(–]|\.(?=\d))+) ((?:\p{Ll}{2,6})?ge\p{Ll}{2,}(?:t|en)|(?:\p{Ll}{2,4})?(?:be|ver|er|ent|über|unter)\p{Ll}{3,}t|\p{Ll}+iert)((?:[,(;]| (?:mit|in|im|bei|für|auf|an|am|aus|von|nach|durch|zum?)(?!\p{L})| \().*)?$/u,
    "Ich habe",
  ],
  nl: [
    /^((?:[^,.;:(–]|\.(?=\d))+) ((?:\p{Ll}{2,6})?ge\p{Ll}{2,}(?:d|t|en)|(?:\p{Ll}{2,4})?(?:be|ver|her|ont)\p{Ll}{3,}[dt])((?:[,(;]| (?:met|in|bij|voor|op|aan|uit|van|na|door|samen)(?!\p{L})| \().*)?$/u,
    "Ik heb",
  ],
};
/** What happens of itself or is done to somebody, what is no participle, and what says no object. */
const isNotDone =
  /(?<!\p{L})(?:ausgezeichnet|befördert|gewählt|ernannt|beauftragt|eingestellt|angestellt|eingesetzt|beschäftigt|gefördert|entlassen|gekündigt|befristet|(?:un)?bezahlt|geplant|geschlossen|verlegt|ge(?:eignet|stalten|winnen|nießen|hören|währleisten|worden|blieben|gangen|wechselt|sunken|stiegen|fallen|wachsen|kommen)|aufge(?:löst|stiegen)|geweest|gebleven|gegaan|gestegen|gedaald|gezakt|gesloten|gekozen|benoemd|(?:on)?betaald|gepland|ist|sind|war|waren|wird|wurden?|hat|is|zijn|was|werd|wordt|nicht|kein\p{L}*|niet|geen|letzt\p{L}+|erst\p{L}+|laatste|eerste)(?!\p{L})/iu;

/** "Aperti 41 rivenditori" is "Ho aperto 41 rivenditori". */
const italianParticiple = new RegExp(
  `^(?!contratt|prodott|mercat|fatturat|risultat|client|punt)(\\p{L}{2,}(?:[aiu]t|ert|ott|lt|nt|rt|st|ss|os|es|us))(?:o(?= (?:${objects.it})(?!\\p{L}))|[aie](?= (?:\\d|(?:${objects.it})(?!\\p{L}))))`,
  "iu",
);

const frenchParticiple =
  /^(?!employé|chargé|salarié|préposé|marché|comité|relevé)(\p{L}{3,}é)(?:e?s)?(?= (?:\d|une?|les?|la|des|l['’]))/iu;

const slang = /(?<!\p{L})(?:lol|haha?|hoor|ha ha)(?!\p{L})|[?!…]|\.\.\./iu;
/** Of a subject and a verb alone "Wir helfen" would be one. */
const minWords = 3;

/**
 * A sentence of a note in which somebody speaks of themselves: "llevo a 5 personas" with a capital, "Zeiterfassung umgestellt" as "Ich habe
 * die Zeiterfassung umgestellt". Undefined where its grammar does not tell so. Of English, see `firstPerson`.
 *
 * @param locale BCP 47
 */
export function spokenClause(piece: string, locale: string): string | undefined {
  const language = locale.slice(0, 2);
  if (slang.test(piece)) return undefined;
  const isOwn =
    piece.split(" ").length >= minWords && (ownVerbs[language]?.test(piece) || ownSubjects[language]?.test(piece));
  if (isOwn) return piece.charAt(0).toUpperCase() + piece.slice(1);
  if (language === "it" && italianParticiple.test(piece))
    return piece.replace(italianParticiple, (_, stem: string) => `Ho ${stem.toLowerCase()}o`);
  if (language === "fr" && frenchParticiple.test(piece))
    return piece.replace(frenchParticiple, (_, verb: string) => `J’ai ${verb.toLowerCase()}`);
  if (language === "de" && /^(?:habe?|war|bin|hatte) /i.test(piece))
    return `Ich ${smallFirst(piece).replace(/^hab /, "habe ")}`;
  const [form, subject] = participles[language] ?? [];
  const [, object = "", verb = "", rest = ""] = form?.exec(piece) ?? [];
  if (!verb || isNotDone.test(piece)) return undefined;
  return `${subject} ${language === "de" ? germanObject(object) : smallFirst(object)} ${verb}${rest}`;
}

const smallFirst = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase());

/** Its nouns keep their capitals, and one alone has its article where its ending tells its gender; what stands before one loses its capital. */
function germanObject(object: string): string {
  const [first = "", next = ""] = object.split(" ");
  if (/^\p{Lu}\p{Ll}*(?:ung|heit|keit|schaft|tät|ion)$/u.test(first) && !/^\p{Lu}/u.test(next)) return `die ${object}`;
  if (/^\p{Lu}\p{Ll}*(?:ing|ment)$/u.test(first) && !/^\p{Lu}/u.test(next)) return `das ${object}`;
  if (next === "") return object.charAt(0).toUpperCase() + object.slice(1);
  return /^(?:die|das|den|der|alle|mehr\p{L}*|rund|etwa|neue?[nrms]?|in|im|bei|mit|für|von|am|an|auf|zu[mr]?|täglich|regelmäßig|mehrfach|selbst\p{L}*)$/iu.test(
    first,
  ) ||
    (/e[nrsm]?$/.test(first) && /^\p{Lu}/u.test(next))
    ? smallFirst(object)
    : object;
}
