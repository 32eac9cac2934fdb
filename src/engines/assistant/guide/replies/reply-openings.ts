import type { ChatJob } from "../../../../shared/assistant/assistant.contract.ts";
import type { ReadPayOutput } from "../../../../shared/assistant/assistant-tools.contract.ts";
import type { SearchStep, UnderstoodCondition } from "../../../../shared/jobs/search-filters.contract.ts";
import { readConditions } from "../../../job-search/job-search.ts";
import { escapedText, shortened } from "../../reply/markdown-text.ts";
import { openingCard } from "../../reply/opening-links.ts";
import type { GuideSetting } from "../tasks/guide-setting.ts";
import type { AskedOpenings, GuideReply, Task } from "../tasks/task.ts";
import type { GuideTexts } from "../texts/guide-texts.ts";
import { cardWordsIn, localPay, localPlace } from "./local-facts.ts";
import { daysSince, trackAction } from "./reply-board.ts";
import { hasProfile, unnamed } from "./reply-match.ts";
import {
  andList,
  bullets,
  cardPath,
  open,
  openingList,
  paragraphs,
  placeName,
  quotedList,
  say,
  searchForm,
  textsFor,
} from "./reply-parts.ts";
import { sentencesAbout } from "./said-about.ts";

/** What a search gave. */
export interface FoundOpenings {
  jobs: ChatJob[];
  /** How many of them, from the first on, are what was asked for or what a step says; behind them stand similar ones and those with some of the words. */
  fitting: number;
  more: boolean;
  /** Nobody knows whether there are more. */
  isCut: boolean;
  understood: UnderstoodCondition[];
  notUnderstood: string[];
  steps: SearchStep[];
  /** Conditions that nothing meets, as they were written; these are found without them. */
  givenUp: readonly string[];
  /** The person's newest position, where there are openings for an earlier one only. */
  nothingFor?: string | undefined;
}

type Find = Extract<Task, { do: "find" }>;

/** Openings a page. */
export const openingsPerPage = 5;
const fewOpenings = 5;
/** Sentences above a list, where no more are due; who reads more than two does not read the list. */
const maxSaid = 2;

export function findReply(task: Find, found: FoundOpenings, setting: GuideSetting): GuideReply {
  const texts = textsFor(setting);
  const { asked, page } = task;
  const place = placeName(asked.place, texts);
  const first = (page - 1) * openingsPerPage + 1;
  const conditions = found.understood.filter(({ kind }) => kind !== "place" && kind !== "seniority");
  const last = first + found.jobs.length - 1;
  const pages = page > 1 || found.more ? [first === last ? `${first}` : `${first}–${last}`] : [];
  const details = [...(conditions.length > 0 ? [quotedList(conditions.map(({ text }) => text))] : []), ...pages];
  const unused = [...new Set([...(task.unused ?? []), ...found.notUnderstood])];
  const head =
    found.jobs.length > 0
      ? texts.find.head(escapedText(asked.title), escapedText(place), details.map((detail) => `, ${detail}`).join(""))
      : !found.isCut &&
        (page > 1
          ? texts.find.end
          : texts.find.none(
              escapedText([asked.title, ...asked.conditions].filter(Boolean).join(", ")),
              escapedText(place),
            ));
  const isShown = (step: SearchStep) => step.kind !== "condition" || found.jobs.length === 0;
  const steps = page === 1 ? found.steps.filter(isShown) : [];
  const [places, others] = [true, false].map((isPlace) =>
    steps.filter(({ kind }) => (kind === "place") === isPlace).map((step) => stepText(step, texts)),
  );
  // Without these the list would say what is not so.
  const due = [
    found.givenUp.length > 0 ? texts.find.givenUp(quotedList(found.givenUp), found.givenUp.length > 1) : "",
    ...(places ?? []),
    unused.length > 0 ? texts.find.unused(quotedList(unused)) : "",
  ].filter(Boolean);
  const beside = [asked.without ? texts.find.without(quotedList(asked.without)) : "", ...(others ?? [])].filter(
    Boolean,
  );
  const said = [...due, ...beside.slice(0, Math.max(0, maxSaid - due.length))];
  const { fitting } = found;
  const markdown = paragraphs(
    task.from === "profile" && texts.find.byProfile(escapedText(found.nothingFor ?? asked.title)),
    found.nothingFor !== undefined && texts.find.none(escapedText(found.nothingFor), escapedText(place)),
    head,
    said.join(" "),
    openingList(found.jobs.slice(0, fitting), texts, first),
    fitting < found.jobs.length && texts.find.partly,
    openingList(found.jobs.slice(fitting), texts, first + fitting),
    found.jobs.length > 0 && setting.isDemonstration && `*${texts.find.demonstration}*`,
  );
  const isNew = JSON.stringify(asked) !== JSON.stringify(setting.thread.asked);
  return {
    markdown,
    actions: findActions(task, found, setting),
    thread: {
      topic: "find",
      asked,
      page: found.jobs.length > 0 ? page : 1,
      ...(isNew && setting.thread.asked && { earlier: setting.thread.asked }),
      ...(found.jobs.length > 0 && { listed: found.jobs, opening: undefined, talked: undefined }),
    },
  };
}

