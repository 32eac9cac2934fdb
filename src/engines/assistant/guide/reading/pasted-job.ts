import type { ChatJob } from "../../../../shared/assistant/assistant.contract.ts";
import { documentLanguages } from "../../../../shared/text/document-languages.rules.ts";
import { foldKey } from "../../../../shared/text/folded-text.rules.ts";
import { unlinkedAddress } from "../../../../shared/tracker/unlinked-job.rules.ts";
import { employerKeyOf, readConditions } from "../../../job-search/job-search.ts";
import { headingSection } from "../../../posting-reading/posting-reading.ts";
import { isFunctionWord } from "../../../truth/truth.ts";
import { guideTokens } from "./guide-tokens.ts";
import type { WordKnowledge } from "./word-knowledge.ts";

/** Words and lines. What is shorter is no posting. */
const [minWords, minLines] = [30, 4];
/** Letters. */
const [maxHeading, maxName] = [60, 100];
/** Between what a posting calls the work, and what else it says beside it. */
const parting = /\s*[,|]\s*|\s+[–—-]\s+|\s+(?:at|bei|chez|en|presso|bij|w|na)\s+/u;

/**
 * The opening of a posting that somebody has pasted: headings of its sections, and what only employers say, which a CV does not: what they
 * offer or pay, or who they are.
 */
export function pastedJob(message: string, knowledge: WordKnowledge): ChatJob | undefined {
  const lines = message.split(/\n/).flatMap((line) => line.trim() || []);
  if (lines.length < minLines || guideTokens(message).length < minWords) return undefined;
  const headings = lines.filter((line) => line.length <= maxHeading && !/[?.!]$/.test(line));
  const sections = new Set(headings.flatMap((line) => headingSection(line) ?? []));
  const isPaid = readConditions(message).conditions.some(({ condition }) => condition.kind === "pay");
  if (sections.size < 2 || !(isPaid || sections.has("benefits") || sections.has("companyInfo"))) return undefined;
  // "Education Officer" is work, though a heading says "education" too.
  const isWork = (text: string) => knowledge.certainty(text.split(parting)[0] ?? "") > 0;
  const start = lines.findIndex((line) => headings.includes(line) && headingSection(line) && !isWork(line));
  const above = start > 0 ? lines.slice(0, start) : lines;
  const title = titleIn(above, isWork) ?? lines[0] ?? "";
  const behind = above[above.findIndex((line) => line.endsWith(title)) + 1] ?? "";
  const named = { job_title: title.slice(0, maxName), company: companyIn(title, behind, knowledge) };
  return { ...named, location: "", salary: "", job_url: unlinkedAddress(named.job_title, named.company) };
}

/** A whole line: the first that begins as work is called, else the first that is neither a question nor a sentence. */
function titleIn(lines: string[], isWork: (text: string) => boolean): string | undefined {
  const candidates = lines.flatMap((line) => [line, line.replace(/^.*[?:]\s+/, "")]);
  return candidates.find((line) => !/[?:]/.test(line) && isWork(line)) ?? lines.find((line) => !/[?!.:]/.test(line));
}

/** Named with its legal form, or as the one at whom the work is and known for an employer; else nobody knows which words are a name. */
function companyIn(title: string, behind: string, knowledge: WordKnowledge): string {
  const parts = [...title.split(parting).slice(1), ...behind.split(parting)].filter((part) => part.length <= maxName);
  const formed = parts.find((part) => isNamedByForm(part, knowledge));
  const at = /\s(?:at|bei|chez|presso|bij)\s+(.+)$/u.exec(title)?.[1];
  return formed ?? (at && knowledge.isEmployer(at) && !knowledge.geography.placeFromText(at) ? at : "");
}

/** "Adelaide SA", "Las Vegas NV", "London SE": legal forms that are regions' names too. */
const regionForms = /\s(?:sa|se|nv|sl)$/;

/** A name begins and ends in a capital before its legal form, which no town alone has; "wir suchen für unsere GmbH" is a sentence. */
function isNamedByForm(part: string, { geography }: WordKnowledge): boolean {
  const [key, formed] = [employerKeyOf(part), foldKey(part)];
  if (key === formed || regionForms.test(formed)) return false;
  const words = guideTokens(part)
    .slice(0, key.split(" ").length)
    .map(({ written }) => written);
  const isCapital = (word = "") => /^[\p{Lu}\p{N}]/u.test(word);
  const isFunction = documentLanguages.some((language) => isFunctionWord(language, foldKey(words[0] ?? "")));
  const isSentence = isFunction && !words.every(isCapital);
  const isTown = /\sag$/.test(formed) && geography.placeFromText(words.join(" ")) !== undefined;
  return isCapital(words[0]) && isCapital(words.at(-1)) && !isSentence && !isTown;
}
