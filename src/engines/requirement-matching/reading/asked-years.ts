import { foldText } from "../../../shared/text/folded-text.rules.ts";
import { anyOf, memoized, numberWords } from "../../text/text.ts";
import type { AskedYears } from "../asked.ts";
import { severalYears } from "../tables/kind-words.ts";
import { patternOf } from "./word-patterns.ts";

const numbers = numberWords();
const some = "(?:an? |un |ein |een )?(?:couple of|paio d[i’']?|par de|paar)";
const amount = `(?<least>\\d{1,2}|${anyOf(numbers.keys())}|(?<=(?:at least|minimum(?: of)?) )an?|an?(?= years? or more)|(?<=(?:minimum|najmniej|przynajmniej|min\\.) )(?=rok)|${some})`;
const unit =
  "(?<unit>years?|yrs?|months?|jahre?n?|monate?n?|ans|années?|annee|mois|años?|ano|meses|mes|ann[io]|mesi|mese|jaar|jaren|maanden|lata?|lat|rok|roku|miesi\\p{L}+|anos)";
const time = new RegExp(
  `(?<![\\p{L}\\d.,-])${amount}\\s*(?:\\(\\d{1,2}\\)\\s*)?(?:\\+|plus|or more)?(?:\\s*(?:-|–|to|bis|à|a|bis zu|tot|do|o|ou|or)\\s*\\d{1,2}\\+?)?\\s*(?:or more |full )?${unit}(?!\\p{L})['’]?`,
  "iu",
);
/** "18 years old", "within two years", "in the last 3 years": no time that somebody has worked. */
const otherTime =
  /years? (?:old|of age)|(?:under|unter|bis zu|moins de|menores de|sotto i|jonger dan|poni[żz]ej|menos de) (?:\d{1,2}|\p{L}+) (?:years?|jahren?|ans|años|anni|jaar|lat|anos)(?!\p{L})|\b(?:last|past|within|every|first|next|after) (?:the )?(?:\d{1,2}|\p{L}+) years?|year (?:contract|warranty|programme|program|degree|apprenticeship)|jährige (?:ausbildung|lehre)|prob(?:ation|ezeit|n)|d[’']essai|de prueba|di prova|proeftijd|(?:contrac?ts?|contratos?|contratt[oi]|umow\p{L}*)(?!\p{L})/iu;
const similarPost =
  /(?<!\p{L})(?:de oficio|im beruf|in the trade|dans le m[ée]tier|du m[ée]tier|nel mestiere|in het vak|w zawodzie|na profiss[ãa]o)(?!\p{L})|(?:similar\w*|comparable|same|like|vergleichbar\w*|ähnlich\w*|gleich\w*|similaire|équivalent|simile|analog\w*|soortgelijke|vergelijkbare|podobn\w*|pokrewn\w*|semelhantes?) (?:roles?|positions?|jobs?|posts?|capacity|position|funktion|tätigkeit|stelle|postes?|fonctions?|puestos?|cargos?|funciones|ruol[oi]|posizion[ei]|mansion[ei]|functies?|rol|stanowisk\w*|funç(?:ão|ões))|(?:roles?|positions?|poste|puestos?|ruol[oi]|funzion[ei]|functie|stanowisk\w*|funções|função|funciones|mansion[ei]) (?:similar\w*|comparable|similaire|simil[ei]|analogh?[aei]|podobn\w*|semelhantes?)/iu;

export interface AskedTime extends AskedYears {
  /** The line without the time. */
  rest: string;
}

/** How long a line wants somebody to have done something; of "3-5 years" the least. */
export const askedYears = (line: string): AskedTime | undefined => yearsKnown(line).asked;

const yearsKnown = memoized((line) => ({ asked: yearsRead(line) }));

function yearsRead(line: string): AskedTime | undefined {
  if (otherTime.test(line)) return undefined;
  const found = time.exec(line);
  const { least = "", unit: named = "" } = found?.groups ?? {};
  const inSimilarPost = similarPost.test(line);
  if (found) {
    const count = Number(least) || (numbers.get(least.toLowerCase()) ?? (/^(?:an?)?$/i.test(least) ? 1 : 2));
    const months = count * (/^(?:mo|mies|me[sn]|maa)/i.test(named) ? 1 : 12);
    const rest = `${line.slice(0, found.index)} ${line.slice(found.index + found[0].length)}`;
    return { months, isVague: false, inSimilarPost, rest: rest.replace(inSimilarPost ? similarPost : /$^/, " ") };
  }
  const folded = foldText(line);
  if (!patternOf(severalYears).test(folded)) return undefined;
  return {
    months: vagueMonths,
    isVague: true,
    inSimilarPost,
    rest: folded.length === line.length ? withoutVague(line, folded) : line,
  };
}

const vagueMonths = 36;

function withoutVague(line: string, folded: string): string {
  const found = patternOf(severalYears).exec(folded);
  return found ? `${line.slice(0, found.index)} ${line.slice(found.index + found[0].length)}` : line;
}

/** "4 years and 2 months" */
export function timeInWords(months: number): string {
  const some = (count: number, name: string) => (count === 0 ? [] : [`${count} ${name}${count === 1 ? "" : "s"}`]);
  return [...some(Math.floor(months / 12), "year"), ...some(months % 12, "month")].join(" and ") || "0 months";
}
