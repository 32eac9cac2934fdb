import { splitSentences } from "../../../text/text.ts";
import { guideTokens } from "../reading/guide-tokens.ts";
import { type AskedMessage, askedMessage, likelihood } from "./asked-message.ts";
import type { GuideSetting } from "./guide-setting.ts";
import type { Meaning } from "./message-meaning.ts";
import { isKnownTitle, isSureSearch } from "./openings-task.ts";
import { lessLikely } from "./plausible-meanings.ts";

/** Words. A shorter sentence asks for nothing that the whole does not. */
const minWords = 3;
/** So sure a sentence is what the whole message is about. */
const surely = 0.6;

/** What somebody tells, and asks for nothing by it. */
const told: ReadonlySet<Meaning> = new Set(["greet", "thanks", "strain", "yes", "no", "other", "advice"]);
/** Somebody who says so is owed a kind word. */
const hard: readonly Meaning[] = ["strain", "rejected", "advice_laid_off", "advice_overwhelmed"];

/** Of several sentences the one that asks for something counts as much as all together: the others tell a story. */
export function withRequest(
  message: string,
  asking: AskedMessage,
  setting: GuideSetting,
): { asking: AskedMessage; isHard: boolean } {
  const sentences = splitSentences(message).filter((sentence) => guideTokens(sentence).length >= minWords);
  if (sentences.length < 2) return { asking, isHard: isHardSaid(asking) };
  const asked = sentences.map((sentence) => {
    const keys = guideTokens(sentence).map(({ key }) => key);
    return askedMessage(sentence, keys, setting);
  });
  const sureOf = (one: AskedMessage) => {
    const [first] = one.meanings;
    const isTold = first && (told.has(first.label) || (first.label === "find" && isBareTitle(one)));
    return first && !isTold ? first.probability : 0;
  };
  const [request] = asked.toSorted((one, other) => sureOf(other) - sureOf(one));
  const isHard = asked.some(isHardSaid);
  const question = asked.find((one, at) => sentences[at]?.endsWith("?") && !isSearch(one));
  if (question && asked.some(isBareTitle))
    return {
      asking: { ...asking, meanings: lessLikely(between(question, asking), ["find"]), isMentioned: true },
      isHard,
    };
  if (!request || sureOf(request) < surely) return { asking, isHard };
  const isSought = request.meanings[0]?.label === "find" && request.read.asked.title !== "" && isSureSearch(request);
  return { asking: { ...(isSought ? searchOf(request, asking) : asking), meanings: between(request, asking) }, isHard };
}

/** "Car mechanic, 27": who somebody is, beside a question after something else. */
const isBareTitle = ({ read: { asked }, isAsking }: AskedMessage): boolean =>
  asked.title !== "" && !asked.place && asked.conditions.length === 0 && !isAsking;

const isSearch = (one: AskedMessage): boolean => isKnownTitle(one.read) || isSureSearch(one);

const isHardSaid = (said: AskedMessage): boolean => hard.reduce((sum, one) => sum + likelihood(said, one), 0) >= surely;

/** The search of one sentence, under the conditions of all. */
function searchOf(request: AskedMessage, { read: { asked, unheld } }: AskedMessage): AskedMessage {
  const place = request.read.asked.place ?? asked.place;
  const { title } = request.read.asked;
  return {
    ...request,
    read: { ...request.read, unheld, asked: { title, ...(place && { place }), conditions: asked.conditions } },
  };
}

function between(one: AskedMessage, { meanings }: AskedMessage): AskedMessage["meanings"] {
  const other = new Map(one.meanings.map(({ label, probability }) => [label, probability]));
  return meanings
    .map(({ label, probability }) => ({ label, probability: (probability + (other.get(label) ?? 0)) / 2 }))
    .sort((a, b) => b.probability - a.probability);
}
