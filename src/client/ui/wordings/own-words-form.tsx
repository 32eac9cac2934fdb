import { type ReactNode, useState } from "react";
import { maxLineLength } from "../../../shared/documents/document-review.contract.ts";
import { Button } from "../button.tsx";
import { FormError } from "../fields/form-error.tsx";
import { TextArea } from "../fields/text-area.tsx";
import { Form } from "../form.tsx";
import type { ChangeFailure } from "./change-failure.ts";
import { MissingInProfile } from "./missing-in-profile.tsx";
import type { TypedText } from "./use-typed-text.ts";

interface OwnWordsFormProps {
  label: string;
  hint: string;
  /** On the button that saves. */
  action: string;
  typed: TypedText;
  /** What stands there already: saving it would change nothing. */
  unchanged?: string;
  /** Of the profile, where a missing fact would stand. */
  section: string | undefined;
  isBusy: boolean;
  save: (text: string) => Promise<ChangeFailure | undefined>;
  onDone: () => void;
  /** Between the field and the buttons. */
  children?: ReactNode;
}

/** A line in the person's own words. It is taken but for a hard fact that the profile lacks; what was typed stays either way. */
export function OwnWordsForm(props: OwnWordsFormProps) {
  const { label, hint, action, typed, unchanged = "", section, isBusy, save, onDone, children } = props;
  const [failure, setFailure] = useState<ChangeFailure>();
  const close = () => {
    typed.remove();
    onDone();
  };
  const submit = async () => {
    const refused = await save(typed.text);
    setFailure(refused);
    if (!refused) close();
  };
  return (
    <Form onSubmit={submit} className="flex flex-col gap-3">
      <TextArea
        label={label}
        hint={hint}
        value={typed.text}
        maxLength={maxLineLength}
        autoFocus
        onChange={({ target }) => typed.write(target.value)}
      />
      {children}
      <FormError>{failure && <MissingInProfile failure={failure} section={section} />}</FormError>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="small"
          busy={isBusy}
          disabled={typed.text.trim() === "" || typed.text === unchanged}
        >
          {action}
        </Button>
        <Button variant="secondary" size="small" onClick={close}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
