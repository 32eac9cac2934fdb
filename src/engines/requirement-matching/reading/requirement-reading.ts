import { headingSection, type PostingText, writtenPosting } from "../../posting-reading/posting-reading.ts";
import { type DocumentLanguage, memoized } from "../../text/text.ts";
import type { Asked } from "../asked.ts";
import { type RequirementWord, readingLanguage } from "../requirement-words.ts";
import { licenceFillers, studyFillers } from "../tables/filler-words.ts";
import { termKeyOf } from "../term-key.ts";
import { askedDegree, namesStudyLevel, withoutStudyForms } from "./asked-degree.ts";
import { askedLanguages } from "./asked-languages.ts";
import { askedGroups } from "./asked-things.ts";
import { askedYears } from "./asked-years.ts";
import { kindOfRequirement } from "./learned/learned-kinds.ts";
import { postingBlocks } from "./line-shapes.ts";
import { requirementUnits } from "./requirement-units.ts";
import { patternOf } from "./word-patterns.ts";

const longest = 30_000;

/** Postings whose requirements are kept: the same one is shown in a search, on its card and beside its documents. */
const maxKept = 200;

/** What a posting asks for, in its order, each requirement whole; what names nothing ("that is a plus") cannot be answered. */
export const readRequirements = (posting: PostingText): readonly Asked[] =>
  requirementsTitled(posting.job_title)(writtenPosting(posting).slice(0, longest));

const requirementsTitled = memoized(
  (title: string) =>
    memoized((text): readonly Asked[] => {
      const language = readingLanguage(text);
      return requirementUnits(text, title, language)
        .map(({ text: line, must }, index) => askedOf(line, { id: `posting.line.${index}`, must, lang: language }))
        .filter(({ kind, groups }) => kind !== "skill" || groups.length > 0);
    }, maxKept),
  maxKept,
);

function askedOf(text: string, about: { id: string; must: boolean; lang: DocumentLanguage }): Asked {
  const kind = kindOfRequirement(text, about.lang);
  const asked = { ...about, text, kind, term_key: "", ...needOf(text, kind, about.lang) };
  return { ...asked, term_key: termKeyOf(asked) };
}

function needOf(
  text: string,
  kind: Asked["kind"],
  language: DocumentLanguage,
): Pick<Asked, "groups" | "years" | "languages" | "degree"> {
  if (kind === "years") {
    const years = askedYears(text);
    if (!years) return { groups: [] };
    const { rest, ...need } = years;
    const groups = askedGroups(rest, language);
    const named = ofLicence(groups);
    // "Post-registration experience" is of something, though of what is not said.
    return { groups: named.length > 0 ? named : groups, years: need };
  }
  if (kind === "language") return { groups: [], languages: askedLanguages(text, language) };
  if (kind === "degree") {
    const groups = ofStudy(askedGroups(withoutStudyForms(text, language), language));
    return { groups, degree: askedDegree(text, language) };
  }
  const groups = askedGroups(text, language);
  return { groups: kind === "licence" ? ofLicence(groups) : groups };
}

/** "Degree level education", "mbo niveau 3": its level is held against by itself. */
const ofStudy = (groups: Asked["groups"]): Asked["groups"] =>
  withoutWords(groups, ({ key }) => /^\d/.test(key) || namesStudyLevel(key) || patternOf(studyFillers).test(key));

function withoutWords(groups: Asked["groups"], isDropped: (word: RequirementWord) => boolean): Asked["groups"] {
  return groups.flatMap(({ any }) => {
    const things = any.flatMap(({ words }) => {
      const own = words.filter((word) => !isDropped(word));
      return own.length > 0 ? [{ words: own }] : [];
    });
    return things.length > 0 ? [{ any: things }] : [];
  });
}

/** "licence", "certificate", "qualified": what every licence is called says nothing, unless nothing else does. */
function ofLicence(groups: Asked["groups"]): Asked["groups"] {
  const isGeneral = (key: string) => patternOf(licenceFillers).test(key);
  return groups.flatMap(({ any }) => {
    const things = any.flatMap((thing) => {
      const own = thing.words.filter(({ key }) => !isGeneral(key));
      // What a driving licence is for is no part of it.
      const driving = own.filter(({ name }) => name === "exact");
      if (driving.some(({ key }) => key === "drivinglicence")) return [{ words: driving }];
      // "Class C", "method 135"
      const isSignAlone = own.every(({ key }) => /^(?:\d+|.)$/u.test(key));
      return own.length === 0 ? [] : [{ words: isSignAlone ? thing.words : own }];
    });
    return things.length > 0 ? [{ any: things }] : [];
  });
}

/** What a posting says of the work, without what it offers and who the employer is. */
export function textOfWork(posting: PostingText): string {
  const blocks = postingBlocks(posting.description, posting.job_title);
  const ofWork = blocks.filter(({ heading }) => !/benefits|companyInfo/.test(headingSection(heading) ?? ""));
  return (ofWork.length > 0 ? ofWork : blocks).flatMap(({ lines }) => lines.map(({ text }) => text)).join("\n");
}
