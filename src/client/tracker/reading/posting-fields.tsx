import { pastedTextLimits } from "../../../shared/documents/pasted-text.rules.ts";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";

interface PostingFieldsProps {
  location: string;
  pay: string;
  text: string;
  textHint?: string | undefined;
  textError?: string | undefined;
}

/** What was read of a posting beside its title and company, each to correct. Fields of the form around them. */
export function PostingFields({ location, pay, text, textHint, textError }: PostingFieldsProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Place" name="location" defaultValue={location} maxLength={300} />
        <TextField label="Pay" name="pay" defaultValue={pay} maxLength={300} />
      </div>
      <TextArea
        label="Text of the posting"
        hint={textHint}
        name="text"
        rows={6}
        maxLength={pastedTextLimits.max}
        defaultValue={text}
        error={textError}
        className="[&_textarea]:max-h-72"
      />
    </>
  );
}
