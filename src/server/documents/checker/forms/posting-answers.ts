import type { Fact } from "../../../../engines/truth/truth.ts";
import { speaksForPerson } from "./posting-forms.ts";

const asking =
  /^(?:You (?:also )?(?:ask for|require|want|need|expect|mention)|You are (?:also )?looking for|(?:Your|The) (?:posting|job posting|advertisement|job advertisement|vacancy) (?:also )?(?:asks for|names|mentions)) ([^.:;!?“”\p{C}]+?)(?:[:;.]| [–—]) (?=(?:\S+ )*?I )(.+)$/u;

/** What a sentence says of the person after it has named what a posting asks for: "You ask for A: at Acme, I did B". */
export function answerTo(sentence: string, posting: Fact[]): string | undefined {
  const [, asked = "", answer = ""] = asking.exec(sentence) ?? [];
  const isAsked = posting.some(({ kind, text }) => kind === "posting-line" && namesPart(text, asked));
  if (!answer || speaksForPerson(asked) || !isAsked) return undefined;
  return answer.charAt(0).toUpperCase() + answer.slice(1);
}

/** A line, or some of what it lists one after the other. */
function namesPart(line: string, asked: string): boolean {
  const parts = line
    .toLowerCase()
    .replace(/\.$/, "")
    .split(/, and |, | and | or /);
  const said = asked.toLowerCase().split(/, and |, | and | or /);
  return parts.some((_, at) => said.every((part, index) => part === parts[at + index]));
}
