import { foldKey } from "./search/search-terms.ts";

const countryCodes = (
  "AD AE AF AG AI AL AM AO AR AS AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CK CL " +
  "CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ " +
  "GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR " +
  "LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NR NZ OM PA PE " +
  "PF PG PH PK PL PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TC TD TG TH TJ TL " +
  "TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WS XK YE YT ZA ZM ZW"
).split(" ");

const englishNames = new Intl.DisplayNames("en", { type: "region" });
const spokenLanguages = ["en", "de", "fr", "es", "pt", "it", "nl", "pl", "ja", "hi"];
const otherNames: Record<string, string[]> = {
  US: ["usa", "u.s.", "u.s.a.", "america", "united states of america", "the states"],
  GB: ["uk", "u.k.", "great britain", "britain"],
  NL: ["holland", "the netherlands"],
  CZ: ["czech republic"],
  TR: ["turkey"],
  AE: ["uae"],
  KR: ["korea"],
};

/** Two-letter codes that are also everyday words ("in", "it", "us") would turn prose into places. */
const codesThatAreWords = new Set([
  "AM",
  "AS",
  "AT",
  "BE",
  "DE",
  "DO",
  "ES",
  "IN",
  "IS",
  "IT",
  "LA",
  "MY",
  "NO",
  "SO",
  "TO",
]);

const codeByKey = new Map(
  countryCodes.flatMap((code) => namesOf(code).map((name): [string, string] => [foldKey(name), code])),
);

export const allCountryNames = countryCodes.map(countryName).sort((a, b) => a.localeCompare(b, "en"));

/** The English name, as lists and postings show it. */
export function countryName(code: string): string {
  return englishNames.of(code) ?? code;
}

/** The ISO code for a country's name in any of ten languages, a common short form, or an upper-case code. */
export function countryCodeOf(name: string): string | undefined {
  return codeByKey.get(foldKey(name));
}

function namesOf(code: string): string[] {
  const spoken = spokenLanguages.map(
    (language) => new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code,
  );
  const short = codesThatAreWords.has(code) ? [] : [code];
  return [...spoken, ...short, ...(otherNames[code] ?? [])];
}
