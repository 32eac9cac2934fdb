/** Amounts in words, as figures: "thirty dollars an hour", "six figures", "R25000". */

const ones =
  "two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13 fourteen:14 fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 zwei:2 drei:3 vier:4 funf:5 fünf:5 sechs:6 sieben:7 acht:8 neun:9 zehn:10 deux:2 trois:3 quatre:4 cinq:5 dix:10 dos:2 tres:3 cuatro:4 cinco:5 seis:6 siete:7 ocho:8 nueve:9 diez:10";
const tens =
  "twenty:20 thirty:30 forty:40 fourty:40 fifty:50 sixty:60 seventy:70 eighty:80 ninety:90 hundred:100 zwanzig:20 dreissig:30 dreißig:30 vierzig:40 funfzig:50 fünfzig:50 sechzig:60 vingt:20 trente:30 quarante:40 cinquante:50 veinte:20 treinta:30 cuarenta:40 cincuenta:50";

const values = new Map(
  `${ones} ${tens}`.split(" ").map((entry): [string, number] => {
    const [word = "", value] = entry.split(":");
    return [word, Number(value)];
  }),
);
const word = [...values.keys()].sort((a, b) => b.length - a.length).join("|");
/** A number in words is an amount only before what is counted in money. */
const counted =
  "k|thousand|grand|tausend|mille|mil|lakhs?|dollars?|bucks|euros?|pounds?|quid|francs?|franken|usd|eur|gbp|chf|an hour|per hour|a month|per month|pro stunde|im monat";
const spoken = new RegExp(`(?<!\\p{L})(?:a |one )?(${word})(?:[ -](${word}))?(?=\\s*(?:${counted})(?!\\p{L}))`, "giu");
const germanThousands = new RegExp(`(?<!\\p{L})(${word})tausend(?!\\p{L})`, "giu");

export function withFigures(text: string): string {
  return text
    .replace(/\b(?:a |at least |over )*six[- ]figures?(?: salary| pay)?\b/gi, "at least 100k")
    .replace(germanThousands, (_, first: string) => `${amountOf(first) * 1000}`)
    .replace(spoken, (_, first: string, second = "") => String(amountOf(first) + amountOf(second)))
    .replace(/(?<![\p{L}\d])R\s?(?=\d{4,}|\d{1,3}[ ,.]\d{3})/gu, "ZAR ")
    .replace(/(?<![\p{L}\d])RM\s?(?=\d{3,}|\d{1,3}[ ,.]\d{3})/giu, "MYR ");
}

const amountOf = (name: string) => values.get(name.toLowerCase()) ?? 0;
