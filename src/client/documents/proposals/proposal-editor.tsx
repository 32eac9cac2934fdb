import { useState } from "react";
import { z } from "zod/mini";
import { maxLineLength, type ReviewedProposal } from "../../../shared/documents/document-review.contract.ts";
import { draftStore } from "../../http/storage/draft-store.ts";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { Form } from "../../ui/form.tsx";
import type { ChangeFailure } from "../document-review.queries.ts";
import { MissingInProfile } from "../missing-in-profile.tsx";

interface ProposalEditorProps {
  proposal: ReviewedProposal;
  /** Of the profile, where a missing fact would stand. */
  section: string | undefined;
  isBusy: boolean;
  save: (text: string) => Promise<ChangeFailure | undefined>;
  onCancel: () => void;
}

/** A proposed sentence in the person's own words; what was typed stays while they add something to the profile first. */
export function ProposalEditor({ proposal, section, isBusy, save, onCancel }: ProposalEditorProps) {
  const draft = `proposal ${proposal.id}`;
  const [text, setText] = useState(() => z.string().safeParse(draftStore.read(draft)).data ?? proposal.text);
  const [failure, setFailure] = useState<ChangeFailure>();
  const submit = async () => {
    const refused = await save(text);
    setFailure(refused);
    if (!refused) draftStore.remove(draft);
  };
  const cancel = () => {
    draftStore.remove(draft);
    onCancel();
  };
  return (
    <Form onSubmit={submit} className="flex flex-col gap-3">
      <TextArea
        label="Your words"
        hint="Your word counts. Only numbers, dates, names and titles must stand in your profile too."
        value={text}
        maxLength={maxLineLength}
        autoFocus
        onChange={({ target }) => {
          setText(target.value);
          draftStore.write(draft, target.value);
        }}
      />
      <FormError>{failure && <MissingInProfile failure={failure} section={section} />}</FormError>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={isBusy} disabled={text.trim() === ""}>
          Save
        </Button>
        <Button variant="secondary" size="small" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
