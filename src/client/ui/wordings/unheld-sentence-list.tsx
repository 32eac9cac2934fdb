import type { UnheldSentence } from "../../../shared/assistant/assistant.contract.ts";

/** Sentences that nothing proves, each with why. */
export function UnheldSentenceList({ sentences }: { sentences: UnheldSentence[] }) {
  return (
    <ul className="mt-2 flex flex-col gap-2">
      {sentences.map(({ text, reason }) => (
        <li key={text}>
          <q>{text}</q>
          <span className="block text-muted">{reason}</span>
        </li>
      ))}
    </ul>
  );
}
