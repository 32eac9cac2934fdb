import type { AdviceTopic } from "../advice/advice-texts.ts";
import { placeParts } from "../reading/asked-place.ts";
import { distinctJobs, jobOfCard } from "../reading/meant-opening.ts";
import type { GuideSetting } from "../tasks/guide-setting.ts";
import { homeOf, newestTitle } from "../tasks/profile-work.ts";
import type { AskedOpenings, Choice, GuideReply, OfferedAction, Task } from "../tasks/task.ts";
import { hasProfile } from "./reply-match.ts";
import {
  cardPath,
  isOnBoard,
  named,
  open,
  paragraphs,
  placeName,
  quotedList,
  say,
  searchForm,
  textsFor,
  topicOf,
  topicPoints,
} from "./reply-parts.ts";

export function documentsReply({ job }: Extract<Task, { do: "documents" }>, setting: GuideSetting): GuideReply {
  const texts = textsFor(setting);
  return {
    markdown: job ? texts.documents.forCard(named(job)) : texts.documents.how,
    actions: [
      ...(job && !isOnBoard(job, setting) ? [say({ do: "move", job, status: "Viewed" }, texts)] : []),
      isOnBoard(job, setting)
        ? open(texts.label.openCard, cardPath(job, "documents"))
        : open(texts.label.openBoard, "/jobtracking"),
      open(texts.label.openProfile, "/profile"),
    ],
    thread: job ? { opening: job } : {},
  };
}

/** Beside so many likely things general ones are in the way. */
const enough = 2;

/** Asks which of several things is meant, or offers what can be done. */
export function chooseReply(
  { between, why, understood, lacking }: Extract<Task, { do: "choose" }>,
  setting: GuideSetting,
): GuideReply {
  const texts = textsFor(setting);
  const { choose } = texts;
  const parts = understood ? [understood.title, placeName(understood.place, texts), ...understood.conditions] : [];
  const said = {
    unsure: parts.some(Boolean) ? choose.partly(quotedList(parts.filter(Boolean))) : choose.unsure,
    which_opening: lacking ? choose.noneThere(lacking) : choose.opening,
    past: choose.past,
    which_mail: choose.unsure,
    no_opening: choose.noOpening,
    offered: choose.offered,
    no_list: choose.noList,
  }[why];
  const offered = between.map(({ label, task }: Choice) => (label === "" ? say(task, texts) : say(task, texts, label)));
  const { asked } = setting.thread;
  const again = why === "unsure" && asked ? [say({ do: "find", asked, page: 1 }, texts)] : [];
  const isOfOpening = why === "which_opening" || why === "past" || why === "which_mail";
  const ways = why === "no_opening" ? [open(texts.label.openBoard, "/jobtracking")] : [];
  const isEnough = isOfOpening || why === "offered" || (why === "unsure" && between.length >= enough);
  const rest = isEnough ? [] : [...ways, ...again, ...generalOffers(setting, understood)];
  const labels = new Set<string>();
  const actions = [...offered, ...rest].filter(({ label }) => !labels.has(label) && labels.add(label));
  // What comes next may go on from it.
  const isSearch = understood && understood.title !== "" && !asked;
  const talked = isOfOpening
    ? distinctJobs(between.flatMap(({ task }) => ("job" in task && task.job ? [task.job] : [])))
    : [];
  const topics = between.flatMap(({ task }) => topicOf(task, texts) ?? []);
  const areTopics = why === "unsure" && topics.length > 1 && topics.length === between.length;
  return {
    markdown: paragraphs(said, areTopics && topicPoints(topics)),
    actions,
    thread: {
      ...(isSearch && { topic: "find", asked: understood, page: 1 }),
      ...(talked.length > 1 && { talked }),
    },
  };
}

/** What fits the person's state. */
function generalOffers(setting: GuideSetting, asked?: AskedOpenings): OfferedAction[] {
  const texts = textsFor(setting);
  return [
    searchForm(texts, asked),
    ...(setting.board.length > 0 ? [say({ do: "next" }, texts)] : []),
    hasProfile(setting) ? say({ do: "profile" }, texts) : { kind: "attach" as const, label: texts.label.attach },
    say({ do: "tell", topic: "help" }, texts),
  ];
}

/** What goes on from a piece of advice within the product. */
const onwards: Record<
  AdviceTopic,
  readonly ("interview" | "polish" | "profile" | "search" | "pay" | "board" | "documents")[]
