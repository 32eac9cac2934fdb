import { aspectOf, readConditions } from "../../../job-search/job-search.ts";
import type { RefusedTitle } from "../reading/asked-openings.ts";
import { countryNameOf, placeParts } from "../reading/asked-place.ts";
import { guideTokens } from "../reading/guide-tokens.ts";
import { corrected } from "../reading/refused-words.ts";
import { guideWordsOf, isListed, tellsIntent } from "../words/guide-lexicon.ts";
import { type AskedMessage, askedMessage, likelihood } from "./asked-message.ts";
import type { GuideSetting } from "./guide-setting.ts";
import { homeOf, newestTitle } from "./profile-work.ts";
import type { AskedOpenings, Task } from "./task.ts";
import { contextOf } from "./thread-context.ts";

/** Likelier than all else together. */
const likelyEnough = 0.5;
/** Words. */
const [maxFollowUp, maxTitle] = [5, 3];

/** A search, or a question after pay; what is not said goes on from the conversation, or comes of the profile. */
export function openingsTask(said: AskedMessage, setting: GuideSetting): Task {
  const asking = withSoughtTitle(withoutChanceTitle(said, setting));
  const { read, keys } = asking;
  const { thread, profile, knowledge } = setting;
  const words = guideWordsOf(thread.language);
  const isLikeMe = read.asked.title === "" && keys.some((key) => isListed(words.likeMe, key));
  const own = { title: newestTitle(profile), home: placeParts(homeOf(profile, knowledge)) };
  const isNearHome = read.isNearHome && !read.asked.place;
  const isContinuing = isFollowUp(asking, setting);
  const country = own.home?.country ?? countryNameOf(thread.language);
  const near = isNearHome && own.home ? { ...read.asked, place: own.home } : read.asked;
  const before = thread.asked?.title ?? "";
  // A whole request begins anew; a level alone is of the work before.
  const level = near.title === "" ? read.leftTexts.join(" ") : read.leftTexts.length > 0 ? "" : near.title;
  const isLevel = !asking.isAsking && before !== "" && level !== "" && knowledge.isLevelOf(level, before);
  const unused = [
    ...read.leftThings.filter((text) => !isLevel || text !== level),
    ...read.unheld,
    ...(isContinuing ? [] : read.refused.map((one) => one.said)),
  ];
  const find = (asked: AskedOpenings, from?: "profile"): Task => ({
    ...{ do: "find", page: 1 },
    asked: { ...asked, ...(!asked.place && country && { place: { country } }) },
    ...(unused.length > 0 && { unused }),
    ...(read.otherPlaces.length > 0 && { others: read.otherPlaces }),
    ...(from && { from }),
  });
  if (isNearHome && !own.home) return { do: "ask_title", asked: read.asked, lacks: "home" };
  if (isLikeMe) {
    if (own.title === "") return { do: "ask_title", asked: read.asked, lacks: "profile" };
    const place = read.asked.place ?? own.home;
    return find({ ...read.asked, title: own.title, ...(place && { place }) }, "profile");
  }
  const asked = isLevel ? { ...near, title: `${level} ${before}` } : near;
  const isContinued = isLevel || isContinuing;
  const merged = isContinued && thread.asked ? mergedWith(thread.asked, asked, read.refused) : asked;
  const topic = asking.topic ?? (isContinued && !asksForOpenings(asking) ? thread.topic : undefined);
  const isBare = merged.title === "" && !merged.place && merged.conditions.length === 0;
  if (topic === "pay") {
    const title = merged.title || own.title;
    return title === ""
      ? { do: "ask_title", asked: merged, lacks: "title" }
      : { do: "pay", asked: { ...merged, title, ...(!merged.place && country && { place: { country } }) } };
  }
  if (isBare && read.left.length + read.refused.length > 0) return unsureSearch(asking, setting);
  const isUnused = isContinued && !asking.isAsking && read.unheld.length === 0 && read.leftTexts.length > 0;
  if (isUnused && JSON.stringify(merged) === JSON.stringify(thread.asked)) return withWords(merged, read.leftTexts);
  if (isBare && own.title === "") return { do: "ask_title", asked: merged, lacks: "title" };
  if (isBare) return find({ ...merged, title: own.title, ...(own.home && { place: own.home }) }, "profile");
  // "Cheaper", behind a search: what is only like a title is asked back.
  const isMisread = thread.asked !== undefined && read.certainty === 2;
  if (isContinued || (isSureSearch(asking) && !isMisread)) return find(merged);
  const search = unsureSearch(asking, setting);
  // One thing is named that no title is known for; where it is plainly looked for, the search says what it makes of it.
  const isOne = merged.title === "" && read.leftTexts.length === 1 && asksForOpenings(asking);
  return isOne && search.do === "choose" ? (search.between[0]?.task ?? search) : search;
}

