import type { ReadBoardOutput } from "../../shared/assistant/assistant-tools.contract.ts";

type Card = ReadBoardOutput["jobs"][number];

/** The cards that share most words with `about`; of several equal ones those that have got furthest. */
export function cardsMeant(cards: Card[], about: string): Card[] {
  const queryWords = wordsIn(about);
  const scored = cards.map((card) => ({ card, score: sharedWith(queryWords, card) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const named =
    queryWords.length === 0
      ? cards
      : best > 0
        ? scored.filter(({ score }) => score === best).map(({ card }) => card)
        : [];
  const invited = named.filter(({ status }) => status === "Interview");
  return invited.length > 0 ? invited : named;
}

function sharedWith(queryWords: string[], { job_title, company }: Card): number {
  const held = wordsIn(`${company} ${job_title}`);
  return queryWords.filter((word) =>
    held.some((other) => other === word || (word.length > 3 && other.startsWith(word))),
  ).length;
}

function wordsIn(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize("NFKD")
      .match(/[\p{L}\p{N}]+/gu)
      ?.filter((word) => word.length > 1) ?? []
  );
}
