import type { UnheldSentence } from "../../../shared/assistant/assistant.contract.ts";
import { UnheldSentenceList } from "./unheld-sentence-list.tsx";

/** Below a reply of which something is not shown, for nothing proves it. What it was is read by who wants to. */
export function LeftOutNote({ sentences }: { sentences: UnheldSentence[] }) {
  return (
    <details className="mt-2 border-line border-t pt-3 text-muted text-sm">
      <summary className="cursor-pointer">
        {sentences.length === 1 ? "1 sentence was" : `${sentences.length} sentences were`} left out, for nothing here
        proves {sentences.length === 1 ? "it" : "them"}.
      </summary>
      <UnheldSentenceList sentences={sentences} />
    </details>
  );
}
