import { z } from "zod";
import { noteSentence } from "../../src/engines/document-writing/polish/note-sentence.ts";
import type { FactBase } from "../../src/engines/truth/truth.ts";
import type { Completion, CompletionRequest } from "./chat-completions-server.ts";

export interface WritableSentence {
  text: string;
  /** Ids of facts. */
  facts: string[];
}

/** As the prompt wants them: at most eight in a letter, three in a summary. */
const maxOfLetter = 8;
const maxOfSummary = 3;

/**
 * A language model that proposes these sentences, on the wire: the first in the letter, the others in the CV, each under the one job
 * that it cites or in the summary. Once more it says nothing else than before.
 */
export function modelSaying(sentences: readonly WritableSentence[], facts: FactBase) {
  const letter = sentences.slice(0, maxOfLetter);
  const { summary, jobs } = placedInCv(sentences.slice(maxOfLetter), facts);
  const proposed = [...letter, ...summary.slice(0, maxOfSummary), ...jobs.flatMap(({ bullets }) => bullets)];
  const answer = (request: CompletionRequest): Completion => {
    const asked = askedIn(request);
    if (asked.startsWith('{"paragraphs"')) return json({ paragraphs: letter.length > 0 ? [letter] : [[]] });
    if (asked.startsWith('{"summary"')) return json({ summary: summary.slice(0, maxOfSummary), jobs });
    return json({ sentences: [] });
  };
  return { answer, proposed };
}

/** A language model that words each line of a profile, for the polish: as a sentence about that line alone does, else by rules. */
export async function modelPolishing(sentences: readonly WritableSentence[], facts: FactBase) {
  const worded = new Map(
    sentences.flatMap(({ text, facts: cited }) => aboutOne(cited, facts).map((one) => [one, text])),
  );
  return (request: CompletionRequest): Completion => {
    const lines = polishedLines.parse(JSON.parse(/<data>(.*)<\/data>/s.exec(textOf(request, "user"))?.[1] ?? "[]"));
    const said = lines.flatMap(({ line, text, goes_on }) => {
      const wording = worded.get(text) ?? noteSentence(text, goes_on);
      return wording === undefined ? [] : [{ line, text: wording }];
    });
    return json({ sentences: said });
  };
}

const polishedLines = z.array(z.object({ line: z.int(), text: z.string(), goes_on: z.boolean() }));

function aboutOne(cited: readonly string[], facts: FactBase): string[] {
  const statements = cited.flatMap((id) => facts.get(id) ?? []).filter(({ kind }) => kind === "statement");
  return statements.length === 1 ? statements.map(({ text }) => text) : [];
}

function placedInCv(sentences: readonly WritableSentence[], facts: FactBase) {
  const summary: WritableSentence[] = [];
  const jobs = new Map<string, WritableSentence[]>();
  for (const sentence of sentences) {
    const cited = sentence.facts.flatMap((id) => facts.get(id) ?? []);
    const [entry, ...others] = new Set(cited.map((fact) => fact.entry));
    const isOfJob = entry && others.length === 0 && cited.some(({ kind }) => kind === "statement");
    if (isOfJob) jobs.set(entry, [...(jobs.get(entry) ?? []), sentence]);
    else summary.push(sentence);
  }
  return { summary, jobs: [...jobs].map(([entry, bullets]) => ({ entry, bullets })) };
}

const json = (answer: object): Completion => ({ text: [JSON.stringify(answer)] });

/** The shape that the prompt asks for, which tells which document is meant. */
const askedIn = (request: CompletionRequest) =>
  /\{"(?:paragraphs|summary|sentences)"/.exec(textOf(request, "system"))?.[0] ?? "";

function textOf({ messages }: CompletionRequest, role: string): string {
  return messages
    .filter((message) => message.role === role)
    .map(({ content }) => (typeof content === "string" ? content : (JSON.stringify(content) ?? "")))
    .join("\n");
}
