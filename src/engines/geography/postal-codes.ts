/**
 * How the codes of each country's post are written, by the country's ISO code. What they stand for is not known here: that would be a
 * table of millions.
 */
const formats: [countries: string, whole: string, part?: string][] = [
  ["AT AU BE BG CH CY DK GE HU LI LU MD MK NO NZ PH SI TN ZA", String.raw`\d{4}`],
  ["DE FR ES IT FI HR EE TR UA MX MY RS ID KR TH SA EG MA PK PE LT BA ME", String.raw`\d{5}`],
  ["US", String.raw`\d{5}(?:-\d{4})?`],
  ["CN RU SG RO KZ VN CO", String.raw`\d{6}`],
  ["IN", String.raw`\d{3} ?\d{3}`],
  ["IL", String.raw`\d{7}`],
  ["SE CZ SK GR", String.raw`\d{3} ?\d{2}`],
  ["PL", String.raw`\d{2}-\d{3}`],
  ["PT", String.raw`\d{4}-\d{3}`, String.raw`\d{4}`],
  ["BR", String.raw`\d{5}-?\d{3}`],
  ["JP", String.raw`\d{3}-?\d{4}`],
  ["NL", String.raw`\d{4} ?[a-z]{2}`, String.raw`\d{4}`],
  ["LV", String.raw`lv-\d{4}`],
  ["AR", String.raw`[a-z]\d{4}[a-z]{3}`, String.raw`\d{4}`],
  ["CA", String.raw`[a-z]\d[a-z] ?\d[a-z]\d`, String.raw`[a-z]\d[a-z]`],
  ["GB", String.raw`(?:[beglmnsw]|[a-z]{2})\d[a-z\d]? ?\d[a-z]{2}`, String.raw`(?:[beglmnsw]|[a-z]{2})\d[a-z\d]?`],
  ["IE", String.raw`(?:[a-z]\d\d|d6w) ?[a-z\d]{4}`, String.raw`[a-z]\d\d|d6w`],
];

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, "i");
const read = formats.flatMap(([countries, code, part = code]) =>
  countries.split(" ").map((country) => ({ country, code: whole(code), part: whole(`${code}|${part}`) })),
);

/** Whether a text is a whole code of the country's post; of any country's where none is named. */
export const isPostalCode = (text: string, countryCode?: string): boolean =>
  read.some(({ country, code }) => (countryCode ?? country) === country && code.test(text));

/** As `isPostalCode`, and for the beginning of a code that people write for the whole one beside a town: "London SW1". */
export const isPostalDistrict = (text: string, countryCode?: string): boolean =>
  read.some(({ country, part }) => (countryCode ?? country) === country && part.test(text));
