import { useId } from "react";
import type { UnheldSentence } from "../../../shared/assistant/assistant.contract.ts";
import { TextLink } from "../text-link.tsx";
import { UnheldSentenceList } from "./unheld-sentence-list.tsx";

interface NotInProfileNoteProps {
  sentences: UnheldSentence[];
  title?: string;
}

/** Below a text that says of the person what neither they nor their profile has said. */
export function NotInProfileNote({ sentences, title = "Not in your profile" }: NotInProfileNoteProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="mt-2 border-line border-t pt-3 text-sm">
      <h2 id={heading} className="font-semibold text-sm">
        {title}
      </h2>
      <UnheldSentenceList sentences={sentences} />
      <p className="mt-2 text-muted">
        Is it true? Add it to your <TextLink to="/profile">profile</TextLink>. If not, change it before you send it.
      </p>
    </section>
  );
}
