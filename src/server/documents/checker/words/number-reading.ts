const units =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const small = new Map([
  ...units.map((word, index) => [word, index] as const),
  ...tens.map((word, index) => [word, 10 * (index + 2)] as const),
]);
const multiples = new Map(Object.entries({ hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9 }));
const suffixes = new Map(Object.entries({ k: 1e3, m: 1e6, mn: 1e6, bn: 1e9 }));

/** "1,200" as "1200" and "4,8" as "4.8"; other writings of digits stay as they are and equal nothing else. */
function plainNumber(written: string): string {
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(written)) return written.replaceAll(",", "");
  if (/^\d+,\d{1,2}$/.test(written)) return written.replace(",", ".");
  return written;
}

/** "1.200": in a sentence it may stand for a thousand that its fact holds; a fact's own may as well be a fraction. */
export const isDottedThousand = (word: string) => /^[1-9]\d{0,2}(\.\d{3})+$/.test(word);

/** "40k" as "40000"; "2m" only beside a currency, where it cannot be metres. */
export function digitsOf(word: string, besideCurrency: boolean): string | undefined {
  const [, digits = "", suffix = ""] = /^(\d[\d.,]*)(k|m|mn|bn)?$/i.exec(word) ?? [];
  if (digits === "" || /[.,]$/.test(digits)) return undefined;
  const factor = suffixes.get(suffix.toLowerCase());
  if (isSize(digits, suffix) && !besideCurrency) return undefined;
  if (factor === undefined) return plainNumber(digits);
  return factor === 1e3 || besideCurrency ? times(plainNumber(digits), factor) : undefined;
}

/** "4K videos" are no thousands of videos, and a "10k run" is a distance. */
const isSize = (digits: string, suffix: string) =>
  suffix === "K" || (suffix === "k" && /^(?:2|3|4|5|6|8|10|12|15|16)$/.test(digits));

function times(number: string, factor: number): string | undefined {
  return /^\d+(\.\d+)?$/.test(number) ? String(Math.round(Number(number) * factor * 100) / 100) : undefined;
}

/** The number that begins at a place in a list of words, spelled or in digits, and how many words it takes. */
export function numberAt(words: string[], at: number): { value: string; length: number } | undefined {
  const first = words[at] ?? "";
  if (/^\d+(\.\d+)?$/.test(first)) {
    const product = times(first, multiples.get(words[at + 1] ?? "") ?? Number.NaN);
    return product && product !== "NaN" ? { value: product, length: 2 } : undefined;
  }
  return spelledAt(words, at);
}

function spelledAt(words: string[], at: number): { value: string; length: number } | undefined {
  let [total, current, end] = [0, -1, at];
  for (; end < words.length; end++) {
    const word = words[end] ?? "";
    const below = smallNumber(word);
    const multiple = multiples.get(word);
    const joins = word === "and" && current >= 100 && smallNumber(words[end + 1] ?? "") > 0;
    if (below >= 0 && (current < 0 || joinsOn(current, below))) current = Math.max(current, 0) + below;
    else if (multiple === 100 && current !== 0) current = (current < 0 ? 1 : current) * 100;
    else if (multiple !== undefined && multiple > 100) [total, current] = [total + Math.max(current, 1) * multiple, 0];
    else if (!joins) break;
  }
  return end > at && (current >= 0 || total > 0)
    ? { value: String(total + Math.max(current, 0)), length: end - at }
    : undefined;
}

/** "twenty" and "five", "two hundred" and "twelve", but never "five" and "six". */
function joinsOn(current: number, small: number): boolean {
  if (current === 0) return true;
  return current % 100 === 0 || (current % 10 === 0 && current % 100 >= 20 && small < 10);
}

const smallNumber = (word: string): number => small.get(word) ?? -1;
