import { useState } from "react";
import { maxLineLength } from "../../../shared/documents/document-review.contract.ts";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { Form } from "../../ui/form.tsx";
import type { ChangeFailure } from "../document-review.queries.ts";
import { MissingInProfile } from "./missing-in-profile.tsx";
import { useTypedText } from "./use-typed-text.ts";

interface AddedLineProps {
  /** Under which what is typed is kept. */
  draft: string;
  /** Of the profile, where a missing fact would stand. */
  section: string | undefined;
  isBusy: boolean;
  add: (text: string) => Promise<ChangeFailure | undefined>;
  onDone: () => void;
}

/** A new line of the person's, behind the one that they chose. */
export function AddedLine({ draft, section, isBusy, add, onDone }: AddedLineProps) {
  const typed = useTypedText(draft, "");
  const [failure, setFailure] = useState<ChangeFailure>();
  const close = () => {
    typed.remove();
    onDone();
  };
  const save = async () => {
    const refused = await add(typed.text);
    setFailure(refused);
    if (!refused) close();
  };
  return (
    <Form onSubmit={save} className="flex flex-col gap-3">
      <TextArea
        label="Your new sentence"
        hint="It comes behind this line. Numbers, dates, names and titles must stand in your profile too."
        value={typed.text}
        maxLength={maxLineLength}
        autoFocus
        onChange={({ target }) => typed.write(target.value)}
      />
      <FormError>{failure && <MissingInProfile failure={failure} section={section} />}</FormError>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={isBusy} disabled={typed.text.trim() === ""}>
          Add
        </Button>
        <Button variant="secondary" size="small" onClick={close}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
