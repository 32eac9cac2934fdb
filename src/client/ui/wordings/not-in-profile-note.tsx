import { useId } from "react";
import type { UnheldSentence } from "../../../shared/assistant/assistant.contract.ts";
import { TextLink } from "../text-link.tsx";

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
      <ul className="mt-2 flex flex-col gap-2">
        {sentences.map(({ text, reason }) => (
          <li key={text}>
            <q>{text}</q>
            <span className="block text-muted">{reason}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-muted">
        Is it true? Add it to your <TextLink to="/profile">profile</TextLink>. If not, change it before you send it.
      </p>
    </section>
  );
}
