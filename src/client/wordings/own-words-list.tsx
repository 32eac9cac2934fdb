import { useId } from "react";
import type { OwnWordsEntry, OwnWordsKind } from "../../shared/wordings/wordings.contract.ts";
import { FormError } from "../ui/fields/form-error.tsx";
import { Card } from "../ui/page/card.tsx";
import { RevocableText } from "./revocable-text.tsx";
import { useDeleteOwnWords, useSetOwnWords } from "./wordings.queries.ts";

const kindNames: Record<OwnWordsKind, string> = {
  motive: "Why you apply",
  availability: "When you can start",
  notice: "Notice period",
  courtesy: "Closing words",
};

/** What the person was asked once for letters. */
export function OwnWordsList({ ownWords }: { ownWords: OwnWordsEntry[] }) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} className="flex flex-col gap-4 px-4 py-5 md:px-6 md:py-6">
      <h2 id={titleId} className="text-xl">
        In your own words
      </h2>
      <ul className="flex flex-col divide-y divide-line">
        {ownWords.map((words) => (
          <OwnWordsRow key={`${words.kind} ${words.company}`} words={words} />
        ))}
      </ul>
    </Card>
  );
}

function OwnWordsRow({ words }: { words: OwnWordsEntry }) {
  const remove = useDeleteOwnWords();
  const set = useSetOwnWords();
  const failure = set.error ?? remove.error;
  return (
    <li className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
      <p className="break-words text-muted text-sm">
        {kindNames[words.kind]}
        {words.company && `, ${words.company}`}
      </p>
      <RevocableText
        text={words.text}
        language={words.language}
        action="Delete"
        done="Deleted. Future letters do without it."
        isDone={remove.isSuccess}
        busy={remove.isPending || set.isPending}
        onRevoke={() => remove.mutate(words)}
        onUndo={() => set.mutate(words, { onSuccess: remove.reset })}
      />
      {failure && <FormError>{failure.message || "This could not be saved. Please try again."}</FormError>}
    </li>
  );
}
