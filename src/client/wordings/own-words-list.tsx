import type { OwnWordsEntry, OwnWordsKind } from "../../shared/wordings/wordings.contract.ts";
import { RevocableList, RevocableRow } from "./revocable-list.tsx";
import { useDeleteOwnWords } from "./wordings.queries.ts";

const kindNames: Record<OwnWordsKind, string> = {
  motive: "Why you apply",
  availability: "When you can start",
  notice: "Notice period",
  courtesy: "Closing words",
  answer: "What a posting asks you to say",
};

/** What the person was asked once for letters. */
export function OwnWordsList({ ownWords }: { ownWords: OwnWordsEntry[] }) {
  return (
    <RevocableList title="In your own words">
      {ownWords.map((words) => (
        <OwnWordsRow key={`${words.kind} ${words.company} ${words.question}`} words={words} />
      ))}
    </RevocableList>
  );
}

function OwnWordsRow({ words }: { words: OwnWordsEntry }) {
  return (
    <RevocableRow
      entry={words}
      lead={[kindNames[words.kind], words.company, words.question && `“${words.question}”`].filter(Boolean).join(", ")}
      text={words.text}
      language={words.language}
      action="Delete"
      revoking={useDeleteOwnWords()}
    />
  );
}