/** Behind a search a word that some titles have, or that is like one, is no new one, where more is said: "further out? I have no car". */
function withoutChanceTitle(asking: AskedMessage, { thread }: GuideSetting): AskedMessage {
  const { read } = asking;
  const { title, place } = read.asked;
  if (!thread.asked || read.certainty === 3 || title === "" || read.leftTexts.length === 0) return asking;
  // "Forget that, I'm looking for warehouse work in Hull" is a whole request.
  if (place && asksForOpenings(asking)) return asking;
  return {
    ...asking,
    read: {
      ...{ ...read, asked: { ...read.asked, title: "" }, certainty: 0 },
      ...{ leftTexts: [...read.leftTexts, title], leftThings: [...read.leftThings, title] },
    },
  };
}

/** Work that no title is known for, looked for by a whole request: what was searched before is not gone on with. The search says what it makes of it. */
function withSoughtTitle(asking: AskedMessage): AskedMessage {
  const { read } = asking;
  const { sought, leftTexts, leftThings, asked } = read;
  const without = (texts: readonly string[]) => texts.filter((text) => text !== sought);
  if (asked.title !== "" || sought === "" || !asked.place || !asksForOpenings(asking)) return asking;
  return {
    ...asking,
    read: {
      ...read,
      asked: { ...asked, title: sought },
      leftTexts: without(leftTexts),
      leftThings: without(leftThings),
    },
  };
}

/** Whether it says plainly that openings are looked for. */
const asksForOpenings = (message: AskedMessage): boolean =>
  (likelihood(message, "find") >= likelyEnough && !message.isMentioned) || message.topic === "pay";

const maxLeft = 2;
/** Whoever says so much besides tells a story, in which a title or a place is none of a search; where one surely is asked for, and both are sure, it is longer. */
const [maxStory, maxLongStory] = [4, 9];
const surely = 0.9;

/**
 * The search itself must be sure of the title, and more be understood than left over; where openings are plainly asked for, that is enough,
 * unless the title is but a word of some titles, or was misspelt, and others are left beside it: "no nights pls, I have done my time".
 */
export function isSureSearch(asking: AskedMessage): boolean {
  const { asked, certainty, leftTexts, isNearHome, isNegated } = asking.read;
  if (asking.isMentioned) return false;
  const isPlaced = asked.place !== undefined || isNearHome;
  const isSomething = asked.title !== "" || isPlaced || asked.conditions.length > 0;
  // Of any kind, where some kind is named that nobody knows?
  if (asked.title === "" && !asking.isAsking && leftTexts.length > 0) return false;
  const isDoubtful = certainty === 1 || certainty === 2;
  const isPlain = certainty === 3 && isPlaced && likelihood(asking, "find") >= surely;
  const isGuessed = leftTexts.length > (isDoubtful ? maxLeft : isPlain ? maxLongStory : maxStory);
  if (asksForOpenings(asking)) return isSomething && !isGuessed;
  if (isNegated) return false;
  // "I need a job, any, in Leeds": none of the words tells it alone.
  if (asking.isAsking && (isPlaced || certainty === 3) && leftTexts.length <= maxLeft) return true;
  const isAll = asking.keys.length === guideTokens(asked.title).length && certainty === 1;
  if (leftTexts.length === 0) return asked.title === "" ? isSomething : certainty === 3 || isPlaced || isAll;
  return certainty === 3 && leftTexts.length < 1 + Number(isPlaced) + asked.conditions.length;
}

/**
 * The search for what was read, as a choice: for a title that the index knows, or for the words of a message that says nothing else. A
 * word out of a longer sentence is hardly ever what somebody wants to do.
 */
