import type { DocumentLanguage } from "../../text/text.ts";
import type { FactEntry } from "../../truth/truth.ts";
import type { Sentence } from "../document.ts";
import { capitalised, titleInSentence } from "../phrases/first-letters.ts";
import { phrasesOf } from "../phrases/phrases-of.ts";
import { workplace } from "./workplace.ts";

/** A sentence with the job that it tells of before it: "At Kernwerk, I cut ..."; behind a colon where its words do not begin with "I". */
export function sentenceWithJob(sentence: Sentence, job: FactEntry, language: DocumentLanguage): Sentence {
  const [title, organisation] = [job.one("title"), job.one("organisation")];
  if (!title || !organisation || sentence.text.toLowerCase().includes(organisation.text.toLowerCase())) return sentence;
  const phrases = phrasesOf(language);
  const where = workplace(job, phrases);
  const role = phrases.fromWork(titleInSentence(title.text, phrases), where);
  const text = sentence.text.replace(/^My (?=\p{Ll})/u, "my ");
  const isFirstPerson = language === "en" && /^(?:I|my) \p{Ll}/u.test(text);
  const opening = where.startsWith("(") ? role : capitalised(where);
  const facts = [...new Set([...sentence.facts, title.id, organisation.id])];
  return isFirstPerson
    ? { text: `${opening}, ${text}`, facts }
    : { text: `${role}${phrases.colon ?? ":"} ${sentence.text}`, facts };
}
