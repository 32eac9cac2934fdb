import { knownWords } from "./known-words.ts";
import type { Word } from "./sentence.ts";

const ofBoards = new Set([
  "company",
  "practice",
  "practise",
  "coach",
  "mock",
  "training",
  "common",
  "typical",
  "tips",
  "general",
  "likely",
  "tough",
  "hard",
  "yourself",
  "role",
  "position",
  "application",
  "next",
  "week",
  "tomorrow",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "interview",
  "interviews",
]);

/** The words of a message that may name a card: neither cues nor fillers. */
export function likeWordsOf(words: Word[]): string {
  return words
    .filter(({ key, titles }) => (titles > 0 || !knownWords.has(key)) && !ofBoards.has(key))
    .map(({ text }) => text)
    .slice(0, 8)
    .join(" ");
}
