import { useId } from "react";
import type { GivenAnswer } from "../../shared/matching/matching.contract.ts";
import { FormError } from "../ui/fields/form-error.tsx";
import { Card } from "../ui/page/card.tsx";
import { RevocableText } from "./revocable-text.tsx";
import { useGiveAnswerAgain, useTakeAnswerBack } from "./wordings.queries.ts";

/** What the person said to questions beside openings: each counts for every opening, and can be taken back. */
export function AnswersList({ answers }: { answers: GivenAnswer[] }) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} className="flex flex-col gap-4 px-4 py-5 md:px-6 md:py-6">
      <h2 id={titleId} className="text-xl">
        Your answers to openings
      </h2>
      <ul className="flex flex-col divide-y divide-line">
        {answers.map((answer) => (
          <AnswerRow key={answer.id} answer={answer} />
        ))}
      </ul>
    </Card>
  );
}

function AnswerRow({ answer }: { answer: GivenAnswer }) {
  const takeBack = useTakeAnswerBack();
  const giveAgain = useGiveAnswerAgain();
  const failure = giveAgain.error ?? takeBack.error;
  return (
    <li className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
      <p className="break-words text-muted text-sm">{saidIn(answer)}</p>
      <RevocableText
        text={answer.asked}
        language={answer.lang}
        action="Take back"
        done="Taken back. The next opening that asks for it asks you again."
        isDone={takeBack.isSuccess}
        busy={takeBack.isPending || giveAgain.isPending}
        onRevoke={() => {
          giveAgain.reset();
          takeBack.mutate(answer);
        }}
        onUndo={() => giveAgain.mutate(answer, { onSuccess: takeBack.reset })}
      />
      {failure && <FormError>{failure.message || "This could not be saved. Please try again."}</FormError>}
    </li>
  );
}

function saidIn({ said, facts }: GivenAnswer): string {
  const named = facts.map(({ text }) => `“${text}”`).join(", ");
  if (said === "no") return "You said you don't have this:";
  return said === "yes" ? `You said that ${named} answers this:` : `You said that ${named} does not answer this:`;
}
