import type { ProfileDocument } from "../../../../shared/profile/profile.contract.ts";
import type { OpeningsRead } from "../reading/asked-openings.ts";
import { placeParts } from "../reading/asked-place.ts";
import { guideWordsOf, isListed } from "../words/guide-lexicon.ts";
import type { Intent } from "../words/guide-words.ts";
import type { GuideSetting } from "./guide-setting.ts";
import type { MeantOpenings } from "./opening-task.ts";
import type { AskedOpenings, Task } from "./task.ts";

/** A message taken apart. */
export interface AskedMessage {
  message: string;
  keys: string[];
  read: OpeningsRead;
  scores: Map<Intent, number>;
  isQuestion: boolean;
  meant: MeantOpenings;
  topic?: "pay";
}

/** Below it a title stands among too many other words to be what is asked for. */
const minShare = 0.5;
const sureScore = 2;
/** Words. */
const maxFollowUp = 5;

/** A search, or a question after pay; what is not said goes on from the conversation, or comes of the profile. */
export function openingsTask(asking: AskedMessage, setting: GuideSetting): Task {
  const { read, keys, scores } = asking;
  const { thread, profile, knowledge } = setting;
  const words = guideWordsOf(thread.language);
  const asksFor = (scores.get("find") ?? 0) >= sureScore || asking.topic === "pay";
  const isLikeMe = read.asked.title === "" && keys.some((key) => isListed(words.likeMe, key));
  const own = { title: newestTitle(profile), home: placeParts(homeOf(profile, knowledge)) };
  if (isLikeMe || (read.isNearHome && !own.home)) {
    if (read.isNearHome && !own.home) return { do: "ask_title", asked: read.asked, lacks: "home" };
    if (own.title === "") return { do: "ask_title", asked: read.asked, lacks: "profile" };
    const place = read.asked.place ?? own.home;
    return {
      do: "find",
      asked: { ...read.asked, title: own.title, ...(place && { place }) },
      page: 1,
      from: "profile",
    };
  }
  const asked = read.isNearHome && own.home ? { ...read.asked, place: own.home } : read.asked;
  const isContinued = isFollowUp(asking, setting);
  const merged = isContinued && thread.asked ? mergedWith(thread.asked, asked) : asked;
  const topic = asking.topic ?? (isContinued && (scores.get("find") ?? 0) < sureScore ? thread.topic : undefined);
  if (merged.title === "" && !asked.place && asked.conditions.length === 0) {
    if (own.title === "") return { do: "ask_title", asked: merged, lacks: "title" };
    if (topic === "pay") return { do: "pay", asked: { ...merged, title: own.title } };
    return {
      do: "find",
      asked: { ...merged, title: own.title, ...(own.home && { place: own.home }) },
      page: 1,
      from: "profile",
    };
  }
  if (topic === "pay")
    return merged.title === "" ? { do: "ask_title", asked: merged, lacks: "title" } : { do: "pay", asked: merged };
  const unused = [...read.unused, ...read.unheld];
  const task: Task = {
    ...{ do: "find", asked: merged, page: 1 },
    ...(unused.length > 0 && { unused }),
    ...(read.otherPlaces.length > 0 && { others: read.otherPlaces }),
  };
  const isSure =
    asksFor ||
    isContinued ||
    (read.isTitleKnown && (read.titleShare >= minShare || read.asked.place !== undefined)) ||
    (read.asked.title === "" && asked.place);
  return isSure ? task : { do: "choose", why: "unsure", between: [{ label: "", task }] };
}

/** "Only remote", "what about Leeds?", "and as a cook?": what goes on from the search before. */
function isFollowUp({ read, keys, scores }: AskedMessage, { thread }: GuideSetting): boolean {
  if (!thread.asked) return false;
  const isInstead = keys.some((key) => isListed(guideWordsOf(thread.language).instead, key));
  if (read.asked.title === "") return true;
  if (read.asked.place) return false;
  return isInstead && keys.length <= maxFollowUp && (scores.get("find") ?? 0) < sureScore;
}

function mergedWith(before: AskedOpenings, asked: AskedOpenings): AskedOpenings {
  const place = asked.place ?? before.place;
  return {
    title: asked.title || before.title,
    ...(place && { place }),
    conditions: [...new Set([...before.conditions, ...asked.conditions])],
  };
}

/** Where the person lives, by the profile. */
export function homeOf({ personal_details }: ProfileDocument, { geography }: GuideSetting["knowledge"]) {
  const written = personal_details.present_location.trim();
  return written === "" ? undefined : geography.placeFromText(written);
}

export function newestTitle({ professional_experience }: ProfileDocument): string {
  const named = professional_experience.filter(({ title }) => title !== "");
  const [newest] = named.toSorted(
    (a, b) => (b.to || "9999").localeCompare(a.to || "9999") || b.from.localeCompare(a.from),
  );
  return newest?.title ?? "";
}
