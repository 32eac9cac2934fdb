/** A small letter, signs for words, words cut short, an exclamation, a smile. */
const noteSign =
  /^\p{Ll}|[+&=→!]|:\(|(?:\.\.|…)|\d(?:yrs?|y|jr|j)(?!\p{L})|(?<!\p{L})(?:yrs?|jr|incl|J(?=\.)|stellv|mn|zn)(?!\p{L})/u;
/** "Horticulturalist, mower, spreadsheet tamer" */
const bareList =
  /^(?:[^\s,]+ )?[^\s,]+, (?:[^\s,]+ )?[^\s,]+,(?!.*(?<!\p{L})(?:and|und|y|e|et|en|i|or|oder|o|ou)(?!\p{L}))/u;
const tellsAge =
  /(?:^|, |(?:^| )(?:[Nn]ow|[Aa]ged) )\d\d(?=[,.]|$| and )|(?:^|[.,] )\d\d \p{L}+[.!]?$|(?<!\p{L})(?:tengo|j['’]ai|j['’]en ai|ho|mam|tenho|ben|bin|am|i['’]m) \d\d(?! ?\d)(?! \p{L}+ (?:de|di|d['’]|doświad|of|ervaring|erfahrung|beruf))/iu;
const minWords = 2;

/** Whether what somebody says of themselves is a sentence for employers, and no note: jobs and years say more than one. */
export const isPlainProfile = (text: string): boolean =>
  text.split(" ").length >= minWords && ![noteSign, bareList, tellsAge].some((sign) => sign.test(text));
