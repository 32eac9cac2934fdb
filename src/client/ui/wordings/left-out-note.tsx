import type { UnheldSentence } from "../../../shared/assistant/assistant.contract.ts";

/** Below a reply of which something is not shown, for nothing proves it. What it was is read by who wants to. */
export function LeftOutNote({ sentences }: { sentences: UnheldSentence[] }) {
  return (
    <details className="mt-2 border-line border-t pt-3 text-muted text-sm">
      <summary className="cursor-pointer">
        {sentences.length === 1 ? "1 sentence was" : `${sentences.length} sentences were`} left out, for nothing here
        proves {sentences.length === 1 ? "it" : "them"}.
      </summary>
      <ul className="mt-2 flex flex-col gap-2">
        {sentences.map(({ text, reason }) => (
          <li key={text}>
            <q>{text}</q>
            <span className="block">{reason}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
