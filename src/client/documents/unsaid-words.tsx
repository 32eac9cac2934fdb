import { useState } from "react";
import type { Review, ReviewedDocument, SaidInLetter } from "../../shared/documents/document-review.contract.ts";
import { Button } from "../ui/button.tsx";
import { FormError } from "../ui/fields/form-error.tsx";
import { TextArea } from "../ui/fields/text-area.tsx";
import { Form } from "../ui/form.tsx";
import { useOneAtATime } from "../ui/use-one-at-a-time.ts";
import type { ChangeFailure } from "../ui/wordings/change-failure.ts";
import { MissingInProfile } from "../ui/wordings/missing-in-profile.tsx";
import { useTypedText } from "../ui/wordings/use-typed-text.ts";
import type { Changing } from "./document-review.queries.ts";

/** Two lines of a letter. */
const maxLength = 400;

interface UnsaidWordsProps {
  letter: ReviewedDocument;
  review: Review;
  changing: Changing;
  /** Says what was done, with the way back. */
  tell: (review: Review, title: string) => void;
}

/** What only the person can say in a letter. Asked once; it may be left out. */
export function UnsaidWords({ letter, review, changing, tell }: UnsaidWordsProps) {
  const motive = useTypedText(`motive ${review.job_url}`, "");
  const availability = useTypedText("availability", "");
  const [failure, setFailure] = useState<ChangeFailure>();
  const fields = { motive, availability };
  const [refusedText, setRefusedText] = useState("");
  const { unsaid } = review;
  const save = useOneAtATime(async () => {
    let current: Pick<ReviewedDocument, "id" | "kind"> = letter;
    for (const kind of unsaid) {
      const text = fields[kind].text.trim();
      if (text === "") continue;
      const result = await changing.change(current, { what: "say", kind, text });
      if ("failure" in result) {
        setFailure(result.failure);
        setRefusedText(text);
        return;
      }
      fields[kind].remove();
      current = result.review.letter ?? current;
      tell(result.review, "Your words are in the letter.");
    }
    setFailure(undefined);
  });

  if (unsaid.length === 0) return null;
  return (
    <details className="rounded-lg border border-line px-4">
      <summary className="cursor-pointer py-3 font-semibold text-accent">What only you can say</summary>
      <Form onSubmit={save} className="flex flex-col gap-4 pb-4">
        {unsaid.map((kind) => (
          <TextArea
            key={kind}
            label={questions[kind].label(review.company_name)}
            hint={questions[kind].hint}
            value={fields[kind].text}
            maxLength={maxLength}
            onChange={({ target }) => fields[kind].write(target.value)}
          />
        ))}
        <FormError>{failure?.sentence}</FormError>
        {failure?.isUnheld && (
          <MissingInProfile
            key={failure.sentence}
            failure={failure}
            text={refusedText}
            source={undefined}
            onAdded={save}
          />
        )}
        <Button
          type="submit"
          size="small"
          className="self-start"
          busy={changing.isPending}
          disabled={unsaid.every((kind) => fields[kind].text.trim() === "")}
        >
          Put into the letter
        </Button>
      </Form>
    </details>
  );
}

const questions: Record<SaidInLetter, { label: (company: string) => string; hint: string }> = {
  motive: {
    label: (company) => `Why ${company}?`,
    hint: "Whole sentences, as they should stand in the letter. They are kept for this company.",
  },
  availability: {
    label: () => "From when, and with which notice?",
    hint: "A whole sentence. It is said in later letters too.",
  },
};
