import type { ChatJob } from "../../../../shared/assistant/assistant.contract.ts";
import type { JobStatus } from "../../../../shared/tracker/tracker.contract.ts";
import { wholeMail } from "../../mails/drafted-mail.ts";
import { mailTextsOf } from "../../mails/mail-texts-of.ts";
import { escapedText } from "../../reply/markdown-text.ts";
import { type CardOnBoard, jobOfCard } from "../reading/meant-opening.ts";
import type { GuideSetting } from "../tasks/guide-setting.ts";
import { openingName } from "../tasks/opening-task.ts";
import type { GuideReply, OfferedAction, Task } from "../tasks/task.ts";
import type { GuideTexts } from "../texts/guide-texts.ts";
import { blankOpening, named, open, paragraphs, say, textsFor } from "./reply-parts.ts";

const dayMs = 86_400_000;

/** Whole days that a card stands where it is. */
export const daysSince = ({ since }: CardOnBoard, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / dayMs));

export const fittingOpenings: Task = { do: "ask_title", asked: { title: "", conditions: [] }, lacks: "title" };

/** Puts an opening onto the board, moves its card, or with no status takes it off, when it is pressed. */
export function trackAction(
  job: ChatJob,
  status: JobStatus | null,
  before: JobStatus | null,
  { label }: GuideTexts,
): OfferedAction {
  const name = openingName(job);
  const [asked, done] =
    status === null ? [label.remove(name), label.removed] : [label.move(name, status), label.moved(status)];
  return {
    kind: "track",
    label: before === null && status === "Viewed" ? label.save(name) : asked,
    done,
    undo: label.undo,
    job_title: job.job_title,
    job_url: job.job_url,
    company_name: job.company,
    ...{ status, before },
  };
}

export function moveReply({ job, status }: Extract<Task, { do: "move" }>, setting: GuideSetting): GuideReply {
  const texts = textsFor(setting);
  const before = setting.board.find(({ job_url }) => job_url === job.job_url)?.status ?? null;
  const isThere = before === status || (before !== null && status === "Viewed");
  const actions: OfferedAction[] = [
    ...(isThere ? [] : [trackAction(job, status, before, texts)]),
    ...(status === "Interview" ? [say({ do: "interview", job }, texts)] : []),
    ...(status === "Rejected" ? [say(fittingOpenings, texts, texts.label.fits)] : []),
    open(texts.label.openBoard, "/jobtracking"),
  ];
  const markdown = isThere ? texts.move.already(named(job), before ?? status) : texts.move.propose(named(job), status);
  return { markdown: paragraphs(status === "Rejected" && texts.strained, markdown), actions, thread: { opening: job } };
}

export function removeReply({ job }: Extract<Task, { do: "remove" }>, setting: GuideSetting): GuideReply {
  const texts = textsFor(setting);
  const before = setting.board.find(({ job_url }) => job_url === job.job_url)?.status ?? null;
  return {
    markdown: before === null ? texts.move.notThere(named(job)) : texts.move.remove(named(job)),
    actions: [
      ...(before === null ? [] : [trackAction(job, null, before, texts)]),
      ...(before === "Applied" || before === "Interview" || before === "Offer"
        ? [say({ do: "mail", kind: "withdrawal", job }, texts)]
        : []),
      open(texts.label.openBoard, "/jobtracking"),
    ],
    thread: { opening: job },
  };
}

/** A mail of what is certain: the position, the company, the person's name. What is not known stands in brackets. */
export function mailReply({ kind, job, isShort }: Extract<Task, { do: "mail" }>, setting: GuideSetting): GuideReply {
  const texts = textsFor(setting);
  const name = setting.profile.personal_details.name.trim();
  const mailTexts = mailTextsOf(setting.thread.language);
  const { job_title: title, company } = job ?? blankOpening(texts);
  const blanks = [texts.label.titleField, texts.compare.company];
  const short = isShort ? Object.entries(mailTexts.short).find(([one]) => one === kind)?.[1] : undefined;
  const said = (short ?? mailTexts.body[kind])({ title, company, on: "" });
  const greeting = mailTexts.greeting(company, kind === "reference" ? mailTexts.somebody : "");
  const text = wholeMail(mailTexts, { greeting, name }, [said]);
  const quoted = text
    .split("\n")
    .map((line) => (line === "" ? ">" : `> ${escapedText(line)}  `))
    .join("\n");
  const before = setting.board.find(({ job_url }) => job_url === job?.job_url)?.status ?? null;
  return {
    markdown: paragraphs(texts.mail.head, quoted, texts.mail.note, isShort && texts.mail.otherwise),
    actions: [
      { kind: "copy", label: texts.label.copy, done: texts.label.copied, text, ...(!job && { blanks }) },
      ...(job && kind === "withdrawal" && before !== null && before !== "Rejected"
        ? [trackAction(job, "Rejected", before, texts)]
        : []),
    ],
    thread: job ? { opening: job } : {},
  };
}

const maxHired = 4;

/** Congratulates, and offers what is left to do: that card to Offer, its acceptance, and the others' withdrawals. */
export function hiredReply({ job }: Extract<Task, { do: "hired" }>, setting: GuideSetting): GuideReply {
  const texts = textsFor(setting);
  const { hired } = texts.product;
  const running = setting.board.filter(({ status }) => status !== "Viewed" && status !== "Rejected").map(jobOfCard);
  const board = open(texts.label.openBoard, "/jobtracking");
  const resigning = say({ do: "advise", topic: "resignation" }, texts);
  if (!job) {
    const asked = running.slice(0, maxHired).map((one) => say({ do: "hired", job: one }, texts, openingName(one)));
    return {
      markdown: paragraphs(hired.text, running.length > 0 && hired.which),
      actions: [...asked, ...(running.length > 0 ? [] : [resigning, board])],
      thread: {},
    };
  }
  const before = setting.board.find(({ job_url }) => job_url === job.job_url)?.status ?? null;
  const others = running.filter(({ job_url }) => job_url !== job.job_url);
  return {
    markdown: paragraphs(hired.text, `**${named(job)}**`, others.length > 0 && hired.left),
    actions: [
      ...(before === "Offer" ? [] : [trackAction(job, "Offer", before, texts)]),
      say({ do: "mail", kind: "acceptance", job }, texts),
      ...others.slice(0, 2).map((one) => say({ do: "mail", kind: "withdrawal", job: one }, texts)),
      resigning,
      board,
    ],
    thread: { opening: job },
  };
}
