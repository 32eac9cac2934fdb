import type { MatchAnswer, MatchFact, PostingMatch } from "../../src/shared/matching/matching.contract.ts";

type Matched = PostingMatch["requirements"][number];

const asked = (id: string, text: string, must = true, kind: Matched["requirement"]["kind"] = "skill") => ({
  ...{ id, text, must, kind, lang: "en", term_key: `${kind}:${id}` },
});
const fact = (id: string, key: string, text: string, where: string): MatchFact => ({
  ...{ id, key, text, where, origin: "profile", section: "professional_experience" },
});

const question = (candidate: string | null, jobs: string[] = []): Matched["verdict"] => ({
  ...{ is: "question", candidate, jobs },
  prefill: { field: "skill", words: "Docker" },
});

const facts = [
  fact("experience.0.title", "5", "Nurse", "Nurse, Aire Care"),
  fact("experience.1.title", "6", "Carer", "Carer, Calder Homes"),
  fact("experience.0.statement.0", "7", "Led a shift of 14 carers", "Nurse, Aire Care"),
];

const first: Matched[] = [
  { requirement: asked("teams", "Experience of leading teams"), verdict: question("experience.0.statement.0") },
  { requirement: asked("docker", "Docker", false), verdict: question(null) },
  {
    requirement: asked("years", "Three years on a ward"),
    verdict: question(null, ["experience.0.title", "experience.1.title"]),
  },
  {
    requirement: asked("german", "German, B2"),
    verdict: { is: "part", facts: ["experience.0.title"], missing: { have: "B1", asked: "B2" } },
  },
  { requirement: asked("calm", "Calm under pressure", false), verdict: { is: "unjudged" } },
];

/** Something that is asked for by itself, and what might answer it. */
export const openRequirement = (kind: Matched["requirement"]["kind"], text: string, jobs: string[] = []): Matched => ({
  requirement: asked(text, text, true, kind),
  verdict: question(null, jobs),
});

/** A server that matches one posting, and takes what is answered. */
export function matchServer(...more: Matched[]) {
  const given: MatchAnswer[] = [];
  let requirements = [...first, ...more];
  const reply = (): PostingMatch => ({ success: true, is_known: true, requirements, facts });
  const verdictOf = ({ said }: MatchAnswer): Matched["verdict"] => {
    if (said === "yes") return { is: "met", facts: ["experience.0.statement.0"], how: "confirmed by you" };
    if (said === "not this") return question(null);
    return { is: "gap", because: "you said no", asked: "it" };
  };
  const decide = (term: unknown, verdict: (before: Matched) => Matched["verdict"]) => {
    requirements = requirements.map((one) =>
      one.requirement.term_key === term ? { ...one, verdict: verdict(one) } : one,
    );
    return reply();
  };
  const answers = {
    "POST /api/matching/match": reply,
    "POST /api/matching/answer": ({ job_url: _, ...answer }: Record<string, unknown>) => {
      given.push(answer as MatchAnswer);
      return decide(answer.term_key, () => verdictOf(answer as MatchAnswer));
    },
    "POST /api/matching/take-back": ({ term_key }: Record<string, unknown>) =>
      decide(
        term_key,
        ({ requirement }) =>
          [...first, ...more].find((one) => one.requirement.id === requirement.id)?.verdict ?? question(null),
      ),
  };
  return { answers, given };
}
