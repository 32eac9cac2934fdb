import { type DocumentLanguage, documentLanguages } from "../../../text/text.ts";
import { folded } from "./languages.ts";
import { meanings, rates } from "./quantity-words.ts";
import { isLike } from "./words.ts";

/** By the name that the runtime knows a unit's words by: how it is called here. */
const named = {
  ...{
    percent: "%",
    second: "second",
    minute: "minute",
    hour: "hour",
    day: "day",
    week: "week",
    month: "month",
    year: "year",
  },
  ...{ millimeter: "mm", centimeter: "cm", meter: "m", kilometer: "km", hectare: "ha" },
  ...{ gram: "g", kilogram: "kg", milliliter: "ml", liter: "l", celsius: "°C", gigabyte: "GB", terabyte: "TB" },
};

/** What people write and the runtime does not. */
const alsoWritten = meanings({
  "%": "prozentpunkte prozentpunkten prozentpunten pp porcentaje procentpunt procentpunten",
  hour: "hrs hr h std heure heures uren",
  minute: "mins min",
  day: "tagen dag dagen",
  week: "wk wks tyg",
  month: "monaten mth mths mies",
  year: "jahren yr yrs an ans annee annees",
  km: "kilometern",
  m: "metern",
  kg: "kilo kilos",
  t: "t tonne tonnes ton tons tonnen tonelada toneladas tonnellate",
  hl: "hl hectolitre hectolitres hectoliter hektoliter hektolitern hectolitro hectolitros ettolitro ettolitri hektolitr hektolitry hektolitrow",
  "m²": "m2 sqm qm quadratmeter quadratmetern",
  A: "amp amps ampere amperes",
  µm: "micrometre micrometres micrometer micrometers mikrometer",
  shift: "shift shifts schicht schichten turno turnos",
  quarter: "quarter quarters quartal quartale quartalen trimestre trimestres kwartaal kwartal",
});

const wordsOf = (locale: string, unit: string) =>
  (["long", "short"] as const).flatMap((unitDisplay) => {
    // One for all counts: making it is most of what this takes, and every start of the server does this.
    const format = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay });
    return [1, 2, 5, 1.5].flatMap((count) =>
      format
        .formatToParts(count)
        .flatMap(({ type, value }) => (type === "unit" ? [folded(value.replace(/\.$/, ""))] : [])),
    );
  });

/** Words that more often, or in another language, mean something else: "second place". */
const ambiguous = /^(?:second|seconde|segundo|secondo|mon|sem|lat)$/;

/** Words of the units in the languages of documents, folded; some consist of two. */
export const units: ReadonlyMap<string, string> = new Map([
  ...[...documentLanguages, "en-GB"].flatMap((locale) =>
    Object.entries(named).flatMap(([unit, name]) =>
      wordsOf(locale, unit)
        .filter((word) => (word.length > 2 || word === folded(name)) && !ambiguous.test(word))
        .map((word): [string, string] => [word, name]),
    ),
  ),
  ...alsoWritten,
  ["° c", "°C"],
  ["percentage point", "%"],
  ["percentage points", "%"],
  ["puntos porcentuales", "%"],
  ["punti percentuali", "%"],
  ["pontos percentuais", "%"],
  ["square metre", "m²"],
  ["square metres", "m²"],
  ["square meters", "m²"],
  ["metros cuadrados", "m²"],
  ["metres carres", "m²"],
]);

const ownUnits: Partial<Record<DocumentLanguage, ReadonlyMap<string, string>>> = {
  ...{ de: meanings({ month: "mon" }), es: meanings({ week: "sem" }), fr: meanings({ week: "sem" }) },
  ...{ nl: meanings({ hour: "u" }), pl: meanings({ year: "lat" }) },
};

/** What a word is a unit of in a language: "14 Mon." are months in German alone. */
export const unitIn = (language: DocumentLanguage, key: string): string | undefined =>
  ownUnits[language]?.get(key) ?? units.get(key);

const wordsOfUnits = new Map<string, string[]>();
for (const [word, unit] of units) wordsOfUnits.set(unit, [...(wordsOfUnits.get(unit) ?? []), word]);

/** Whether a word begins with one of the unit's: "Wochenstunden". */
export const isOfUnit = (key: string, unit: string): boolean =>
  rates.get(key) === unit ||
  (wordsOfUnits.get(unit) ?? []).some(
    (word) => key === word || (word.length > 3 && (key.startsWith(word) || isLike(key, word))),
  );

const sizes: Record<string, [of: string, size: number]> = {
  ...{
    second: ["time", 1],
    minute: ["time", 60],
    hour: ["time", 3600],
    day: ["time", 86_400],
    week: ["time", 604_800],
    month: ["time", 2_629_800],
    quarter: ["time", 7_889_400],
    year: ["time", 31_557_600],
  },
  ...{ µm: ["length", 1e-6], mm: ["length", 0.001], cm: ["length", 0.01], m: ["length", 1], km: ["length", 1000] },
  ...{
    g: ["weight", 0.001],
    kg: ["weight", 1],
    t: ["weight", 1000],
    ml: ["volume", 0.001],
    l: ["volume", 1],
    hl: ["volume", 100],
  },
};

/** Whether a unit may say how often. */
export const isTime = (unit: string): boolean => unit === "shift" || sizes[unit]?.[0] === "time";

/** "30 minutes" of half an hour: how many times the other unit goes into it; nothing where they measure different things. */
export function unitRatio(one: string | undefined, other: string | undefined): number | undefined {
  if (one === other) return 1;
  const [own, others] = [sizes[one ?? ""], sizes[other ?? ""]];
  return own && others && own[0] === others[0] ? own[1] / others[1] : undefined;
}
