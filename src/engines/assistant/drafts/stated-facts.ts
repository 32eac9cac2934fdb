import type { ChatJob } from "../../../shared/assistant/assistant.contract.ts";
import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import { splitSentences } from "../../text/text.ts";
import { type Fact, type FactBase, profileFacts, voiceOf } from "../../truth/truth.ts";

/** What a draft may say of the person. */
export interface Stated {
  profile: ProfileDocument;
  /** What was read in the file that the person attached last. */
  file: ProfileDocument | null;
  /** The person's messages of this conversation. */
  messages: string[];
  /** The openings of this conversation. */
  openings: ChatJob[];
}

/** Lines. Who writes of herself writes less; what is longer was pasted. */
const maxOwnLines = 5;
/** Of a posting: title, company, place. */
const headLines = 3;

/** The profile, what the person says of herself, and as the posting's what else was pasted or found. */
export function statedFacts({ profile, file, messages, openings }: Stated): FactBase {
  const facts: Fact[] = [
    ...(file ? [...profileFacts(file).values()].map(ofFile) : []),
    ...messages.flatMap(factsOf),
    ...openings.flatMap(({ job_title, company, location, salary }, at) => [
      postingFact("posting-title", job_title, at),
      postingFact("company", company, at),
      postingFact("company", location, `${at}.place`),
      postingFact("posting-line", salary, at),
    ]),
  ];
  return new Map([...profileFacts(profile), ...facts.map((fact) => [fact.id, fact] as const)]);
}

const ofFile = (fact: Fact): Fact => ({ ...fact, id: `file.${fact.id}`, entry: fact.entry && `file.${fact.entry}` });

function factsOf(message: string, number: number): Fact[] {
  const isPasted = message.trim().split(/\n+/).length > maxOwnLines;
  const sentences = splitSentences(message);
  const others = sentences.filter((text) => !isStatement(text, isPasted));
  const head = new Set(isPasted ? others.filter((text) => !text.endsWith("?")).slice(0, headLines) : []);
  return sentences.map((text, line) => {
    const id = `said.${number}.${line}`;
    if (!others.includes(text)) return { id, kind: "summary", section: "person", entry: null, text };
    return postingFact(head.has(text) ? "company" : "posting-line", text, id);
  });
}

/** How a company speaks of itself. */
const plural =
  /(?<!\p{L})(?:we|our|us|wir|uns|unser\p{L}*|nous|notre|nos|nosotr[oa]s|nuestr\p{L}+|noi|nostr\p{L}+|wij|ons|onze|nós|noss\p{L}+)(?!\p{L})/iu;

/** A question states nothing, and in what was pasted others speak. */
const isStatement = (text: string, isPasted: boolean) =>
  !text.endsWith("?") && (!isPasted || (voiceOf(text) === "own" && !plural.test(text)));

const postingFact = (kind: "posting-title" | "posting-line" | "company", text: string, id: string | number): Fact => ({
  ...{ id: `${kind}.${id}`, kind, section: "posting", entry: "posting", text },
});
