import type { RequirementVerdict } from "../../../shared/matching/requirement-match.contract.ts";
import { foldText } from "../../../shared/text/folded-text.rules.ts";
import type { Asked, Thing } from "../asked.ts";
import { degreeLevelOf } from "../reading/asked-degree.ts";
import { patternOf } from "../reading/word-patterns.ts";
import { bachelorWords } from "../tables/degree-levels.ts";
import { evidenceFor } from "./found-evidence.ts";
import type { MatchedPerson } from "./matched-person.ts";
import type { ProfileEvidence } from "./profile-index.ts";

interface Study {
  evidence: ProfileEvidence;
  level: number | undefined;
  isEnded: boolean;
}

/** Held against studies by level and field; the level alone, or a study that goes on, is a question. */
export function degreeVerdict(asked: Asked, person: MatchedPerson): RequirementVerdict {
  const { level = 0, words = "", orExperience = false } = asked.degree ?? {};
  const studies = studiesOf(asked, person);
  const reaching = studies.filter((study) => study.isEnded && (study.level ?? 0) >= level);
  const inField = ({ evidence }: Study) =>
    asked.groups.every(({ any }) =>
      any.some(
        (field) =>
          isShortFor(field, evidence) ||
          // A subject is named, in whatever language.
          evidenceFor(field, asked, person).some(
            (found) => found.evidence === evidence && found.isWhole && evidence.isUnqualified,
          ),
      ),
    );
  // Whoever asks for a master's certificate means the trade of the opening.
  const isOfCraft = asked.groups.length === 0 && craft.test(asked.text);
  const met = isOfCraft && !person.isOfTrade ? undefined : reaching.find(inField);
  const ids = (evidence: ProfileEvidence): [string, ...string[]] => {
    const [first = "", ...others] = evidence.facts.map(({ id }) => id);
    return [first, ...others];
  };
  if (met) return { is: "met", facts: ids(met.evidence), how: "computed" };
  const shareOf = ({ evidence }: Study) =>
    Math.max(
      0,
      ...asked.groups
        .flatMap(({ any }) =>
          any.flatMap((field) => evidenceFor(field, asked, person).filter((found) => found.evidence === evidence)),
        )
        .map(({ share }) => share),
    );
  // The nearest by its field, then by its level.
  const distance = (study: Study) => Math.abs((study.level ?? 0) - level) + (reaching.includes(study) ? 0 : 1);
  const [candidate] = studies.toSorted(
    (one, other) => shareOf(other) - shareOf(one) || distance(one) - distance(other),
  );
  const isBelow = studies.length > 0 && studies.every((study) => study.isEnded && isLower(study, asked, person));
  if (candidate && isBelow && !orExperience && !hasHigherElsewhere(level, person)) {
    const [highest] = studies.toSorted((one, other) => (other.level ?? 0) - (one.level ?? 0));
    const have = highest?.evidence.facts[0]?.text ?? "";
    return { is: "part", facts: ids((highest ?? candidate).evidence), missing: { have, asked: words } };
  }
  return {
    is: "question",
    candidate: candidate ? shownFact(candidate.evidence, asked) : null,
    jobs: [],
    prefill: { field: "study", words: asked.text },
  };
}

/** "Statistics", where a field is asked for; of the level its degree tells. */
const shownFact = ({ facts }: ProfileEvidence, { groups }: Asked): string | null =>
  ((groups.length > 0 ? facts.find(({ kind }) => kind === "subject") : undefined) ?? facts[0])?.id ?? null;

/** Another country's next step may be the same, "mbo 4" and a "Gesellenbrief", and a first degree of five years is no less than a master's. */
function isLower(study: Study, { degree, lang }: Asked, { index }: MatchedPerson): boolean {
  const { level = 0 } = degree ?? {};
  const isFirstDegree = study.level === bachelor && !patternOf(bachelorWords).test(foldText(study.evidence.text));
  const isExact = level > bachelor ? !isFirstDegree : lang === index.language;
  return study.level !== undefined && study.level < (isExact ? level : level - 1);
}

/** "PTA" of "Pharmazeutisch-technische Assistentin". */
function isShortFor({ words }: Thing, { text }: ProfileEvidence): boolean {
  const short = words.map(({ raw }) => raw).join(" ");
  const initials = (name: string) =>
    Array.from(name.matchAll(/(\p{L})[\p{L}’']{3,}/gu), ([, letter]) => letter).join("");
  return short.length > 2 && text.split(" · ").some((name) => initials(name).toUpperCase().startsWith(short));
}

const bachelor = 4;
const craft = /meister|gesellen|facharbeiter/iu;

function studiesOf(asked: Asked, { index, isRejected, today }: MatchedPerson): Study[] {
  return index.evidence
    .filter(
      ({ kind, facts }) => kind === "study" && facts.some((fact) => fact.kind === "degree" || fact.kind === "subject"),
    )
    .filter(({ facts }) => !facts.some((fact) => isRejected(asked, fact)))
    .map((evidence) => {
      const period = index.facts.find(({ entry, kind }) => entry === evidence.entry && kind === "period")?.text ?? "";
      const isOpen = /-\s*$/.test(period) || (/\d{4}$/.exec(period)?.[0] ?? "") > today.slice(0, 4);
      const degree = evidence.facts.find(({ kind }) => kind === "degree")?.text ?? "";
      return {
        evidence,
        level: degreeLevelOf(degree) ?? degreeLevelOf(evidence.text),
        isEnded: evidence.isUnqualified && !isOpen,
      };
    });
}

/** A master craftsman's certificate stands among the certificates. */
const hasHigherElsewhere = (level: number, { index }: MatchedPerson) =>
  index.evidence.some(
    ({ kind, text }) => (kind === "certificate" || kind === "training") && (degreeLevelOf(text) ?? 0) >= level,
  );
