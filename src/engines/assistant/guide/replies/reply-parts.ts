import type { ChatAction, ChatJob } from "../../../../shared/assistant/assistant.contract.ts";
import { splitSentences } from "../../../text/text.ts";
import { escapedText } from "../../reply/markdown-text.ts";
import { openingCard } from "../../reply/opening-links.ts";
import type { TopicText } from "../advice/advice-texts.ts";
import type { GuideSetting } from "../tasks/guide-setting.ts";
import { openingName } from "../tasks/opening-task.ts";
import type { AskedOpenings, OfferedAction, PlaceParts, Task } from "../tasks/task.ts";
import type { GuideTexts } from "../texts/guide-texts.ts";
import { guideTextsOf } from "../texts/guide-texts-of.ts";
import { cardWordsIn, localPlace } from "./local-facts.ts";

export const textsFor = ({ thread }: GuideSetting): GuideTexts => guideTextsOf(thread.language);

/** Berlin is a city in the state of Berlin: named once. */
export const placeName = ({ city, state, country }: PlaceParts = {}, { locale }: Pick<GuideTexts, "locale">): string =>
  localPlace([...new Set([city, state, country])].filter(Boolean).join(", "), locale);

/** Paragraphs, without empty ones. */
export const paragraphs = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join("\n\n");

export const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join("\n");

export const named = (job: ChatJob): string => escapedText(openingName(job));

/** Openings as a list that counts on from `first`. */
export const openingList = (jobs: readonly ChatJob[], texts: GuideTexts, first = 1): string =>
  jobs.map((job, at) => openingCard(job, `${first + at}. `, cardWordsIn(texts))).join("");

export const andList = (texts: GuideTexts, parts: readonly string[]): string =>
  new Intl.ListFormat(texts.locale, { type: "conjunction" }).format(parts);

export const quotedList = (parts: readonly string[]): string =>
  parts.map((part) => `“${escapedText(part)}”`).join(", ");

/** What is said on a topic of advice or of the product. */
export const topicOf = (task: Task, { topics, product }: GuideTexts): TopicText | undefined =>
  task.do === "advise" ? topics[task.topic] : task.do === "explain" ? product.topics[task.topic] : undefined;

/** Of what is asked between, each topic with its first sentence: who needs no more has it at once. */
export const topicPoints = (topics: readonly TopicText[]): string =>
  bullets(topics.map(({ label, text }) => `**${label}**: ${splitSentences(text)[0] ?? text}`));

/** A button whose words do the task when they are sent. */
export function say(task: Task, texts: GuideTexts, label = labelOf(task, texts)): OfferedAction {
  return { kind: "say", label: cut(label), task };
}

export const open = (label: string, path: string): ChatAction => ({ kind: "open", label, path });

export const isOnBoard = (job: ChatJob | undefined, { board }: GuideSetting): job is ChatJob =>
  board.some(({ job_url }) => job_url === job?.job_url);

const ofJob = ({ job_url }: ChatJob) => `job=${encodeURIComponent(job_url)}`;

/** Where a card on the board, its documents and the practice of its interview stand. */
export const cardPath = (job: ChatJob, part: "overview" | "documents" = "overview"): string =>
  `/jobtracking?${ofJob(job)}&part=${part}`;
export const practicePath = (job: ChatJob): string => `/jobtracking/practice?${ofJob(job)}`;

export const searchForm = (texts: GuideTexts, asked?: AskedOpenings): ChatAction => ({
  kind: "search",
  label: texts.label.search,
  title_label: texts.label.titleField,
  place_label: texts.label.placeField,
  title: asked?.title ?? "",
  place: placeName(asked?.place, texts),
});

/** One that only the person can name. */
export const blankOpening = ({ label, compare }: GuideTexts): ChatJob => ({
  ...{ job_title: `[${label.titleField}]`, company: `[${compare.company}]`, location: "", salary: "", job_url: "" },
});

/** What a button for a task is called. */
function labelOf(task: Task, texts: GuideTexts): string {
  const { label } = texts;
  switch (task.do) {
    case "find":
    case "ask_title": {
      const place = placeName(task.asked.place, texts);
      const title = [task.asked.title, ...task.asked.conditions].filter(Boolean).join(", ");
      return title === "" ? label.anyIn(place) : label.searchFor(title, place);
    }
    case "pay":
      return label.pay(task.asked.title);
    case "opening":
      return openingName(task.job);
    case "why":
      return label.why(openingName(task.job));
    case "interview":
      return label.interview(openingName(task.job));
    case "mail":
      return label.mail[task.kind](openingName(task.job ?? blankOpening(texts)));
    case "move":
      return task.status === "Viewed"
        ? label.save(openingName(task.job))
        : label.move(openingName(task.job), task.status);
    case "remove":
      return label.remove(openingName(task.job));
    case "advise":
      return texts.topics[task.topic].label;
    case "explain":
      return texts.product.topics[task.topic].label;
    case "count":
      return texts.product.counts.label;
    case "among":
      return texts.product.among.label(task.isPay ? texts.compare.pay : task.about.join(", "));
    case "hired":
      return texts.product.hired.label;
    case "documents":
      return task.job ? label.documents(openingName(task.job)) : label.openBoard;
    case "compare":
      return label.compare(task.jobs.map(openingName).join(" · "));
    case "next":
      return label.board;
    case "cv":
      return label.attach;
    case "profile":
      return label.gaps;
    case "tell":
      return Object.entries(label.topics).find(([topic]) => topic === task.topic)?.[1] ?? label.help;
    case "choose":
      return label.help;
  }
}

const maxLabel = 120;
const cut = (text: string) => (text.length <= maxLabel ? text : `${text.slice(0, maxLabel - 1)}…`);
