import { useState } from "react";
import { z } from "zod/mini";
import {
  maxLineLength,
  type ReviewedDocument,
  type ReviewedLine,
} from "../../../shared/documents/document-review.contract.ts";
import { draftStore } from "../../http/storage/draft-store.ts";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { Form } from "../../ui/form.tsx";
import { Notice } from "../../ui/states/notice.tsx";
import type { ChangeFailure } from "../document-review.queries.ts";
import type { LineContext } from "./line-context.ts";
import { MissingInProfile } from "./missing-in-profile.tsx";

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
  /** Of the profile, where the missing words would stand. */
  section: string | undefined;
  onDone: () => void;
}

/** A line in the person's own words. It is taken but for a hard fact that the profile lacks; what was typed stays either way. */
export function LineEditor({ line, document, context, section, onDone }: LineEditorProps) {
  const draft = lineDraft(document, line);
  const [text, setText] = useState(() => draft.read() ?? line.text);
  const [begunFrom] = useState(line.text);
  const [failure, setFailure] = useState<ChangeFailure>();
  const save = async () => {
    const refused = await context.save(line.place, text);
    setFailure(refused);
    if (refused) return;
    draft.remove();
    onDone();
  };
  return (
    <Form onSubmit={save} className="flex flex-col gap-3">
      <TextArea
        label="Your words"
        hint="Your word counts. Only numbers, dates, names and titles must stand in your profile too."
        value={text}
        maxLength={maxLineLength}
        autoFocus
        onChange={({ target }) => {
          setText(target.value);
          draft.write(target.value);
        }}
      />
      {line.text !== begunFrom && (
        <Notice>This line reads otherwise by now: “{line.text}” Saving puts your words in its place.</Notice>
      )}
      <FormError>{failure && <MissingInProfile failure={failure} section={section} />}</FormError>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={context.isBusy} disabled={text.trim() === "" || text === line.text}>
          Save
        </Button>
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            draft.remove();
            onDone();
          }}
        >
          Cancel
        </Button>
      </div>
    </Form>
  );
}
