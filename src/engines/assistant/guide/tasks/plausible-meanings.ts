import type { LabelProbability } from "../../../text/text.ts";
import type { GuideSetting } from "./guide-setting.ts";
import type { Meaning } from "./message-meaning.ts";

type Lacking = "opening" | "card" | "list" | "search" | "draft" | "offer" | "beginning";

/** What must be there before somebody means it. */
const rests: Partial<Record<Meaning, Lacking>> = {
  ...{ open: "opening", why: "opening", compare: "opening", save: "opening" },
  ...{ remove: "card", next: "card", about_after_cv: "beginning" },
  ...{ among: "list", more: "search", back: "search" },
  ...{ shorten: "draft", yes: "offer", no: "offer" },
};
/** People do ask for what is not there, seldom. */
const unlikely = 0.3;

/**
 * What a message may mean at this point of the conversation, the likeliest first.
 *
 * @param isNamed it names an opening
 */
export function plausibleMeanings(
  meanings: readonly LabelProbability<Meaning>[],
  isNamed: boolean,
  { thread, board }: Pick<GuideSetting, "thread" | "board">,
): LabelProbability<Meaning>[] {
  const { asked, listed, opening, talked = [], last, offers } = thread;
  const isThere: Record<Lacking, boolean> = {
    opening: isNamed || opening !== undefined || listed.length + talked.length + board.length > 0,
    card: board.length > 0,
    beginning: board.length === 0,
    list: listed.length > 0,
    search: asked !== undefined,
    draft: last?.do === "mail",
    offer: offers.length > 0,
  };
  return lessLikely(
    meanings,
    meanings.flatMap(({ label }) => {
      const rest = rests[label];
      return rest && !isThere[rest] ? label : [];
    }),
  );
}

/** The same where some are a third as likely, the likeliest first. */
export function lessLikely(
  meanings: readonly LabelProbability<Meaning>[],
  rare: readonly Meaning[],
): LabelProbability<Meaning>[] {
  const weighed = meanings.map(({ label, probability }) => ({
    ...{ label, probability: rare.includes(label) ? probability * unlikely : probability },
  }));
  const all = weighed.reduce((sum, { probability }) => sum + probability, 0);
  return weighed
    .map(({ label, probability }) => ({ label, probability: probability / all }))
    .sort((one, other) => other.probability - one.probability);
}
