import type { ChatJob } from "../../../../shared/assistant/assistant.contract.ts";
import type { PostingMatch } from "../../../../shared/matching/matching.contract.ts";
import { isUnlinked } from "../../../../shared/tracker/unlinked-job.rules.ts";
import { escapedText, shortened } from "../../reply/markdown-text.ts";
import type { GuideSetting } from "../tasks/guide-setting.ts";
import { openingName } from "../tasks/opening-task.ts";
import type { GuideReply, OfferedAction } from "../tasks/task.ts";
import type { GuideTexts } from "../texts/guide-texts.ts";
import { localPay, localPlace } from "./local-facts.ts";
import { trackAction } from "./reply-board.ts";
import {
  bullets,
  cardPath,
  isOnBoard,
  named,
  open,
  paragraphs,
  practicePath,
  quotedList,
  say,
  textsFor,
} from "./reply-parts.ts";

type Requirement = PostingMatch["requirements"][number];

const maxLines = 5;
/** Those that the head counts, but for postings that ask for no end of things. */
const maxJudged = 12;
const maxLength = 160;
/** What is not known. */
export const unnamed = "–";

const written = (text: string) => escapedText(shortened(text, maxLength));
const isAnswered = ({ verdict: { is } }: Requirement) => is === "met" || is === "part";

export const hasProfile = ({ profile }: GuideSetting): boolean =>
  profile.professional_experience.length + profile.skills.length + profile.education.length > 0 ||
  profile.profile_summary !== "";

/** Of what a posting asks for and can be judged, how much the profile answers; undefined where there is nothing of it. */
export function answeredOf({ requirements }: PostingMatch): { part: number; of: number } | undefined {
  const judged = requirements.filter(({ verdict }) => verdict.is !== "unjudged");
  return judged.length === 0 ? undefined : { part: judged.filter(isAnswered).length, of: judged.length };
}

/** What the posting asks for, beside what the profile says to it. */
export function whyReply(job: ChatJob, match: PostingMatch, setting: GuideSetting): GuideReply {
  const texts = textsFor(setting);
  const others = setting.thread.listed.filter(({ job_url }) => job_url !== job.job_url).slice(0, 2);
  const isListed = setting.thread.listed.some(({ job_url }) => job_url === job.job_url);
  const note = isUnlinked(job.job_url) && !isOnBoard(job, setting) && texts.why.posted;
  const actions = [
    ...besides(job, setting, texts),
    ...(isListed ? others.map((other) => say({ do: "why", job: other }, texts)) : []),
  ];
  const thread = { opening: job };
  if (!match.is_known || match.requirements.length === 0)
    return { markdown: paragraphs(note, texts.why.unknown), actions, thread };
  if (!hasProfile(setting)) {
    return {
      markdown: paragraphs(
        note,
        texts.why.asks(named(job)),
        bullets(match.requirements.slice(0, maxLines).map(({ requirement }) => `“${written(requirement.text)}”`)),
        texts.profile.empty,
      ),
      actions: [
        ...(note ? besides(job, setting, texts) : []),
        { kind: "attach", label: texts.label.attach },
        open(texts.label.openProfile, "/profile"),
      ],
      thread,
    };
  }
  const judged = match.requirements.filter(({ verdict }) => verdict.is !== "unjudged");
  const section = (head: string, is: Requirement["verdict"]["is"]) => {
    const rows = judged.filter(({ verdict }) => verdict.is === is).slice(0, maxJudged);
    return rows.length > 0 && paragraphs(`**${head}**`, bullets(rows.map((row) => rowText(row, match, texts))));
  };
  return {
    markdown: paragraphs(
      note,
      texts.why.head(named(job), judged.filter(isAnswered).length, judged.length),
      section(texts.why.met, "met"),
      section(texts.why.part, "part"),
      section(texts.why.gap, "gap"),
      section(texts.why.question, "question"),
    ),
    actions,
    thread,
  };
}

function besides(job: ChatJob, setting: GuideSetting, texts: GuideTexts): OfferedAction[] {
  const isNamed = job.company !== "";
  const card = isOnBoard(job, setting);
  return [
    ...(card || !isNamed ? [] : [trackAction(job, "Viewed", null, texts)]),
    say({ do: "documents", job }, texts),
    ...(card ? [say({ do: "interview", job }, texts), open(texts.label.openCard, cardPath(job))] : []),
  ];
}