function findActions({ asked, page, others = [] }: Find, { jobs, more, steps }: FoundOpenings, setting: GuideSetting) {
  const texts = textsFor(setting);
  const [one, other] = jobs;
  const { conditions } = readConditions(asked.conditions.join(", "));
  const isRemote = conditions.some(({ condition }) => condition.kind === "workplace" && condition.value === "remote");
  const { title, place } = asked;
  const nearest = steps.flatMap((step) => (step.kind === "nothing" ? step.nearest.slice(0, 2) : []));
  const wider: AskedOpenings[] = [
    ...(asked.conditions.length > 0 ? [{ ...asked, conditions: [] }] : []),
    ...(place && title !== "" ? [{ title, conditions: asked.conditions }] : []),
    ...nearest.map(({ name }) => ({ ...asked, title: name, conditions: [] })),
  ];
  return [
    ...(one && place && !place.city && !place.state && title !== ""
      ? [say({ do: "find", asked: { title, conditions: asked.conditions }, page: 1 }, texts)]
      : []),
    ...(one || page > 1 ? [] : wider.map((asks) => say({ do: "find", asked: asks, page: 1 }, texts))),
    ...others.map((beside) => say({ do: "find", asked: { ...asked, place: beside }, page: 1 }, texts)),
    ...(more ? [say({ do: "find", asked, page: page + 1 }, texts, texts.label.more)] : []),
    ...(one ? [say({ do: "why", job: one }, texts)] : []),
    ...(one && other ? [say({ do: "compare", jobs: [one, other] }, texts, texts.label.compareFirst)] : []),
    ...(asked.title !== "" && one ? [say({ do: "pay", asked }, texts)] : []),
    ...(one && !isRemote && asked.title !== "" && page === 1
      ? [
          say(
            { do: "find", asked: { ...asked, conditions: [...asked.conditions, "remote"] }, page: 1 },
            texts,
            texts.label.onlyRemote,
          ),
        ]
      : []),
    searchForm(texts, asked),
  ];
}

function stepText(step: SearchStep, { find, ...texts }: GuideTexts): string {
  const words = (parts: string[]) => escapedText(parts.join(", "));
  switch (step.kind) {
    case "spelling":
      return find.spelling(escapedText(step.written), escapedText(step.read));
    case "levels":
      return find.levels(words(step.left_out));
    case "similar":
      return find.similar(andList({ find, ...texts }, step.names.map(escapedText)));
    case "place":
      return find.place(
        escapedText(localPlace(step.asked, texts.locale)),
        escapedText(localPlace(step.used, texts.locale)),
        step.kilometres,
      );
    case "some_words":
      return step.missing.length > 0 ? find.someWords(words(step.missing)) : "";
    case "mentioned":
      return find.mentioned(words(step.words));
    case "without":
      return "";
    case "condition":
      return step.count > 0 ? find.fewer(escapedText(step.text), step.count) : "";
    case "nothing":
      return step.nearest.length > 0 ? find.nearest(andList({ find, ...texts }, step.nearest.map(nameOf))) : "";
  }
}

const nameOf = ({ name }: { name: string }) => escapedText(name);

export function askTitleReply({ asked, lacks }: Extract<Task, { do: "ask_title" }>, setting: GuideSetting): GuideReply {
  const texts = textsFor(setting);
  const said = {
    title: texts.find.askTitle,
    home: texts.find.noHome,
    profile: hasProfile(setting) ? texts.find.askTitle : texts.profile.empty,
  }[lacks];
  const attach = { kind: "attach" as const, label: texts.label.attach };
  return {
    markdown: said,
    actions: [
      searchForm(texts, asked),
      ...(lacks === "profile" ? [attach] : []),
      ...(lacks === "home" ? [open(texts.label.openProfile, "/profile")] : []),
    ],
    thread: {},
  };
}

