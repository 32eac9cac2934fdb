/**
 * What a recruiter reads: `npm run bench:letters -- OUTDIR [--only read|unread] [--people FOLDER]` writes letter, CV, posting and profile of each person,
 * both without the lines that read like notes to oneself, once from raw notes alone and once after a dozen wordings kept, the match's questions answered, a motive given, and said what the posting asks the letter to say.
 */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  customaryPaper,
  documentFacts,
  type KeptWordings,
  profileLanguage,
  type Sentence,
  sheetOf,
  type WrittenDocument,
  wordingOfTyped,
  writeCv,
  writeLetter,
} from "../../../src/engines/document-writing/document-writing.ts";
import { noteSentence } from "../../../src/engines/document-writing/polish/note-sentence.ts";
import { statementsToPolish } from "../../../src/engines/document-writing/polish/polished-statements.ts";
import { createGeographyService, readGazetteer } from "../../../src/engines/geography/geography.ts";
import { pastedPosting } from "../../../src/engines/posting-reading/posting-reading.ts";
import { privateLineReader, profilePrivacy } from "../../../src/engines/private-lines/private-lines.ts";
import { type TargetPosting, targetPosting } from "../../../src/engines/requirement-matching/requirement-matching.ts";
import { oneStop, splitSentences } from "../../../src/engines/text/text.ts";
import { assignFactKeys, type FactBase, judgeWording } from "../../../src/engines/truth/truth.ts";
import { createPdfRenderer } from "../../../src/server/pdf/pdf-renderer.ts";
import { projectPath } from "../../../src/server/project-path.ts";
import { type DocumentPaper, defaultAppearance } from "../../../src/shared/documents/document-appearance.contract.ts";
import { oneLine } from "../../../src/shared/text/one-line.rules.ts";
import { maxPolishCards } from "../../../src/shared/wordings/polish.contract.ts";
import { answered } from "../../factories/answered.ts";
import { answersOf, type LetterPerson, letterPeople, profileOf } from "./letter-people.ts";
import { sheetText } from "./sheet-text.ts";

const today = "2026-11-25";
const isPrivate = privateLineReader(projectPath("assets/private-lines"));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: "string" }, people: { type: "string" } },
});
const [outside] = positionals;
if (!outside) throw new Error("Usage: npm run bench:letters -- OUTDIR [--only read|unread] [--people FOLDER]");

const renderer = createPdfRenderer();
const geography = createGeographyService(readGazetteer(projectPath(".cache/geography/gazetteer.bin")));
for (const person of letterPeople(values.people).filter(
  ({ read }) => !values.only || read === (values.only === "read"),
)) {
  for (const isPolished of [false, true])
    await write(person, isPolished, join(outside, isPolished ? "polished" : "raw", person.id));
}
await renderer.close();

async function write(person: LetterPerson, isPolished: boolean, folder: string): Promise<void> {
  const { posting, motive, availability } = person;
  const profile = profileOf(person);
  // Nobody would let employers read what is held.
  const { readableFacts } = await profilePrivacy(
    { content: profile, keys: assignFactKeys(profile, []) },
    [],
    isPrivate,
  );
  const own = readableFacts();
  const text = pastedPosting(posting.text, posting.title);
  const posted = targetPosting(text);
  const facts = documentFacts(own, { name: person.name, email: "" }, posted, posting.company);
  const asked = answered(posted, own);
  const target = isPolished ? answered(posted, own, answersOf(person, asked.matched, [...own.values()])) : asked;
  const wordings = isPolished ? keptWordings(person, own) : { bullets: new Map(), sentences: new Map() };
  const language = profileLanguage(own, text, [...wordings.sentences.values()]);
  // They take what the review proposes for what they type.
  const typed = (text: string, kind = "answer", question = "") =>
    wordingOfTyped({ text, kind, question }, posted.questions, language).text;
  const letter = writeLetter(
    facts,
    target,
    posting.company,
    today,
    language,
    wordings,
    isPolished
      ? {
          motive: typed(withoutNotes(motive), "motive"),
          availability: typed(availability, "availability"),
          answers: saidTo(person, posted, typed),
        }
      : {},
  );
  const cv = writeCv(facts, target, language, wordings, today);
  mkdirSync(folder, { recursive: true });
  const files = {
    "posting.txt": `${posting.title}\n${posting.company}\n\n${posting.text}\n`,
    "profile.json": `${JSON.stringify(profile, null, 2)}\n`,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const paper = customaryPaper(geography, undefined, person.place);
  for (const [name, document] of Object.entries({ letter, cv }))
    await writeDocument(document, paper, join(folder, name));
}

/** They are asked about these before the letter says them, and leave them out. */
function withoutNotes(text: string): string {
  return splitSentences(text)
    .filter((sentence) => isPrivate(sentence) !== "private")
    .join(" ");
}

function saidTo(
  { said }: LetterPerson,
  { questions }: TargetPosting,
  typed: (text: string, kind: string, question: string) => string,
): Map<string, string> {
  return new Map(
    questions.flatMap(({ text }): [string, string][] => {
      // One sentence of a posting may ask for several things, and has one field.
      const answers = Object.entries(said).flatMap(([words, answer]) => (text.includes(words) ? [answer] : []));
      return answers.length > 0 ? [[text, typed(answers.map(oneStop).join(" "), "answer", text)]] : [];
    }),
  );
}

async function writeDocument(document: WrittenDocument, paper: DocumentPaper, path: string): Promise<void> {
  const sheet = sheetOf(document, { ...defaultAppearance, paper });
  writeFileSync(`${path}.txt`, sheetText(sheet));
  writeFileSync(`${path}.pdf`, (await renderer.render(sheet)).pdf);
}

/** As many as are asked at once, of those that the gate lets wait. */
function keptWordings({ wordings }: LetterPerson, facts: FactBase): KeptWordings {
  const sentences = new Map<string, Sentence>();
  for (const { statement, goesOn } of statementsToPolish(facts)) {
    const written = Object.entries(wordings).find(([beginning]) => statement.text.startsWith(beginning))?.[1];
    const text = written ?? noteSentence(statement.text, goesOn);
    if (text === undefined || sentences.size >= maxPolishCards) continue;
    const { verdict, reasons } = judgeWording(oneLine(text), [statement], facts);
    if (verdict === "refused") console.log(`refused: ${text} (${reasons[0]?.kind})`);
    else sentences.set(statement.id, { text: oneLine(text), facts: [statement.id] });
  }
  return { bullets: new Map(), sentences };
}
