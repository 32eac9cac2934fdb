import { nationalities } from "../../../shared/profile/nationality.rules.ts";
import { cvLocales, foldedInPlace, foldedTokens, isUnspaced } from "./word-table.ts";

const regions = new Set(["EU", "EZ", "UN", "QO", "ZZ", "XA", "XB"]);
const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter((code) => !regions.has(code));

/** Of what a country's name and its people's share too little. */
const peoples: Record<string, string> = {
  "United States": "american us usa amerikanisch us-amerikanisch americain* estadounidense*",
  "United Kingdom": "british uk britisch britannique* britanic* britannic* brits brytyjskie",
  France: "french franzosisch francais* frances francesa",
  Spain: "spanish spanisch espagnol* espanol*",
  Poland: "polish polnisch polonais* polac* polaco polaca",
  Ireland: "irish irisch irlandais*",
  Netherlands: "dutch hollandisch neerlandais* hollandais*",
  Denmark: "danish danisch danois*",
  Niger: "nigerien nigerienne",
  Germany: "allemand* aleman* alema* tedesc* duits* niemieck*",
};

const namesIn = (locale: string) => new Intl.DisplayNames([locale], { type: "region", fallback: "none" });
const english = namesIn("en");
/** Most pairs of letters are none; asking for each in each language takes 30 ms of every start. */
const countries = codes.flatMap((code) => {
  const country = english.of(code);
  return country ? [{ code, country }] : [];
});

const named = (locale: string): [folded: string, country: string][] => {
  const own = namesIn(locale);
  return countries.flatMap(({ code, country }) => {
    const name = own.of(code);
    return name ? [[foldedInPlace(name), country]] : [];
  });
};

const names = cvLocales.flatMap(named);

/** Of every country, by all names that its neighbours have for it. */
export const countryNames = names.map(([name]) => name);

/** "Germany" for "Deutschland" and for "deutsch"; empty where no country or more than one is named. */
export function countryOf(folded: string): string {
  const whole = names.find(([name, country]) => name === folded.trim() && nationalities.includes(country))?.[1];
  // A word beside it may make another of it: "South Sudanese", "not British".
  const [country, ...more] = new Set(foldedTokens(folded).map(countryOfWord));
  return whole ?? (country && more.length === 0 ? country : "");
}

/** The name in which most of a word begins. */
function countryOfWord(word: string): string | undefined {
  const people = Object.keys(peoples).find((country) =>
    peoples[country]?.split(" ").some((one) => (one.endsWith("*") ? word.startsWith(one.slice(0, -1)) : word === one)),
  );
  const [best] = names
    .filter(([, country]) => nationalities.includes(country))
    .map(([name, country]) => ({ country, shared: sharedStart(name, word), name }))
    .filter(({ shared, name }) => shared >= (isUnspaced(name) ? 2 : 4) && shared >= 0.5 * name.length)
    .sort((a, b) => b.shared - a.shared || a.name.length - b.name.length);
  return people ?? best?.country;
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