> = {
  gap: ["profile", "polish"],
  laid_off: ["search", "profile"],
  change: ["search", "profile"],
  age: ["polish", "search"],
  no_experience: ["search", "profile"],
  salary: ["pay", "interview"],
  offers: ["board"],
  leaving: ["board"],
  waiting: ["board"],
  refusal: ["board", "search"],
  strengths: ["interview", "profile"],
  why_left: ["interview"],
  nerves: ["interview"],
  video: ["interview"],
  returning: ["profile", "search"],
  references: ["profile"],
  questions: ["interview"],
  cv_form: ["polish", "profile"],
  letter: ["documents"],
  relocating: ["search"],
  part_time: ["search"],
  language: ["search", "polish"],
  abroad: ["profile", "search"],
  overwhelmed: ["board", "search"],
  no_replies: ["polish", "profile"],
  direction: ["profile", "search"],
  training: ["search"],
  quit: ["search"],
  contract: ["search"],
  health: ["interview"],
  record: ["search", "profile"],
  odd_jobs: ["profile", "polish"],
  future: ["search"],
  network: ["search"],
  interview: ["interview", "profile"],
  secret: ["search"],
  reschedule: ["board"],
  clothes: ["interview"],
  resignation: ["search"],
  family: ["board"],
};

/** What was searched for last, or what the person does, where that is known. */
function searchToGoOnWith({ thread, profile, knowledge }: GuideSetting): AskedOpenings | undefined {
  const [title, home] = [newestTitle(profile), placeParts(homeOf(profile, knowledge))];
  return thread.asked ?? (title === "" ? undefined : { title, ...(home && { place: home }), conditions: [] });
}

/** That search, or where to search: a form without anything in it only asks back. */
function searchOffer(setting: GuideSetting): OfferedAction {
  const texts = textsFor(setting);
  const asked = searchToGoOnWith(setting);
  return asked ? say({ do: "find", asked, page: 1 }, texts) : open(texts.label.openSearch, "/jobsearch");
}

/** General advice, which invents nothing, with where to go on: nothing that is empty. */
export function adviceReply({ topic, asked }: Extract<Task, { do: "advise" }>, setting: GuideSetting): GuideReply {
  const texts = textsFor(setting);
  const card = setting.board.find(({ status }) => status === "Interview");
  const job = setting.thread.opening ?? (card && jobOfCard(card));
  const known = searchToGoOnWith(setting);
  const search = searchOffer(setting);
  const isTitled = known !== undefined && known.title !== "";
  const offers = {
    interview: asked
      ? [say({ do: "find", asked, page: 1 }, texts)]
      : job
        ? [say({ do: "interview", job }, texts)]
        : topic === "interview"
          ? [open(texts.label.openBoard, "/jobtracking")]
          : [say({ do: "advise", topic: "interview" }, texts)],
    polish: [open(texts.label.openPolish, "/profile/polish")],
    profile: [
      hasProfile(setting) ? say({ do: "profile" }, texts) : { kind: "attach" as const, label: texts.label.attach },
    ],
    search: [search],
    pay: isTitled ? [say({ do: "pay", asked: known }, texts)] : [search],
    board: setting.board.length > 0 ? [say({ do: "next" }, texts)] : [],
    documents: job ? [say({ do: "documents", job }, texts)] : [open(texts.label.openBoard, "/jobtracking")],
  };
  return { markdown: texts.topics[topic].text, actions: onwards[topic].flatMap((one) => offers[one]), thread: {} };
}

export function tellReply({ topic, near = [] }: Extract<Task, { do: "tell" }>, setting: GuideSetting): GuideReply {
  const texts = textsFor(setting);
  const { label } = texts;
  const { opening } = setting.thread;
  const pages: Partial<Record<typeof topic, OfferedAction[]>> = {
    privacy: [open(label.openAccount, "/account")],
    account: [open(label.openAccount, "/account")],
    trouble: [open(label.openAccount, "/account")],
    plan: [open(label.openSubscription, "/subscription")],
    advice: [
      ...near.map((one) => say({ do: "advise" as const, topic: one }, texts)),
      searchOffer(setting),
      ...(setting.board.length > 0 ? [say({ do: "next" }, texts)] : []),
    ],
    remind: [
      isOnBoard(opening, setting) ? open(label.openCard, cardPath(opening)) : open(label.openBoard, "/jobtracking"),
      open(label.openAccount, "/account"),
    ],
    fresh: [open(label.openSearch, "/jobsearch")],
    wording: [open(label.openPolish, "/profile/polish")],
    apply: [open(label.openBoard, "/jobtracking")],
    real: [],
    scam: [],
    legal: [],
    thanks: [],
    ok: [],
  };
  const markdown =
    topic === "help"
      ? texts.help
      : topic === "real"
        ? setting.isDemonstration
          ? texts.real.demonstration
          : texts.real.sources
        : texts.tell[topic];
  return {
    markdown: paragraphs(
      markdown,
      topic === "advice" && topicPoints(near.map((one) => texts.topics[one])),
      topic === "fresh" && setting.isDemonstration && `*${texts.find.demonstration}*`,
    ),
    actions: pages[topic] ?? generalOffers(setting).filter((one) => topic !== "help" || one.label !== label.help),
    thread:
      topic === "restart"
        ? { ...{ asked: undefined, earlier: undefined, opening: undefined }, listed: [], talked: [] }
        : {},
  };
}
