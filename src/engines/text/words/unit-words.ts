import { documentLanguages } from "../../../shared/text/document-languages.rules.ts";
import { memoized } from "../word-stem.ts";

/** What the runtime calls a unit of ECMA-402 in the languages of documents, without a stop behind: "hours", "hrs", "Std". */
export const unitWords = memoized((unit: string): ReadonlySet<string> => {
  const formats = [...documentLanguages, "en-GB"].flatMap((locale) =>
    (["long", "short"] as const).map(
      (unitDisplay) => new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay }),
    ),
  );
  const parts = formats.flatMap((format) => [1, 2, 5, 1.5].flatMap((count) => format.formatToParts(count)));
  return new Set(parts.flatMap(({ type, value }) => (type === "unit" ? value.replace(/\.$/, "") : [])));
});
