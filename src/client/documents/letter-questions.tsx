import { useState } from "react";
import {
  type AskedOfLetter,
  noteKind,
  type Review,
  type ReviewedDocument,
  type SaidInLetter,
} from "../../shared/documents/document-review.contract.ts";
import { Button } from "../ui/button.tsx";
import { FormError } from "../ui/fields/form-error.tsx";
import { TextArea } from "../ui/fields/text-area.tsx";
import { Form } from "../ui/form.tsx";
import { useOneAtATime } from "../ui/use-one-at-a-time.ts";
import type { ChangeFailure } from "../ui/wordings/change-failure.ts";
import { MissingInProfile } from "../ui/wordings/missing-in-profile.tsx";
import { useTypedText } from "../ui/wordings/use-typed-text.ts";
import type { Changing } from "./document-review.queries.ts";

/** Some lines of a letter. */
const maxLength = 600;

interface LetterQuestionsProps {
  letter: ReviewedDocument;
  review: Review;
  changing: Changing;
  /** Says what was done, with the way back. */
  tell: (review: Review, title: string) => void;
}

/** What only the person can say in a letter: what this posting asks for in sight, the rest when it is opened. Each may be left out. */
export function LetterQuestions(props: LetterQuestionsProps) {
  const { letter_questions } = props.review;
  const isWaiting = ({ question, said }: AskedOfLetter) => question !== "" && said === null;
  const others = letter_questions.filter((asked) => !isWaiting(asked));
  const cardOf = (asked: AskedOfLetter) => (
    <QuestionCard key={`${asked.kind} ${asked.question} ${asked.said}`} asked={asked} {...props} />
  );
  return (
    <>
      {letter_questions.filter(isWaiting).map((asked) => (
        <div key={asked.question} className="rounded-lg border border-line px-4 py-3">
          {cardOf(asked)}
        </div>
      ))}
      {others.length > 0 && (
        <details className="rounded-lg border border-line px-4">
          <summary className="cursor-pointer py-3 font-semibold text-accent">What only you can say</summary>
          <div className="flex flex-col gap-5 pb-4">{others.map(cardOf)}</div>
        </details>
      )}
    </>
  );
}

function QuestionCard({ asked, letter, review, changing, tell }: LetterQuestionsProps & { asked: AskedOfLetter }) {
  const { kind, question, said } = asked;
  const typed = useTypedText(`said ${kind === "availability" ? "" : review.job_url} ${kind} ${question}`, said ?? "");
  const [failure, setFailure] = useState<ChangeFailure>();
  const text = typed.text.trim();
  const isAsked = failure?.kind === noteKind;
  const save = useOneAtATime(async () => {
    const meant = isAsked ? { is_meant: true } : {};
    const result = await changing.change(letter, { what: "say", kind, question, text, ...meant });
    if ("failure" in result) return setFailure(result.failure);
    setFailure(undefined);
    typed.remove();
    tell(result.review, "Your words are in the letter.");
  });
  return (
    <Form onSubmit={save} className="flex flex-col gap-3">
      <TextArea
        label={question === "" ? labels[kind](review.company_name) : `The posting asks you to say: “${question}”`}
        hint={`Whole sentences, as they should stand in the letter. ${reach[kind]}`}
        value={typed.text}
        rows={2}
        maxLength={maxLength}
        onChange={({ target }) => {
          setFailure(undefined);
          typed.write(target.value);
        }}
      />
      <FormError>{failure?.sentence}</FormError>
      {failure?.isUnheld && (
        <MissingInProfile key={failure.sentence} failure={failure} text={text} source={undefined} onAdded={save} />
      )}
      <Button
        type="submit"
        size="small"
        className="self-start"
        busy={changing.isPending}
        disabled={text === "" || text === said}
      >
        {isAsked ? "Put in as it stands" : said === null ? "Put into the letter" : "Say this instead"}
      </Button>
    </Form>
  );
}

const labels: Record<SaidInLetter, (company: string) => string> = {
  motive: (company) => `Why ${company}?`,
  availability: () => "From when, and with which notice?",
  answer: () => "Your answer",
};

const reach: Record<SaidInLetter, string> = {
  motive: "They are kept for this company.",
  availability: "They are said in later letters too.",
  answer: "They are kept for this posting. Without an answer the letter goes without it.",
};
