import { anyOf, currencyNames, numberWords, unitWords } from "../../text/text.ts";

// A number of its own: neither a part of a name ("M5000", "CMI_2023") nor a year.
const number = String.raw`(?<![\p{L}\p{N}_]|\d[.,])(?!(?:19|20)\d\d(?!\d))\d[\d.,\u00a0]*`;
const currency = `${anyOf(currencyNames.keys())}(?!\\p{L})`;
// The words between two numbers, in the languages of documents; the first may also stand in a range.
const until = "(?:(?:to|a|al|allo|alla|à|do|til|para)(?!\\p{L})|all[’'](?=\\d))";
const between = `(?:->|→|${until}|(?:instead of|auf|statt|en lugar de|frente a|contre|naar|in plaats van|zamiast)(?!\\p{L}))`;
/** "60 to 80 covers", where nothing tells that the first number was before. */
const range = new RegExp(
  `(?<!(?<!\\p{L})(?:from|von|de|du|da|dal|van|ze?|del) )(${number}) ${until} (${number})`,
  "gu",
);
// Behind "from" any short word that joins no two: "z 310 na 540", but not "von 3 und 4".
const fromTo = (amount: string, gap: string) =>
  `(?<!\\p{L})(?:from|von|de|da|van|ze?) ${amount}${gap}(?<!\\p{L})(?!(?:and|or|und|oder|y|o|e|et|ou|en|of|i|lub|bis)(?!\\p{L}))\\p{Ll}{1,5} ${amount}`;
const behindFrom = fromTo(number, "[^\\d,;]{0,20}");
const change = new RegExp(
  `${number}[^\\d,;]{0,40}(?<!\\p{L})${between} ?(?:\\p{Lu}{3} |[^\\d\\s\\p{L}]{0,2})${number}|${behindFrom}`,
  "u",
);
const share = new RegExp(
  `${number}\\s?%|${number} (?:of(?: which)?|von|davon|de(?: los cuales)?|sur|dont|su|di cui|van|waarvan|z(?: tego)?|dos quais) ${number}`,
  "u",
);
/** "412 T€", "86 tys. zł" */
const scale = "(?:(?:k|t|m|mio|mln|mrd|tys|tsd)\\.?\\s?)?";
const money = new RegExp(`(?<!\\p{L})${currency}\\s?\\d|${number}\\s?${scale}${currency}`, "iu");
const times = ["hour", "day", "week", "month", "year"].flatMap((unit) => [...unitWords(unit)]);
/** "80 hr weeks", "11pm", "7:15": how long or when, and not how much. */
const ofTime = new RegExp(`${number}\\s?(?:${anyOf(new Set(times))}|wks?|[ap]m|uhr)(?!\\p{L})|\\d?\\d:\\d\\d`, "giu");
const clock = /(?<![\p{L}\d])\d{1,2}(?::\d\d)? ?[ap]\.?m(?!\p{L})\.?/giu;
const anyNumber = new RegExp(number, "u");
/** "9 in 2019, 2 in 2024" */
const inYears = new RegExp(
  `(?:${number}[^\\d]{1,12}(?:in|en|im|w|em) (?:19|20)\\d\\d.*){2}|(?:(?<!\\d)(?:19|20)\\d\\d:? (?:\\p{L}+ )?${number}(?!\\d).*){2}`,
  "u",
);
/** "was over £3,400, now under £250", "4h avant, 20 min maintenant" */
const untilNow = new RegExp(
  `${number}.{0,45}(?<!\\p{L})(?:now|heute|jetzt|maintenant|ahora|hoy|ora|oggi|adesso|nu|teraz|obecnie|agora|hoje)(?!\\p{L})[^\\d.;]{0,15}${number}|${number}[^.;\\d]{0,12}(?:before|vorher|avant|antes|prima|eerst|wcześniej), .{0,20}${number}`,
  "iu",
);
const year = /(?:(?<=\s)(?:in|en|im|w|em) )?(?<!\d[.,]?)(?:19|20)\d\d(?:[-–/]\d\d)?(?![\d.,]*\d)/gu;

