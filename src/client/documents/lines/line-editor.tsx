import { useState } from "react";
import { z } from "zod/mini";
import type {
  ReviewedDocument,
  ReviewedFact,
  ReviewedLine,
} from "../../../shared/documents/document-review.contract.ts";
import { draftStore } from "../../http/storage/draft-store.ts";
import { Notice } from "../../ui/states/notice.tsx";
import { OwnWordsForm } from "../../ui/wordings/own-words-form.tsx";
import type { LineContext } from "./line-context.ts";

const keptDraft = z.object({ line: z.string(), text: z.string() });

/**
 * What was typed for a line and not taken into the document, e.g. while the person adds it to the profile first. Another line
 * may come to stand in its place: it is kept for the words that it would replace.
 */
export function lineDraft({ versions, kind }: ReviewedDocument, { place, text: line }: ReviewedLine) {
  const first = versions.at(-1)?.id ?? "";
  const name = `line ${first} ${kind} ${place}`;
  return {
    read: (): string | undefined => {
      const { data: kept } = keptDraft.safeParse(draftStore.read(name));
      return kept?.line === line ? kept.text : undefined;
    },
    write: (text: string) => draftStore.write(name, { line, text }),
    remove: () => draftStore.remove(name),
  };
}

interface LineEditorProps {
  line: ReviewedLine;
  document: ReviewedDocument;
  context: LineContext;
  /** Where the missing words would stand. */
  source: ReviewedFact | undefined;
  onDone: () => void;
}

/** A line of the document in the person's own words. */
export function LineEditor({ line, document, context, source, onDone }: LineEditorProps) {
  const draft = lineDraft(document, line);
  const [text, setText] = useState(() => draft.read() ?? line.text);
  const [begunFrom] = useState(line.text);
  const write = (next: string) => {
    setText(next);
    draft.write(next);
  };
  return (
    <OwnWordsForm
      label="Your words"
      hint="Your word counts. Only numbers, dates, names and titles must stand in your profile too."
      action="Save"
      typed={{ text, write, remove: draft.remove }}
      unchanged={line.text}
      source={source}
      isBusy={context.isBusy}
      save={(own) => context.save(line.place, own)}
      onDone={onDone}
    >
      {line.text !== begunFrom && (
        <Notice>This line reads otherwise by now: “{line.text}” Saving puts your words in its place.</Notice>
      )}
    </OwnWordsForm>
  );
}
