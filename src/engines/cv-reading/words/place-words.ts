import { countryNames } from "./country-words.ts";
import { wordFile } from "./word-file.ts";
import { foldedInPlace } from "./word-table.ts";

const statesOfUsa = new Set(
  "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC ON QC BC AB MB SK NS NB NSW VIC QLD WA UK US UAE USA EU".split(
    " ",
  ),
);

/** Large or often named cities, each as its own people and their neighbours write it. */
const words = wordFile("places", ["cities", "regions"]);

const places = new Set([
  ...`${words.cities}${words.regions}`
    .trim()
    .split(/\s+/)
    .map((name) => foldedInPlace(name.replaceAll("_", " "))),
  ...countryNames,
]);

/** How surely a short text names a place: 3 when it names nothing else, 2 when its last part is a known one, 1 for a first part alone, 0 for neither. */
export function placeEvidence(text: string, folded: string): 0 | 1 | 2 | 3 {
  if (folded.length > 60) return 0;
  if (eastAddress.test(folded.trim())) return 2;
  const parts = folded.split(/[,،、(（/|]| - | – /u).map((part) =>
    part
      .replace(/[)）.]+$/u, "")
      .replace(/^(?:г\. ?|м\. ?|\d{4,6} )|(?: \d{4,6}(?:-\d{4})?)$/gu, "")
      .trim(),
  );
  if (parts.every((part) => places.has(part))) return 3;
  const last = parts.at(-1) ?? "";
  if (places.has(last) || isState(text)) return 2;
  return parts.some((part) => places.has(part)) && parts.length <= 3 ? 1 : 0;
}

/** "東京都杉並区", "浙江省杭州市" */
const eastAddress = /^(?:\p{Script=Han}{2,4}[都道府県省])?\p{Script=Han}{1,5}[市区區郡县縣町村]$/u;

/** "Austin, TX", with or without a ZIP; "Ribeirão Preto/SP" */
const isState = (text: string) =>
  /\p{Ll}\s?[/–-]\s?(?:A[CLPM]|BA|CE|DF|ES|GO|M[AGST]|P[ABREI]|R[JNSOR]|S[CEP]|TO)$/u.test(text) ||
  statesOfUsa.has(/,\s*([A-Z]{2,3})(?:\s+\d{5}(?:-\d{4})?)?\)?\.?$/u.exec(text.trim())?.[1] ?? "");
