import { counted, escapedText, joinedByAnd, linkTo } from "../../../engines/assistant/assistant.ts";
import type { ReadBoardOutput } from "../../../shared/assistant/assistant-tools.contract.ts";
import { type JobStatus, jobStatuses } from "../../../shared/tracker/tracker.contract.ts";
import type { BoardQuestion } from "./intent-kinds.ts";

const mostJobs = 5;
const day = 24 * 60 * 60 * 1000;
const longWait = 7;

type Card = ReadBoardOutput["jobs"][number];

const emptyBoard =
  "Your [board](/jobtracking) is still empty. Openings come onto it when you press **Apply** here or in the [job search](/jobsearch).";

/** What stands on the board, as far as it was asked for. */
export function boardReply(board: ReadBoardOutput, question: BoardQuestion | undefined, about: string): string {
  if (board.jobs.length === 0)
    return about !== "" && question === "applied_to"
      ? `No card on your board names “${escapedText(about)}”. ${emptyBoard}`
      : emptyBoard;
  if (question === "applied_to") return appliedReply(board, about);
  if (question === "follow_up") return followUpReply(board, about);
  return question ? columnReply(board, question) : wholeBoard(board);
}

/** Column by column, the newest change first. */
function wholeBoard({ jobs, now }: ReadBoardOutput): string {
  const columns = jobStatuses.map((status) => columnText(status, ofStatus(jobs, status), now));
  return [
    `There ${jobs.length === 1 ? "is" : "are"} ${counted(jobs.length, "job")} on your [board](/jobtracking):`,
    ...columns.filter((text) => text !== ""),
    "Ask me “what should I follow up on?” to see what waits for you.",
  ].join("\n\n");
}

function columnReply({ jobs, now }: ReadBoardOutput, status: JobStatus): string {
  const held = ofStatus(jobs, status);
  const others = jobStatuses
    .filter((other) => other !== status)
    .map((other) => ({ other, count: ofStatus(jobs, other).length }))
    .filter(({ count }) => count > 0)
    .map(({ other, count }) => `${count} in ${other}`);
  const rest = others.length > 0 ? `Beside ${held.length === 1 ? "it" : "them"}: ${joinedByAnd(others)}.` : "";
  if (held.length === 0)
    return `No card on your [board](/jobtracking) stands in **${status}**. ${others.length > 0 ? `There are ${joinedByAnd(others)}.` : ""} When something changes, move its card there.`;
  return [
    `${counted(held.length, "job")} on your [board](/jobtracking) ${held.length === 1 ? "stands" : "stand"} in **${status}**:`,
    columnText(status, held, now),
    rest,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

function columnText(status: string, jobs: Card[], now: string): string {
  if (jobs.length === 0) return "";
  const rest = jobs.length > mostJobs ? [`- and ${jobs.length - mostJobs} more`] : [];
  return [
    `**${status}** (${jobs.length})`,
    "",
    ...jobs.slice(0, mostJobs).map((job) => cardLine(job, now)),
    ...rest,
  ].join("\n");
}

/** What waits for the person: offers, interviews, and applications without an answer for more than a week. */
function followUpReply({ jobs, now }: ReadBoardOutput, about: string): string {
  const meant = about === "" ? jobs : named(jobs, about);
  const asked = meant.length > 0 ? meant : jobs;
  const waiting = ofStatus(asked, "Applied").filter((card) => daysSince(card, now) > longWait);
  const recent = ofStatus(asked, "Applied").length - waiting.length;
  const parts = [
    group("Offers waiting for your answer", ofStatus(asked, "Offer"), now),
    group("Interviews: prepare for these", ofStatus(asked, "Interview"), now),
    group(
      "Applied more than a week ago, no change since: a short, friendly question is in order",
      waiting.reverse(),
      now,
    ),
  ].filter((part) => part !== "");
  const rest = [
    recent > 0
      ? `${counted(recent, "application is", "applications are")} less than a week old: give ${recent === 1 ? "it" : "them"} time.`
      : "",
    ofStatus(asked, "Interview").length > 0
      ? "Say **prepare me for the interview** and the company's name, and we go through the questions."
      : "",
    "I know only what your [board](/jobtracking) says: answers that came by mail are not in it.",
  ].filter((part) => part !== "");
  // Asked after one company, silence about its card would be no answer.
  if (parts.length === 0 && meant.length > 0 && about !== "")
    return [
      meant
        .slice(0, mostJobs)
        .map((card) => `${cardLine(card, now)}, in **${card.status}**`)
        .join("\n"),
      rest.join(" "),
    ].join("\n\n");
  if (parts.length === 0) return ["Nothing on your board waits for you at the moment.", ...rest].join(" ");
  return [...parts, rest.join(" ")].join("\n\n");
}

function group(title: string, cards: Card[], now: string): string {
  if (cards.length === 0) return "";
  const more = cards.length > mostJobs ? [`- and ${cards.length - mostJobs} more`] : [];
  return [
    `**${title}** (${cards.length})`,
    "",
    ...cards.slice(0, mostJobs).map((card) => cardLine(card, now)),
    ...more,
  ].join("\n");
}

/** "Did I already apply to X?" */
function appliedReply({ jobs, now }: ReadBoardOutput, about: string): string {
  const found = named(jobs, about);
  if (found.length === 0)
    return `No: no card on your [board](/jobtracking) names “${escapedText(about)}”. Only what you recorded here counts; an application sent elsewhere is not in it.`;
  const applied = found.filter(({ status }) => status !== "Viewed");
  const lines = found.slice(0, mostJobs).map((card) => `${cardLine(card, now)}, now in **${card.status}**`);
  const answer =
    applied.length > 0
      ? "Yes, by what your [board](/jobtracking) says:"
      : "Not yet, by what your [board](/jobtracking) says; you have looked at it:";
  return [answer, lines.join("\n")].join("\n\n");
}

/** Cards that hold a word of the question in their company or title; those that hold most. */
function named(jobs: Card[], about: string): Card[] {
  const asked = wordsOf(about);
  const scored = jobs.map((card) => {
    const held = wordsOf(`${card.company} ${card.job_title}`);
    return { card, score: asked.filter((word) => held.includes(word)).length };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ card }) => card);
}

const wordsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 1);

const ofStatus = (jobs: Card[], status: JobStatus) =>
  jobs.filter((job) => job.status === status).toSorted((a, b) => b.since.localeCompare(a.since));

const daysSince = ({ since }: Card, now: string) => Math.floor((Date.parse(now) - Date.parse(since)) / day);

function cardLine(card: Card, now: string): string {
  const days = daysSince(card, now);
  const when = days <= 0 ? "since today" : days === 1 ? "since yesterday" : `for ${days} days`;
  return `- ${linkTo(escapedText(card.job_title), card.job_url)}, ${escapedText(card.company)}, ${when}`;
}
