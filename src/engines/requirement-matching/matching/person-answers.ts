import type { KeptAnswer } from "../../../shared/matching/requirement-match.contract.ts";
import type { Fact } from "../../truth/truth.ts";
import type { Asked } from "../asked.ts";

type Named = Pick<Asked, "term_key" | "kind" | "lang">;

/** What the person said, by term. An answer about a fact that has changed or is gone says nothing any more. */
export function personAnswers(answers: readonly KeptAnswer[], facts: Iterable<Fact>) {
  const factByKey = new Map([...facts].map((fact) => [fact.key ?? fact.id, fact]));
  const known = (named: { key: string; text: string }[]) =>
    named.flatMap(({ key, text }) => {
      const fact = factByKey.get(key);
      return fact?.text === text ? [fact] : [];
    });
  const isAbout = (answer: KeptAnswer, { term_key, kind, lang }: Named) =>
    answer.term_key === term_key && (kind === "language" || answer.lang === lang);
  return {
    /** The facts that the person said yes to; of "Docker & Kubernetes" the yes holds for each. */
    confirmed(asked: Named): Fact[] {
      const yes = answers.findLast(
        (answer) => answer.said === "yes" && (isAbout(answer, asked) || isPartOf(asked, answer)),
      );
      return yes?.said === "yes" ? known(yes.facts) : [];
    },
    isDenied: (asked: Named): boolean =>
      answers.findLast((answer) => answer.said !== "not this" && isAbout(answer, asked))?.said === "no",
    isRejected: (asked: Pick<Asked, "term_key">, fact: Fact): boolean =>
      answers.some(
        (answer) =>
          answer.said === "not this" && answer.term_key === asked.term_key && known(answer.facts).includes(fact),
      ),
  };
}

function isPartOf({ term_key, kind, lang }: Named, answer: KeptAnswer): boolean {
  const [, things = ""] = answer.term_key.split(/^(?:skill|licence):/);
  const [, own = ""] = term_key.split(/^(?:skill|licence):/);
  return (
    answer.lang === lang && answer.term_key.startsWith(`${kind}:`) && own !== "" && things.split(" & ").includes(own)
  );
}
