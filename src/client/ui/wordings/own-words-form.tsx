import { type ReactNode, useState } from "react";
import { maxLineLength, type ReviewedFact } from "../../../shared/documents/document-review.contract.ts";
import { Button } from "../button.tsx";
import { FormError } from "../fields/form-error.tsx";
import { TextArea } from "../fields/text-area.tsx";
import { Form } from "../form.tsx";
import { useOneAtATime } from "../use-one-at-a-time.ts";
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
  /** Of the line that it would replace: a missing fact would stand beside it. */
  source: ReviewedFact | undefined;
  isBusy: boolean;
  save: (text: string) => Promise<ChangeFailure | undefined>;
  onDone: () => void;
  /** Between the field and the buttons. */
  children?: ReactNode;
}

/** A line in the person's own words. It is taken but for a hard fact that the profile lacks; what was typed stays either way. */
export function OwnWordsForm(props: OwnWordsFormProps) {
  const { label, hint, action, typed, unchanged = "", source, isBusy, save, onDone, children } = props;
  const [failure, setFailure] = useState<ChangeFailure>();
  const close = () => {
    typed.remove();
    onDone();
  };
  const submit = useOneAtATime(async () => {
    const refused = await save(typed.text);
    setFailure(refused);
    if (!refused) close();
  });
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
      <FormError>{failure?.sentence}</FormError>
      {failure?.isUnheld && (
        <MissingInProfile key={failure.sentence} failure={failure} text={typed.text} source={source} onAdded={submit} />
      )}
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
