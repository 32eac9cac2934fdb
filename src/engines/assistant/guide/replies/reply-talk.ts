import type { GuideSetting } from "../tasks/guide-setting.ts";
import type { AskedOpenings, Choice, GuideReply, OfferedAction, Task } from "../tasks/task.ts";
import { hasProfile } from "./reply-match.ts";
import { named, open, paragraphs, placeName, quotedList, say, searchForm, textsFor } from "./reply-parts.ts";

export function documentsReply({ job }: Extract<Task, { do: "documents" }>, setting: GuideSetting): GuideReply {
  const texts = textsFor(setting);
  const isOnBoard = job && setting.board.some(({ job_url }) => job_url === job.job_url);
  return {
    markdown: job ? texts.documents.forCard(named(job)) : texts.documents.how,
    actions: [
      ...(job && !isOnBoard ? [say({ do: "move", job, status: "Viewed" }, texts)] : []),
      open(texts.label.openBoard, "/jobtracking"),
      open(texts.label.openProfile, "/profile"),
    ],
    thread: job ? { opening: job } : {},
  };
}

/** Asks which of several things is meant, or offers what can be done. */
export function chooseReply(
  { between, why, understood }: Extract<Task, { do: "choose" }>,
  setting: GuideSetting,
): GuideReply {
  const texts = textsFor(setting);
  const { choose } = texts;
  const parts = understood ? [understood.title, placeName(understood.place), ...understood.conditions] : [];
  const said = {
    unsure: parts.some(Boolean) ? choose.partly(quotedList(parts.filter(Boolean))) : choose.unsure,
    which_opening: choose.opening,
    which_mail: choose.unsure,
    no_opening: choose.noOpening,
    no_interview: paragraphs(choose.noOpening, texts.interview.always),
    no_list: choose.noList,
  }[why];
  const offered = between.map(({ label, task }: Choice) => (label === "" ? say(task, texts) : say(task, texts, label)));
  const { asked } = setting.thread;
  const again = why === "unsure" && asked ? [say({ do: "find", asked, page: 1 }, texts)] : [];
  const rest = why === "which_opening" || why === "which_mail" ? [] : [...again, ...generalOffers(setting, understood)];
  const labels = new Set<string>();
  const actions = [...offered, ...rest].filter(({ label }) => !labels.has(label) && labels.add(label));
  // What comes next may go on from it.
  const isSearch = understood && understood.title !== "" && !asked;
  return { markdown: said, actions, thread: isSearch ? { topic: "find", asked: understood, page: 1 } : {} };
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

export function tellReply({ topic }: Extract<Task, { do: "tell" }>, setting: GuideSetting): GuideReply {
  const texts = textsFor(setting);
  const { label } = texts;
  const pages: Partial<Record<typeof topic, OfferedAction[]>> = {
    privacy: [open(label.openAccount, "/account")],
    account: [open(label.openAccount, "/account")],
    plan: [open(label.openSubscription, "/subscription")],
    wording: [open(label.openPolish, "/profile/polish")],
    apply: [open(label.openBoard, "/jobtracking")],
    real: [],
    scam: [],
    legal: [],
    thanks: [],
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
    markdown,
    actions: pages[topic] ?? generalOffers(setting).filter((one) => topic !== "help" || one.label !== label.help),
    thread: {},
  };
}