const smallNumbers = [...numberWords()].flatMap(([word, value]) => (value > 1 && value <= 12 ? [word] : []));
const count = `(?:\\d+|${anyOf(smallNumbers)})`;
const people = `(?:people|staff|employees|colleagues|apprentices|trainees|mitarbeit\\p{L}*|beschäftigte\\p{L}*|leuten?|personen|auszubildende\\p{L}*|azubis
  |trainees|learners|interns|praktikant\\p{L}*|alumn[oa]s en prácticas|stagiaires?|tirocinanti|stagist[ie]|leerling\\p{L}*|stażyst\\p{L}*|praktykant\\p{L}*|estagiári[oa]s|personas|emplead[oa]s|aprendices|personnes|salariés|apprenti\\p{L}*|collaborateurs|persone|apprendisti|medewerkers|mensen|osób|pracowników|pessoas|funcionários)`;
const group = "(?:team|crew|equipo|équipe|equipe|squadra|zespół|zespołem|ploeg)";
const headcount = new RegExp(
  `(?<!\\p{L})(?:${count} (?:\\p{L}+ )?${people}|${group} (?:of|von|de|di|van|z|with|mit) ${count})(?!\\p{L})`.replace(
    /\n\s*/g,
    "",
  ),
  "iu",
);

/** "Dertig warmtepompen", "three hundred": short words are others in another language ("once", "neuf"). */
const spelled = [...numberWords()].flatMap(([word, value]) =>
  value > 2 && word.length > 4 && word !== "siete" ? [word] : [],
);
const spelledNumber = new RegExp(
  `(?<!\\p{L})${anyOf(spelled)}(?!\\p{L})(?! (?:${anyOf(new Set(times))})\\p{L}{0,2}(?!\\p{L}))`,
  "iu",
);

/** "From about eleven to four a week" */
const several = [...numberWords()].flatMap(([word, value]) => (value > 1 && value <= 99 ? [word] : []));
const someAmount = `(?:\\p{L}{2,10} )?(?:\\d+|${anyOf(several)})(?!\\p{L})`;
const spelledChange = new RegExp(fromTo(someAmount, "[^\\d,;]{0,20}"), "u");

/** "2 apprentices", "team of 9" */
export const namesPeople = (statement: string): boolean => headcount.test(statement);

const harms =
  "accident|incident|injur|complaint|error|defect|discrepanc|recall|unf[aä]ll|beanstandung|mängel|reklamation|fehler|beschwerde|redressement|réclamation|non-conformité|erreur|incidencia|accidente|reclamaci|queja|infortun|reclamaç|reclam|non conformità|error|contestazion|ongeval|klacht|afkeur|fout|wypad|reklamacj|błęd|skarg|acident|não conformidade|erro(?!\\p{L})|erros";
/** Endings of a number or case, and no compound: "Unfallschaden". */
const ofHarm = `(?:\\p{L}+ ){0,2}(?:${harms})\\p{L}{0,4}(?!\\p{L})`;
/** "No count discrepancies since 2023", "ohne Beanstandung", "aucun redressement": what did not happen is what came of it. */
const cleanRecord = new RegExp(
  `(?<!\\p{L})(?:(?:no|not an?|without(?: an?y?)?|zero|kein\\p{L}*|ohne|aucune?|sans|zéro|ningún|ninguna|sin|cero|nessun[ao]?|senza|geen|zonder|nul|bez|żadn\\p{L}*|sem|nenhum[a]?) ${ofHarm})`,
  "iu",
);
export const isCleanRecord = (statement: string): boolean => cleanRecord.test(statement);

/** How much of a result a statement names: from what to what 4, a share, money or that nothing went wrong 2, how many people 2, any number 1. */
export function resultStrength(statement: string): number {
  if (spelledChange.test(statement.replace(year, "").replace(clock, ""))) return 4;
  if (!/\d/.test(statement))
    return headcount.test(statement) || isCleanRecord(statement) ? 2 : spelledNumber.test(statement) ? 1 : 0;
  const timeless = statement
    .replace(year, "")
    .replace(clock, "")
    .replace(range, (text, from, to) => (Number.parseFloat(from) < Number.parseFloat(to) ? from : text));
  if (change.test(timeless) || inYears.test(statement) || untilNow.test(timeless)) return 4;
  if ([share, money].some((sign) => sign.test(timeless)) || headcount.test(statement) || isCleanRecord(statement))
    return 2;
  return anyNumber.test(timeless.replace(ofTime, "")) ? 1 : 0;
}

/** Whether it says from what to what something went. */
export const isChange = (statement: string): boolean => resultStrength(statement) >= 4;
