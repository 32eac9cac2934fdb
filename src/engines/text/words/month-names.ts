import { documentLanguages } from "../../../shared/text/document-languages.rules.ts";
import { foldText } from "../../../shared/text/folded-text.rules.ts";
import { anyOf } from "../reg-exp-parts.ts";

/** Writes "2019-03" as the language does: "März 2019", "marzo de 2019". A year alone stays. */
export function monthWriter(locale: string, length: "long" | "short" = "long"): (yearMonth: string) => string {
  const format = new Intl.DateTimeFormat(locale, { month: length, year: "numeric", timeZone: "UTC" });
  return (yearMonth) => {
    const [year, month] = yearMonth.split("-").map(Number);
    return year && month ? format.format(new Date(Date.UTC(year, month - 1))) : yearMonth;
  };
}

/** Beside its full name a month has short ones, Polish an own form behind a day, and Austria a January of its own. */
const locales = [...documentLanguages, "en-GB", "de-AT"];
const formats = locales.flatMap((locale) =>
  (["long", "short"] as const).flatMap((month) =>
    [{ month }, { month, day: "numeric" } as const].map((parts) => new Intl.DateTimeFormat(locale, parts)),
  ),
);
/** Behind "in" Polish has a form of its own. */
const polishIn =
  "styczniu lutym marcu kwietniu maju czerwcu lipcu sierpniu wrześniu październiku listopadzie grudniu".split(" ");
/** People's own abbreviations. */
const alsoWritten: Record<number, string[]> = { 2: ["fév"], 3: ["maerz", "mrz"] };
/** Short names that are words as well: "Roll-out 2019" names no October. */
const ordinaryWords = new Set(["lip", "mag", "out", "set", "sie"]);

const namesByNumber = Array.from({ length: 12 }, (_, index) => {
  const named = formats.flatMap((format) => format.formatToParts(new Date(2000, index, 1)));
  const names = named.flatMap(({ type, value }) => (type === "month" ? value.replace(/\.$/, "").toLowerCase() : []));
  const written = [...names, ...polishIn.slice(index, index + 1), ...(alsoWritten[index + 1] ?? [])].filter(
    (name) => !ordinaryWords.has(name),
  );
  return new Set(written.flatMap((name) => [name, foldText(name)]));
});
const numbers = new Map(
  namesByNumber.flatMap((names, index) => [...names].map((name): [string, number] => [name, index + 1])),
);

/** The month that a name stands for, full or short, in any of the languages of documents. */
export const monthNumberOf = (name: string): number | undefined => numbers.get(name.toLowerCase());

/** What an expression finds a month's name by. */
export const monthNamePattern = anyOf(numbers.keys());