function rowText({ requirement, verdict }: Requirement, match: PostingMatch, texts: GuideTexts): string {
  const line = `“${written(requirement.text)}”`;
  const facts = factsOf(verdict, match);
  const missing = verdict.is === "part" ? ` (${texts.why.missing(missingOf(verdict.missing))})` : "";
  return `${line}${facts === "" ? "" : `: ${facts}`}${missing}`;
}

const missingOf = (missing: { words: string } | { have: string; asked: string }) =>
  "words" in missing ? escapedText(missing.words) : `${escapedText(missing.asked)}; ${escapedText(missing.have)}`;

/** In the person's own words. */
function factsOf(verdict: Requirement["verdict"], { facts }: PostingMatch): string {
  const ids = verdict.is === "met" || verdict.is === "part" ? verdict.facts : [];
  const have = verdict.is === "met" && verdict.have ? [escapedText(verdict.have)] : [];
  return [
    ...have,
    ...ids
      .slice(0, 2)
      .flatMap((id) => facts.find((fact) => fact.id === id)?.text ?? [])
      .map(written),
  ].join("; ");
}

/** Likely questions, each with what the person has to say to it. */
export function interviewReply(job: ChatJob, match: PostingMatch, setting: GuideSetting): GuideReply {
  const texts = textsFor(setting);
  const actions: OfferedAction[] = [
    ...(isOnBoard(job, setting) ? [open(texts.label.practise, practicePath(job))] : []),
    say({ do: "mail", kind: "thank_you", job }, texts),
    say({ do: "documents", job }, texts),
  ];
  const thread = { opening: job };
  if (!match.is_known || match.requirements.length === 0) {
    return { markdown: paragraphs(texts.why.unknown, texts.interview.always), actions, thread };
  }
  const asked = [...match.requirements]
    .sort((a, b) => Number(b.requirement.must) - Number(a.requirement.must))
    .slice(0, maxLines + 1);
  const rows = asked.map((row) => {
    const facts = factsOf(row.verdict, match);
    const said =
      isAnswered(row) && facts !== ""
        ? texts.interview.say(facts)
        : row.verdict.is === "gap"
          ? texts.interview.gap
          : texts.interview.open;
    return `${texts.interview.ask(written(row.requirement.text))}  \n  ${said}`;
  });
  return {
    markdown: paragraphs(texts.interview.head(named(job)), bullets(rows), texts.interview.always),
    actions,
    thread,
  };
}

/** Two openings beside each other. */
export function compareReply(
  about: readonly string[],
  pair: readonly { job: ChatJob; match: PostingMatch; said: string[] }[],
  setting: GuideSetting,
): GuideReply {
  const texts = textsFor(setting);
  const { compare } = texts;
  const day = (iso: string) =>
    new Intl.DateTimeFormat(texts.locale, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(iso));
  const cell = (text: string | undefined) => (text ? escapedText(text) : unnamed);
  const answered = (match: PostingMatch) => {
    const { part, of } = answeredOf(match) ?? {};
    return of === undefined ? unnamed : `${of} / ${part}`;
  };
  const row = (head: string, of: (one: (typeof pair)[number]) => string) => ({ head, cells: pair.map(of) });
  const rows = [
    row(compare.company, ({ job }) => cell(job.company)),
    row(compare.place, ({ job }) => cell(localPlace(job.location, texts.locale))),
    row(compare.pay, ({ job }) => cell(localPay(job.salary, texts))),
    row(compare.posted, ({ job }) => cell(job.posted_at && day(job.posted_at))),
    ...(about.length > 0 ? [row(quotedList(about), ({ said }) => cell(shortened(said.join(" "), maxLength)))] : []),
    ...(hasProfile(setting) ? [row(compare.answered, ({ match }) => answered(match))] : []),
  ].filter(({ cells }) => cells.some((text) => text !== unnamed));
  // What a reply may hold has no tables.
  const beside = (cells: readonly string[]) => cells.map((text, at) => `(${at + 1}) ${text}`).join(" · ");
  const heads = pair.map(({ job }) => `**${escapedText(job.job_title)}**`);
  const isKnown = pair.some(({ match, job }) => match.is_known || job.location !== "");
  return {
    markdown: paragraphs(
      !isKnown && texts.why.unknown,
      beside(heads),
      bullets(rows.map(({ head, cells }) => `**${head}**: ${beside(cells)}`)),
    ),
    actions: pair.map(({ job }) => say({ do: "opening", job }, texts, openingName(job))),
    thread: { talked: pair.map(({ job }) => job), opening: undefined },
  };
}
