import { currencyWritings, sharedNames } from "./currencies.ts";
import { type Rule, rewriter } from "./rewriting.ts";

const currency = [...currencyWritings.map(([first = ""]) => first), "¥", ...sharedNames.keys()]
  .map((word) => word.replace("$", "\\$"))
  .join("|");
const bound = "(?:(?:approximately|more than|up to|at least|nearly|almost|below) )?";
const number = `${bound}\\d\\S*`;
const money = `${number} (?:${currency})(?!\\S)`;
const worth = "(?:value|worth|sum|volume)";
const whole = "(?:total|combined|overall|aggregate|cumulative)";
/** Up to three words that neither join nor count. */
const name = "(?: (?!(?:and|or|of|in|to|for|with|from|by|at|on|per|worth|total|over|across) )\\p{L}[^\\s,]*){0,3}?";
const inAll = "(?:in total|altogether|in all|all told|overall)";
const end = "(?=$| (?:,|and|in|by|for|from|with|at|on|across|over|within|to|per|using|through)(?: |$))";
const rates = "day daily|week weekly|month monthly|quarter quarterly|year annual|year yearly"
  .split("|")
  .map((pair) => pair.split(" "));

const teams = "((?:\\p{L}+ )?(?:team|crew|group|brigade|squad))";
const strong = "(?:strong|person|people|man|member)";

const rule = (writing: string, same: string): Rule => [new RegExp(writing, "gu"), same];

const worths: Rule[] = [
  rule(`(?<!\\S)(${money}) worth of (\\S+(?: and \\S+| \\S+)?)(?= in | for | per | ,|$)`, "$2 worth $1"),
  ...rates.map(([unit, adjective]) =>
    rule(`\\b(?:with|of|at) an? ${adjective} (?:${whole} )?${worth} of (${money})`, `worth $1 per ${unit}`),
  ),
  rule(`\\b(?:with|of|at|to) an? ${whole} ${worth} of (?=${money})`, "worth total "),
  rule(`\\b(?:with an?|to the|at an?|of an?) (?:value|worth) of (?=${money})`, "worth "),
  rule(`\\bvalued at (?=${money})`, "worth "),
  rule(`\\btotall?ing (?=${money})`, "worth total "),
  rule(`\\btotall?ing (?=${number})`, "with total "),
  rule("\\b(?:together|jointly|collectively|altogether|in total) worth (?:an? total of )?", "worth total "),
  rule(`\\bworth an? (?:${whole} (?:of )?)(?=${money})`, "worth total "),
  rule(`\\bworth (${money}(?: per \\S+)?) ${inAll}${end}`, "worth total $1"),
];

const totals: Rule[] = [
  rule(`\\b(?:an?|the) (?:grand |combined )?total (?:of )?(?=${number})`, "total "),
  rule(`\\ba combined (?=${number})`, "total "),
  rule(`(?<![\\S])(?<!(?:worth|total) )(${number}${name}) ${inAll}${end}`, "total $1"),
  rule(`\\b(?:altogether|in total|in all) (?=${number})`, "total "),
  rule(`(?<=, )total (?=${money})`, "worth total "),
];

const fractions: Rule[] = [
  rule("\\bby an? tenth\\b", "by 10 %"),
  rule("\\bby an? fifth\\b", "by 20 %"),
  rule("\\bby 2 fifths\\b", "by 40 %"),
  rule("\\bby 3 fifths\\b", "by 60 %"),
  rule("\\bby 3 quarters\\b", "by 75 %"),
  rule("\\bhalf (?:of )?(?=(?:the|all|our|my|its|their) )", "50 % of "),
  rule("\\ba quarter of (?=(?:the|all|our|my|its|their) )", "25 % of "),
  rule("\\b3 quarters of (?=(?:the|all|our|my|its|their) )", "75 % of "),
  rule("\\ba fifth of (?=(?:the|all|our|my|its|their) )", "20 % of "),
  rule("\\ba tenth of (?=(?:the|all|our|my|its|their) )", "10 % of "),
  rule("\\b(?:about|around|roughly|some|approximately) (?=\\d)", "approximately "),
  rule("(?<=\\d )(?:pp|ppt|pts|% points?|percentage pts)(?!\\S)", "percentage points"),
];

const dozens: Rule[] = [
  rule("\\bhalf an? dozen (?!of )", "6 "),
  rule("\\b(?:a|1) dozen (?!of )", "12 "),
  rule("\\b2 dozen (?!of )", "24 "),
  rule("\\b3 dozen (?!of )", "36 "),
];

