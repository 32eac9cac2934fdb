import { Check } from "lucide-react";
import { useState } from "react";
import {
  type AskedOfLetter,
  type AskedTopic,
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
import { MarkedWords } from "../ui/wordings/marked-words.tsx";
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

/** What only the person can say in a letter: what this posting asks for in sight and by its name, the rest when it is opened. Each may be left out. */
export function LetterQuestions(props: LetterQuestionsProps) {
  const { letter_questions } = props.review;
  const waiting = letter_questions.filter(isWaiting);
  const others = letter_questions.filter((asked) => !isWaiting(asked));
  const cardOf = (asked: AskedOfLetter) => (
    <QuestionCard key={`${asked.kind} ${asked.question} ${asked.said}`} asked={asked} {...props} />
  );
  return (
    <>
      {waiting.length > 0 && (
        <section aria-label="What the posting asks for" className="rounded-lg border border-line px-4 py-3">
          <h2 className="font-semibold text-lg">The posting asks for {namesOf(waiting)}</h2>
          <p className="text-muted">Your letter does not say it yet. Only you can.</p>
          <div className="mt-3 flex flex-col gap-5">{waiting.map(cardOf)}</div>
        </section>
      )}
      {others.length > 0 && (
        <details className="rounded-lg border border-line px-4">
          <summary className="cursor-pointer py-3 font-semibold text-accent">What only you can say</summary>
          <div className="flex flex-col gap-5 pb-4">{others.map(cardOf)}</div>
        </details>
      )}
    </>
  );
}

/** What the posting asks for is named where the letter is taken, too. */
export function StillUnsaid({ review }: { review: Review }) {
  const waiting = review.letter_questions.filter(isWaiting);
  return waiting.length > 0 && <p className="text-muted">Not complete: it does not say {namesOf(waiting)}.</p>;
}

const isWaiting = ({ question, said }: AskedOfLetter) => question !== "" && said === null;

const topicNames: Record<AskedTopic, string> = {
  terms: "your pay or other terms",
  start: "your start date",
  motive: "your reasons",
  story: "something from your work",
};

/** "your pay or other terms, your start date, and something from your work" */
function namesOf(asked: AskedOfLetter[]): string {
  const topics = new Set(asked.flatMap(({ topics = [] }) => topics));
  const names = Object.entries(topicNames).flatMap(([topic, name]) =>
    [...topics].some((one) => one === topic) ? name : [],
  );
  return names.length > 0 ? new Intl.ListFormat("en").format(names) : "something";
}

function QuestionCard({ asked, letter, review, changing, tell }: LetterQuestionsProps & { asked: AskedOfLetter }) {
  const { kind, question, said, topics = [] } = asked;
  const framed = [topics.includes("terms") && "a pay", topics.includes("start") && "a date"]
    .filter(Boolean)
    .join(" or ");
  const typed = useTypedText(`said ${kind === "availability" ? "" : review.job_url} ${kind} ${question}`, said ?? "");
  const [failure, setFailure] = useState<ChangeFailure>();
  const [isMeant, setIsMeant] = useState(false);
  const text = typed.text.trim();
  const isAsked = failure?.kind === noteKind;
  /** @param chosen how it is to read, once the person has seen how a letter would say it */
  const say = useOneAtATime(async (chosen?: string) => {
    const means = isAsked || isMeant;
    setIsMeant(means);
    const change = { what: "say" as const, kind, question, text: chosen ?? text };
    const result = await changing.change(letter, {
      ...change,
      ...(means && { is_meant: true }),
      ...(chosen !== undefined && { is_chosen: true }),
    });
    if ("failure" in result) return setFailure(result.failure);
    setFailure(undefined);
    typed.remove();
    tell(result.review, "Your words are in the letter.");
  });
  const { wording } = failure ?? {};
  return (
    <Form onSubmit={() => say()} className="flex flex-col gap-3">
      <TextArea
        label={question === "" ? labels[kind](review.company_name) : `The posting asks you to say: “${question}”`}
        hint={`As it should stand in the letter${framed === "" ? "" : `; ${framed} alone becomes a sentence`}. ${reach[kind]}`}
        value={typed.text}
        rows={2}
        maxLength={maxLength}
        onChange={({ target }) => {
          setFailure(undefined);
          setIsMeant(false);
          typed.write(target.value);
        }}
      />
      {wording === undefined ? (
        <FormError>{failure?.sentence}</FormError>
      ) : (
        <ProposedWording
          wording={wording}
          typed={text}
          sentence={failure?.sentence}
          isBusy={changing.isPending}
          say={say}
        />
      )}
      {failure?.isUnheld && (
        <MissingInProfile
          key={failure.sentence}
          failure={failure}
          text={text}
          source={undefined}
          onAdded={() => say()}
        />
      )}
      {wording === undefined && (
        <Button
          type="submit"
          size="small"
          className="self-start"
          busy={changing.isPending}
          disabled={text === "" || text === said}
        >
          {isAsked ? "Put in as it stands" : said === null ? "Put into the letter" : "Say this instead"}
        </Button>
      )}
    </Form>
  );
}

interface ProposedWordingProps {
  wording: string;
  typed: string;
  sentence: string | undefined;
  isBusy: boolean;
  say: (chosen: string) => unknown;
}

/** How a letter would say what was typed, with the words marked that are not the person's. */
function ProposedWording({ wording, typed, sentence, isBusy, say }: ProposedWordingProps) {
  return (
    <div role="alert" className="flex flex-col gap-2 rounded-lg border border-accent/50 bg-raised p-4">
      <p className="break-words text-lg leading-relaxed">
        <MarkedWords text={wording} own={[typed]} />
      </p>
      <p className="font-semibold">{sentence}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={isBusy} onClick={() => say(wording)}>
          <Check aria-hidden="true" /> Say it like this
        </Button>
        <Button variant="secondary" size="small" disabled={isBusy} onClick={() => say(typed)}>
          Keep it as I typed it
        </Button>
      </div>
    </div>
  );
}

const labels: Record<SaidInLetter, (company: string) => string> = {
  motive: (company) => `Why ${company}?`,
  availability: () => "From when, and with which notice?",
  answer: () => "Your answer",
};

const reach: Record<SaidInLetter, string> = {
  motive: "Kept for this company.",
  availability: "Said in later letters too.",
  answer: "Kept for this posting.",
};
