import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { oneLine } from "../../shared/text/one-line.rules.ts";
import type { PrivateLine } from "../../shared/wordings/private-lines.contract.ts";
import { type FactBase, type KeyedProfile, placedFact, profileFacts } from "../truth/truth.ts";
import { isLine, type LineAnswer, linesByLabel } from "./held-lines.ts";
import type { LineReader } from "./private-line-reader.ts";
import { readableFacts, readableProfile } from "./readable-profile.ts";

/** A profile, held against what its owner said of its lines. */
export interface ProfilePrivacy {
  readableFacts(): FactBase;
  readableProfile(): ProfileDocument;
  /** The lines that are held, as the person sees them. */
  shownLines(): PrivateLine[];
  /** The permanent keys of the lines that say this. */
  keysOf(text: string): string[];
}

export async function profilePrivacy(
  { content, keys }: KeyedProfile,
  answers: readonly LineAnswer[],
  readLine: LineReader,
): Promise<ProfilePrivacy> {
  const facts = profileFacts(content, keys);
  const { held, asides } = await linesByLabel(facts, answers, readLine);
  return {
    readableFacts: () => readableFacts(facts, { held, asides }),
    readableProfile: () => readableProfile(content, held),
    shownLines: () => held.map(({ fact, isAsked }) => ({ fact: placedFact(fact, facts), is_asked: isAsked })),
    keysOf: (text) =>
      [...facts.values()].flatMap((fact) => (isLine(fact) && fact.text === oneLine(text) && fact.key) || []),
  };
}
