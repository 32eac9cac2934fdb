import type { GivenAnswer } from "../../shared/matching/matching.contract.ts";
import { RevocableList, RevocableRow } from "./revocable-list.tsx";
import { useTakeAnswerBack } from "./wordings.queries.ts";

/** What the person said to questions beside openings: each counts for every opening, and can be taken back. */
export function AnswersList({ answers }: { answers: GivenAnswer[] }) {
  return (
    <RevocableList title="Your answers to openings">
      {answers.map((answer) => (
        <AnswerRow key={answer.id} answer={answer} />
      ))}
    </RevocableList>
  );
}

function AnswerRow({ answer }: { answer: GivenAnswer }) {
  return (
    <RevocableRow
      entry={answer}
      lead={saidIn(answer)}
      text={answer.asked}
      language={answer.lang}
      action="Take back"
      revoking={useTakeAnswerBack()}
    />
  );
}

function saidIn({ said, facts }: GivenAnswer): string {
  const named = facts.map(({ text }) => `“${text}”`).join(", ");
  if (said === "no") return "You said you don't have this:";
  return said === "yes" ? `You said that ${named} answers this:` : `You said that ${named} does not answer this:`;
}