/** One opening, with what its posting says of what is asked, or how it begins. */
export function openingReply(
  { about = [], asksPay }: Extract<Task, { do: "opening" }>,
  job: ChatJob,
  posted: string,
  setting: GuideSetting,
): GuideReply {
  const texts = textsFor(setting);
  const card = setting.board.find(({ job_url }) => job_url === job.job_url);
  const asked = asksPay ? [texts.compare.pay] : about;
  const { last } = setting.thread;
  const isShown = last?.do === "opening" && last.job.job_url === job.job_url;
  return {
    markdown: paragraphs(
      openingCard(job, "- ", cardWordsIn(texts)),
      card && `**${card.status}**, ${texts.board.days(daysSince(card, setting.now))}`,
      ...(asked.length === 0 && isShown
        ? [factsOf(job, texts), quotedLines(posted)]
        : asksPay && job.salary !== ""
          ? [`**${texts.compare.pay}**: ${escapedText(localPay(job.salary, texts))}`]
          : saidAbout(asked, posted, texts)),
      posted !== "" && setting.isDemonstration && `*${texts.find.demonstration}*`,
    ),
    actions: [
      say({ do: "why", job }, texts),
      ...(card
        ? [say({ do: "interview", job }, texts), open(texts.label.openCard, cardPath(job))]
        : [trackAction(job, "Viewed", null, texts)]),
      say({ do: "documents", job }, texts),
    ],
    thread: { opening: job },
  };
}

/** What its record holds, named one by one: for whoever asks on. */
function factsOf({ company, location, salary }: ChatJob, texts: GuideTexts): string {
  const [{ compare }, { place, pay }] = [texts, cardWordsIn(texts)];
  return bullets(
    Object.entries({ [compare.company]: company, [compare.place]: place(location), [compare.pay]: pay(salary) }).map(
      ([name, fact]) => `**${name}**: ${escapedText(fact) || unnamed}`,
    ),
  );
}

const maxPosted = 2000;
/** The posting as it is written, for whoever asks on. */
const quotedLines = (posted: string): string =>
  shortened(posted, maxPosted)
    .split("\n")
    .flatMap((line) => (line.trim() === "" ? [] : `> ${escapedText(line.trim())}  `))
    .join("\n");

/** What is asked of it in the posting's own sentences, or that it does not say; without a question how it begins. */
function saidAbout(about: readonly string[], posted: string, { opening, why }: GuideTexts): (string | false)[] {
  if (posted === "") return [about.length > 0 && why.unknown];
  const said = sentencesAbout(about, posted);
  const asked = quotedList(about);
  return [
    about.length > 0 && (said.length > 0 ? opening.says(asked) : opening.silent(asked)),
    ...(said.length > 0 ? said : [posted]).map((text) => `> ${escapedText(shortened(text, 400))}`),
  ];
}

/** What openings pay, each currency and period for itself. */
export function payReply(
  { asked }: Extract<Task, { do: "pay" }>,
  found: ReadPayOutput,
  setting: GuideSetting,
): GuideReply {
  const texts = textsFor(setting);
  const [title, place] = [escapedText(asked.title), escapedText(placeName(asked.place, texts))];
  const money = (amount: number, currency: string) =>
    new Intl.NumberFormat(texts.locale, {
      style: "currency",
      currency,
      maximumFractionDigits: amount < 200 ? 2 : 0,
    }).format(amount);
  const lines = found.groups.slice(0, 4).map(({ currency, period, count, median, lowerQuarter, upperQuarter }) => {
    const [middle, low, high] = [median, lowerQuarter, upperQuarter].map((amount) => money(amount, currency));
    return texts.pay.line(count, middle ?? "", low ?? "", high ?? "", texts.pay.periods[period]);
  });
  const total = found.groups.reduce((sum, { count }) => sum + count, 0);
  return {
    markdown:
      lines.length === 0
        ? texts.pay.none(title, place)
        : paragraphs(
            texts.pay.head(title, place),
            lines.map((line) => `- ${line}`).join("\n"),
            total < fewOpenings && texts.pay.few,
            setting.isDemonstration && `*${texts.find.demonstration}*`,
          ),
    actions: [
      say({ do: "find", asked, page: 1 }, texts),
      ...(lines.length === 0 && asked.place
        ? [say({ do: "pay", asked: { title: asked.title, conditions: [] } }, texts)]
        : []),
    ],
    thread: { topic: "pay", asked },
  };
}
