import { currencyNames, type DocumentLanguage, unitWords } from "../../../text/text.ts";
import { folded } from "./languages.ts";
import type { Token } from "./words.ts";

/**
 * How a unit is called here; how the runtime calls it, which knows its words; what it measures, and how large it is; what people write and the
 * runtime does not, "_" for a blank, in one language behind its code; and what says how often.
 */
const table = `
% | percent | | prozentpunkte prozentpunkten prozentpunten pp porcentaje procentpunt procentpunten percentage_point percentage_points puntos_porcentuales punti_percentuali pontos_percentuais
second | second | time 1
minute | minute | time 60 | mins min
hour | hour | time 3600 | hrs hr h std heure heures uren nl:u | hourly stundlich
day | day | time 86400 | tagen dag dagen | daily taglich diari diario diaria quotidien quotidienne giornaliero dagelijks dziennie
week | week | time 604800 | wk wks tyg es:sem fr:sem | weekly wochentlich wochentliche wochentlichen semanal semanales hebdomadaire settimanale wekelijks tygodniowo
month | month | time 2629800 | monaten mth mths mies de:mon | monthly monatlich monatliche mensual mensuales mensuel mensuelle mensile maandelijks miesiecznie mensal
quarter | | time 7889400 | quarter quarters quartal quartale quartalen trimestre trimestres kwartaal kwartal | quarterly vierteljahrlich trimestral trimestriel
year | year | time 31557600 | jahren yr yrs an ans annee annees pl:lat | yearly annual annually jahrlich jahrliche anual anuales annuel annuelle annuale jaarlijks rocznie anualmente
decade | | time 315576000 | decade decades jahrzehnt jahrzehnte jahrzehnten decennie decennies decenio decenios decada decadas decennio decenni decennia dekady
shift | | shift 1 | shift shifts schicht schichten turno turnos
µm | | length 0.000001 | micrometre micrometres micrometer micrometers mikrometer
mm | millimeter | length 0.001
cm | centimeter | length 0.01
m | meter | length 1 | metern
km | kilometer | length 1000 | kilometern
g | gram | weight 1
kg | kilogram | weight 1000 | kilo kilos
t | | weight 1000000 | t tonne tonnes ton tons tonnen tonelada toneladas tonnellate
ml | milliliter | volume 1
l | liter | volume 1000
hl | | volume 100000 | hl hectolitre hectolitres hectoliter hektoliter hektolitern hectolitro hectolitros ettolitro ettolitri hektolitr hektolitry hektolitrow
ha | hectare
m² | | | m2 sqm qm quadratmeter quadratmetern square_metre square_metres square_meters metros_cuadrados metres_carres metrow_kwadratowych metri_quadrati metros_quadrados vierkante_meter
°C | celsius | | °_c
‰ | | | ‰ promille pour_mille per_mille per_mil por_mil
A | | | amp amps ampere amperes
GB | gigabyte
TB | terabyte
`;

const rows = table
  .trim()
  .split("\n")
  .map((line) => {
    const [name = "", runtime = "", measures = "", also = "", often = ""] = line.split("|").map((part) => part.trim());
    const [dimension = "", size = ""] = measures.split(" ");
    return { name, runtime, dimension, size: Number(size), also, often };
  });

const wordsIn = (words: string) => folded(words).split(" ").filter(Boolean);

/** Words that more often, or in another language, mean something else: "second place". */
const ambiguous = /^(?:second|seconde|segundo|secondo|mon|sem|lat)$/;

function runtimeWords(unit: string, name: string): string[] {
  const words = unit === "" ? [] : [...unitWords(unit)].map(folded);
  return words.filter((word) => (word.length > 2 || word === folded(name)) && !ambiguous.test(word));
}

/** Words of the units in the languages of documents, folded; some consist of two, some are of one language. */
export const units: ReadonlyMap<string, string> = new Map(
  rows.flatMap(({ name, runtime, also }) =>
    [...runtimeWords(runtime, name), ...wordsIn(also).map((word) => word.replace("_", " "))].map(
      (word): [string, string] => [word, name],
    ),
  ),
);

/** "weekly": the unit of time that says how often. */
export const rates: ReadonlyMap<string, string> = new Map(
  rows.flatMap(({ name, often }) => wordsIn(often).map((word): [string, string] => [word, name])),
);

/** What a word is a unit of in a language: "14 Mon." are months in German alone. */
export function unitIn(language: DocumentLanguage, key: string): string | undefined {
  // "300-stündig"
  const bare = language === "de" ? /^(.+)ig(?:e[mnrs]?)?$/.exec(key)?.[1] : undefined;
  return units.get(`${language}:${key}`) ?? units.get(key) ?? units.get(bare ?? "") ?? units.get(`${bare}e`);
}

/** Whether a word says the unit too: "Wochenstunden". */
export const isOfUnit = (key: string, unit: string | undefined): boolean =>
  [...units].some(([word, name]) => name === unit && word.length > 3 && key.includes(word.slice(0, -1)));

const sizeOf = new Map(rows.map((row) => [row.name, row]));

/** Whether a unit may say how often. */
export const isTime = (unit: string): boolean => /^(?:time|shift)$/.test(sizeOf.get(unit)?.dimension ?? "");

/** "30 minutes" of half an hour: how many times the other unit goes into it; nothing where they measure different things. */
export function unitRatio(one: string | undefined, other: string | undefined): number | undefined {
  if (one === other) return 1;
  const [own, others] = [sizeOf.get(one ?? ""), sizeOf.get(other ?? "")];
  return own?.dimension && own.dimension === others?.dimension ? own.size / others.size : undefined;
}

export function currencyOf({ text, key, kind }: Token): string | undefined {
  if (kind === "sign") return currencyNames.get(text) ?? currencyNames.get(key);
  const isName = kind === "word" && (/^[A-Z]{3}$/.test(text) || key.length > 3 || text === "zł");
  return isName ? currencyNames.get(key) : undefined;
}
