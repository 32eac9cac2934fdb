import { commonOccupations, isOccupationWord, stemOf, titleStopWords, writtenOtherwise } from "../text/text.ts";

/** Left: what people write. Right: what a search for it finds as well. One line per meaning. */
const nearMeanings: Record<string, string> = {
  "tech | technologist": "technician",
  "rep | reps": "representative",
  admin: "administrator",
  exec: "executive",
  "software developer | software programmer | programmer | software dev": "software engineer",
  "registered general nurse | staff nurse": "registered nurse",
  nursing: "nurse",
  "cna | nursing assistant | health care assistant | healthcare assistant | hca | carer | caregiver | care giver | care worker | support worker | home care aide":
    "care assistant",
  "physical therapist": "physiotherapist",
  "lorry driver | hgv driver | lgv driver | cdl driver | trucker | heavy goods driver": "truck driver",
  "hair stylist | hairstylist": "hairdresser",
  "warehouse worker | warehouse associate | warehouse operator | warehouse handler": "warehouse operative",
  "cashier | shop assistant | sales assistant | store assistant | retail associate": "retail sales assistant",
  "sales rep | sales executive": "sales representative",
  "attorney | solicitor": "lawyer",
  "kindergarten teacher | nursery teacher | preschool teacher | pre school teacher | early childhood educator":
    "early years educator",
  cook: "chef",
  "waitress | wait staff | food server": "waiter",
  "csr | customer support | customer care": "customer service",
  "forklift operator | fork lift driver | fork lift operator": "forklift driver",
  "motor mechanic | auto mechanic | car mechanic | vehicle technician | automotive technician": "automotive mechanic",
};

const meanings = [...Object.entries(writtenOtherwise), ...Object.entries(nearMeanings)];

const stemsOf = (words: string) => words.split(" ").map(stemOf);

const everydaySynonyms = meanings.flatMap(([spellings, meaning]) =>
  spellings.split(" | ").map((spelling): [string, string[]] => [stemsOf(spelling).join(" "), stemsOf(meaning)]),
);

/** "Arzt" and "physician" stand for "doctor". */
function occupationSynonyms(known: ReadonlyMap<string, string[]>): [string, string[]][] {
  return commonOccupations.flatMap(({ names: [name = "", ...others] }) => {
    const meaning = known.get(stemsOf(name).join(" ")) ?? stemsOf(name);
    return others.map((other): [string, string[]] => [stemsOf(withoutStopWords(other)).join(" "), meaning]);
  });
}

const withoutStopWords = (words: string) =>
  words
    .split(" ")
    .filter((word) => !titleStopWords.has(word))
    .join(" ");

/** By stems, so that "lorry drivers" is read as "lorry driver" is. What is written above counts before what is derived. */
export const synonyms: ReadonlyMap<string, string[]> = new Map([
  ...occupationSynonyms(new Map(everydaySynonyms)),
  ...everydaySynonyms,
]);

const developers = new Set(stemsOf("developer dev programmer"));
const levels = new Set(stemsOf("junior senior lead principal sr jr snr jnr"));

/** A developer, with nothing else in the title, writes software; a business developer does not. */
export function meaningAlone(stems: string[]): string[] | undefined {
  const words = stems.filter((stem) => !levels.has(stem));
  if (words.length !== 1 || !developers.has(words[0] ?? "")) return undefined;
  const held = stems.filter((stem) => levels.has(stem)).flatMap((stem) => synonyms.get(stem) ?? [stem]);
  return [...held, ...stemsOf("software engineer")];
}

/** Each meaning's stems, with the stems of every spelling that stands for it. */
export const spellingsByMeaning = meanings.map(([spellings, meaning]) => ({
  meaning: stemsOf(meaning),
  spellings: stemsOf(spellings.replaceAll(" | ", " ")),
}));

const everydayStems = new Set(
  meanings.flatMap(([spellings, meaning]) => stemsOf(`${spellings.replaceAll(" | ", " ")} ${meaning}`)),
);

/** Words of the lists are right as they are, in every form, whether or not a posting has them. */
export function isEverydayWord(word: string): boolean {
  return everydayStems.has(stemOf(word)) || isOccupationWord(word);
}

/** The most words that one spelling on the left has. */
export const phraseWords = Math.max(...[...synonyms.keys()].map((spelling) => spelling.split(" ").length));
