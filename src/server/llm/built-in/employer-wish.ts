import { knownWords } from "./known-words.ts";
import type { Lexicon } from "./lexicon.ts";
import { folded, type Span, type Word } from "./sentence.ts";
import { isJobWord, isTrade } from "./trade-words.ts";

export interface EmployerWish extends Span {
  name: string;
}

const longestName = 5;
const wellKnown = new Set(
  "google microsoft amazon facebook netflix ikea siemens bosch walmart tesla ibm nvidia airbnb uber spotify volkswagen bmw lidl aldi tesco starbucks mcdonalds mcdonald's deloitte accenture pwc kpmg infosys sainsburys sainsbury's asda costco samsung sony intel oracle salesforce adobe paypal fedex dhl ups rewe edeka carrefour zara nestle unilever novartis roche pfizer airbus boeing lufthansa ryanair easyjet nhs".split(
    " ",
  ),
);
/** Nouns by which the name of an organisation ends: "Leeds Building Society", "Boston Children's Hospital". */
const organisations = new Set(
  `bank hospital hospitals university college society group consulting airlines airways council gmbh ag ltd limited inc corp corporation company
  co holdings hotel hotels clinic clinics institute foundation trust partners united fc museum supermarket supermarkets logistics motors systems
  technologies labs pharma energy insurance academy school station kitchens industries solutions services klinikum krankenhaus universitat
  hopital universite banque banco banca hospitals`.split(/\s+/),
);
/** Of these a name may begin with the organisation: "University of Manchester". */
const leadingOrganisations =
  /^(?:university|bank|city|hospital|royal|ministry|department|universitat|hospital|banco|banque|universite)$/;
const behind = /^(?:at|for|with|by|bei|chez|from)$/;

/** "Jobs at Google", "Microsoft jobs": an employer is no place, though a town may go by its name, and no title. */
export function findEmployer(
  words: Word[],
  lexicon: Lexicon,
  placeAt: (at: number) => Span | undefined,
): EmployerWish | undefined {
  for (let start = 0; start < words.length; start += 1) {
    const end = organisationEnd(words, start);
    if (end > start) return nameOf(words, start, end);
    let last = start + 1;
    while (last < start + longestName && goesOn(words[last])) last += 1;
    // "At Chicago Title": more than the place.
    const goesBeyondPlace = last > start + 1 && (placeAt(start)?.end ?? last) < last && !isJobWord(words[last - 1]);
    if (startsEmployer(words, start, lexicon, goesBeyondPlace)) return nameOf(words, start, last);
  }
  const known = onlyKnownName(words);
  return known < 0 ? undefined : nameOf(words, known, known + 1);
}

function nameOf(words: Word[], start: number, end: number): EmployerWish {
  const name = words.slice(start, end).map(({ text }) => text);
  return { start, end, name: name.join(" ") };
}

/** Where a name in capitals that holds a word for an organisation ends; `start` when none begins here. */
function organisationEnd(words: Word[], start: number): number {
  const [first, second] = words.slice(start);
  if (!first || !isCapital(first) || isJobWord(first) || (knownWords.has(first.key) && start === 0)) return start;
  let end = start + 1;
  while (end < start + longestName && (goesOn(words[end]) || isWithin(words, end)) && !isJobWord(words[end])) end += 1;
  const name = words.slice(start, end);
  const isNamed =
    (leadingOrganisations.test(first.key) && second?.key === "of" && name.length > 2) ||
    (name.length > 1 && organisations.has(bare(name.at(-1)?.key ?? "")));
  // "Bank Teller" is a title.
  return isNamed && !(isJobWord(words[end]) && words[end]?.opensClause === false) ? end : start;
}

/** "Bank of America" */
const isWithin = (words: Word[], at: number) =>
  /^(?:of|the|and|de|du|der|für|fur)$/.test(words[at]?.key ?? "") &&
  goesOn(words[at + 1]) &&
  words[at]?.opensClause === false;

function startsEmployer(words: Word[], at: number, lexicon: Lexicon, goesBeyondPlace: boolean): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (!word || !before || !behind.test(before.key) || word.opensClause) return false;
  if (wellKnown.has(word.key)) return true;
  if (before.key !== "at" || knownWords.has(word.key) || !isCapital(word) || isJobWord(word)) return false;
  const place = lexicon.place(word.text);
  return place === undefined || goesBeyondPlace || isNickname(word, place);
}

/** Nothing but a name and words that ask for openings. */
function onlyKnownName(words: Word[]): number {
  const named = words.findIndex(({ key }) => wellKnown.has(key));
  const isRest = words.every(({ key }, index) => index === named || (knownWords.has(key) && !isTrade(key)));
  return isRest ? named : -1;
}

/** "Google" once was Topeka. */
function isNickname({ text }: Word, { country, state, city }: NonNullable<ReturnType<Lexicon["place"]>>): boolean {
  return wellKnown.has(folded(text)) && ![country, state, city].some((name) => name && folded(name) === folded(text));
}

/** Whether organisations of all kinds are called by the word. */
export const isOrganisation = (key: string): boolean => organisations.has(key);

const bare = (key: string) => key.replace(/'s$/, "");
const isCapital = (word: Word | undefined) => /^\p{Lu}/u.test(word?.text ?? "");
const goesOn = (word: Word | undefined) => isCapital(word) && word?.opensClause === false;