export function unsureSearch(asking: AskedMessage, { thread, profile }: GuideSetting): Task {
  const { read, keys } = asking;
  const { asked, leftTexts, leftThings, unheld, refused } = read;
  const [first = "", ...others] = leftTexts;
  const words = read.sought || (others.length === 0 ? first : read.beforePlace);
  const isTold = guideTokens(words).some(({ key }) => tellsIntent(thread.language, key));
  const isAll = others.length === 0 && keys.length <= maxTitle;
  const isNamed = isKnownTitle(read) || isAll || asked.place !== undefined || asksForOpenings(asking);
  const named = isNamed ? asked.title || (isTold || thread.asked ? "" : words) : "";
  const isChange = asked.place !== undefined || asked.conditions.length > 0;
  // The search before, or the work that they do, with what is said now.
  const title = named || (isChange ? (thread.asked?.title ?? newestTitle(profile)) : "");
  const unused = [...leftThings.filter((text) => text !== title), ...unheld, ...refused.map((one) => one.said)];
  // "52k" and "nights" alone are none.
  const isSearch = title !== "" || asked.place !== undefined;
  const task: Task = { do: "find", asked: { ...asked, title }, page: 1, ...(unused.length > 0 && { unused }) };
  return { do: "choose", why: "unsure", between: isSearch ? [{ label: "", task }] : [] };
}

/** What work is called, as it is written; more than a word that some titles have. */
export const isKnownTitle = ({ certainty }: AskedMessage["read"]): boolean => certainty === 3;

/** "Only remote", "what about Leeds?", "and as a cook?": what goes on from the search before. */
export function isFollowUp(asking: AskedMessage, { thread }: GuideSetting): boolean {
  const { read, keys } = asking;
  if (!thread.asked) return false;
  const { title, place, conditions } = read.asked;
  const isChange = place !== undefined || conditions.length > 0 || read.isNearHome || read.unheld.length > 0;
  // Work that is not wanted is left out of a list, where one is shown.
  const isShown = contextOf(thread) === "list";
  if (title === "" && read.refused.length > 0) return isShown || place !== undefined || conditions.length > 0;
  if (title === "") return asksForOpenings(asking) || (isChange && read.left.length <= 1);
  if (place) return false;
  // "No, I mean bus driver": the place stays, unless jobs are asked for anew.
  return read.certainty === 3 && read.leftTexts.length <= 1 && keys.length <= maxFollowUp && !asking.isAsking;
}

/** Conditions that go on beside new ones: of hours, pay or one shift the newest is meant. */
function keptBeside(before: readonly string[], asked: readonly string[]): string[] {
  const aspectsIn = (text: string) => readConditions(text).conditions.map(({ condition }) => aspectOf(condition));
  const renewed = new Set(asked.flatMap(aspectsIn));
  return before.filter((text) => !aspectsIn(text).some((aspect) => renewed.has(aspect)));
}

function mergedWith(before: AskedOpenings, asked: AskedOpenings, refused: readonly RefusedTitle[]): AskedOpenings {
  const place = asked.place ?? before.place;
  const without = [...new Set([...(before.without ?? []), ...refused.map(({ title }) => title)])];
  return {
    title: asked.title || before.title,
    ...(place && { place }),
    conditions: [...new Set([...keptBeside(before.conditions, asked.conditions), ...asked.conditions])],
    ...(without.length > 0 && { without }),
  };
}

/** A search with what is meant in place of what was understood: "no, I meant office cleaner, not hotel". */
export function correctedTask(message: string, setting: GuideSetting): Task | undefined {
  const { thread, knowledge } = setting;
  const correction = thread.asked && !message.includes("?") ? corrected(message, thread.language) : undefined;
  if (!thread.asked || !correction) return undefined;
  const keys = guideTokens(correction.meant).map(({ key }) => key);
  const { read } = askedMessage(correction.meant, keys, setting);
  const [unknown = "", ...others] = read.leftTexts;
  const title = read.asked.title || (read.asked.place ? "" : unknown);
  const isAll = others.length === 0 && (unknown === "" || unknown === title) && keys.length <= maxFollowUp;
  if (!isAll || (title === "" && !read.asked.place && read.asked.conditions.length === 0)) return undefined;
  const isWork = (text: string) => title !== "" && !knowledge.geography.placeFromText(text);
  const refused = correction.not.filter(isWork).map((text) => ({ title: text, said: text }));
  const asked = mergedWith(thread.asked, { ...read.asked, title }, refused);
  return thread.topic === "pay" ? { do: "pay", asked } : { do: "find", asked, page: 1 };
}

/** Where nothing of a message changes the list the same again is no answer: the search with the words that went into nothing is a choice. */
const withWords = (asked: AskedOpenings, left: readonly string[]): Task => ({
  ...{ do: "choose", why: "unsure" },
  between:
    left.length === 1 && asked.title !== ""
      ? [{ label: "", task: { do: "find", asked: { ...asked, title: `${asked.title} ${left[0]}` }, page: 1 } }]
      : [],
});