/** A year is not told in months where a range begins or ends with it. */
const alone = "(?<!\\b(?:to|and|or|than) )(?<!\\S)";
const times: Rule[] = [
  rule("(?<!\\S)(\\d+) and a half (?=\\p{L})", "$1.5 "),
  rule("\\b(?:an?|1) (year|month|week|day|hour) and a half\\b", "1.5 $1s"),
  rule("\\bhalf a year\\b", "6 months"),
  rule(`${alone}12 months?\\b(?! to)`, "1 year"),
  rule(`${alone}18 month(s?)\\b(?! to)`, "1.5 year$1"),
  rule(`${alone}24 month(s?)\\b(?! to)`, "2 year$1"),
  rule(`${alone}36 month(s?)\\b(?! to)`, "3 year$1"),
  rule(`${alone}1.5 hours\\b(?! to)`, "90 minutes"),
  rule(`${alone}60 minutes\\b(?! to)`, "1 hour"),
  rule(
    "\\b(?:per|a) fortnight\\b|\\bfortnightly\\b|\\b(?:every (?:second|other)|once every 2) weeks?\\b",
    "every 2 weeks",
  ),
  rule("\\bevery (?:second|other) (day|month|year)\\b", "every 2 $1s"),
  rule(
    "\\bevery other ((?:mon|tues|wednes|thurs|fri|satur|sun)day|morning|afternoon|evening|night|weekend|shift|summer|winter|spring|autumn)\\b",
    "every second $1",
  ),
  rule("\\bevery 6 months\\b|\\b(?:half yearly|semi annually)\\b", "twice per year"),
  rule("\\bevery 3 months\\b", "per quarter"),
  // Told apart from what takes place every month: without it, it would have been more often.
  rule("\\bonce per (day|week|month|quarter|year)\\b", "each $1"),
  rule("\\b(?:in |during |over )?the first half of (?=(?:per|the) year)", "from january to june "),
  rule("\\b(?:in |during |over )?the second half of (?=(?:per|the) year)", "from july to december "),
  rule("\\b(?:in|during) the first 6 months of (?=(?:per|the) year)", "from january to june "),
  rule("\\b(?:on )?(?:24 hours per day|24/7|round the clock|day and night)\\b", "around the clock"),
];

const groups: Rule[] = [
  rule(`\\b(\\d+) ${strong} ${teams} of (?=\\p{L})`, "$2 of $1 "),
  rule(`\\b(\\d+) ${strong} ${teams}\\b`, "$2 of $1 people"),
  rule(
    "\\b(team|crew|brigade|squad) of (\\d+)(?=$| (?:,|and|in|at|for|with|on|across|from|by|over|during)(?: |$))",
    "$1 of $2 people",
  ),
];

const units: Rule[] = (
  [
    ["(?:μ|µ)m|micrometers?|micrometres?|microns?", "µm"],
    ["mm|millimeters?|millimetres?", "mm"],
    ["cm|centimeters?|centimetres?", "cm"],
    ["grams?|grammes?", "grams"],
    ["kgs|kilos?|kilogrammes?", "kilogram"],
    ["m2|sqm|sq m|square (?:metre|meter|metres|meters)", "m²"],
    ["m3|cubic (?:metre|meter|metres|meters)", "m³"],
    ["°c|° c|degrees c|degrees celsius|degrees centigrade", "°c"],
    ["kw|kilowatts?", "kw"],
    ["mw|megawatts?", "mw"],
    ["gw|gigawatts?", "gw"],
    ["kwh|kilowatt hours?", "kwh"],
    ["mwh|megawatt hours?", "mwh"],
    ["gwh|gigawatt hours?", "gwh"],
    ["kv|kilovolts?", "kv"],
    ["v|volts?", "volts"],
    ["ha|hectares?", "hectares"],
    ["a|amps?|amperes?", "amps"],
    ["kva|kilovolt amperes?", "kva"],
    ["w|watts?", "watts"],
    ["hz|hertz", "hz"],
    ["ml|millilitres?|milliliters?", "ml"],
    ["hl|hectolitres?|hectoliters?", "hl"],
    ["metric (?:tons?|tonnes?)", "tonnes"],
    ["h|hrs?", "hours"],
    ["secs?", "seconds"],
    ["ms|milliseconds?", "ms"],
    ["gb|gigabytes?", "gb"],
    ["tb|terabytes?", "tb"],
    ["mph|miles per hour", "mph"],
    ["km/h|kph|kilometre per hour", "km/h"],
    ["ft|feet", "feet"],
  ] as const
).map(([writing, same]) => rule(`(?<=\\d )(?:${writing})(?!\\S)`, same));

const larger = new Map([
  ["kilogram", "tonnes"],
  ["grams", "kilogram"],
  ["metres", "kilometre"],
  ["ml", "litres"],
]);

/** "1,800 kg" as "1.8 tonnes", unless a range begins or ends there. */
const largeUnits: Rule = [
  /(?<!\b(?:and|or) )(?<!(?<!up) to )(?<!\S)([1-9]\d{3,5}) (kilogram|grams|metres|ml)(?= (?!to |in height|above)|$)/g,
  (_, amount, unit = "") => `${Number(amount) / 1000} ${larger.get(unit) ?? unit}`,
];

/**
 * How amounts are written, each way as the one that is compared. The text is in words, its numbers in digits, its currencies
 * behind them; what bounds a number is written in one way.
 */
const withPlainWritings = rewriter([
  ...[...dozens, ...units, ...times, ...fractions, ...groups, ...worths, ...totals],
  largeUnits,
]);

export const withPlainAmounts = (text: string): string =>
  /\d|half|quarter|fortnight|every|round|night|once|dozen|fifth|tenth/.test(text) ? withPlainWritings(text) : text;
