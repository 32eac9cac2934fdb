import type { JobPosting } from "../../../../shared/jobs/posting.contract.ts";
import { dayAfter, dayIn } from "../../../../shared/time/calendar-day.rules.ts";
import { jobStatuses, type TrackedJob } from "../../../../shared/tracker/tracker.contract.ts";
import { escapedText, shortened } from "../../reply/markdown-text.ts";
import type { ProductPage, ProductTopic } from "../product/product-texts.ts";
import { distinctJobs } from "../reading/meant-opening.ts";
import type { GuideSetting } from "../tasks/guide-setting.ts";
import type { GuideReply, OfferedAction, Task } from "../tasks/task.ts";
import { localPlace } from "./local-facts.ts";
import { fittingOpenings } from "./reply-board.ts";
import { hasProfile } from "./reply-match.ts";
import { bullets, cardPath, isOnBoard, named, open, paragraphs, say, textsFor } from "./reply-parts.ts";

const pathOf: Record<ProductPage, string> = {
  insights: "/insights",
  capture: "/capture",
  import: "/jobtracking/import",
  import_cv: "/profile/import",
  personal_details: "/profile#personal_details",
  profile_summary: "/profile#profile_summary",
  professional_experience: "/profile#professional_experience",
  education: "/profile#education",
  skills: "/profile#skills",
  certifications: "/profile#certifications",
};

type Onward = ProductPage | "board" | "card" | "documents" | "search" | "account" | "polish" | "profile" | "begin";

/** Where it is done. */
const onwards: Record<ProductTopic, readonly Onward[]> = {
  columns: ["board"],
  insights: ["insights", "board"],
  download: ["documents"],
  profile_edit: ["personal_details", "professional_experience", "education", "skills", "certifications"],
  summary: ["profile_summary", "polish"],
  saved: ["board", "search"],
  adding: ["board", "capture", "import"],
  cards: ["card"],
  design: ["documents"],
  editing: ["documents", "profile"],
  translation: ["profile"],
  match: ["card", "profile"],
  alerts: ["search", "account"],
  app_language: ["account"],
  filters: ["search"],
  truth: ["documents", "polish"],
  after_cv: ["begin", "search"],
  devices: ["account"],
  export: ["account", "board", "import"],
  distance: ["search"],
  employer: [],
  human: [],
};

const maxQuoted = 600;

/** What the product does and does not, with the way to where it is done. @param posting of the opening that it is asked of */
export function explainReply(
  { topic, job }: Extract<Task, { do: "explain" }>,
  posting: JobPosting | undefined,
  setting: GuideSetting,
): GuideReply {
  const texts = textsFor(setting);
  const { product, label } = texts;
  const { opening, listed } = setting.thread;
  const card = isOnBoard(opening, setting) ? opening : undefined;
  const toCard = (part: "overview" | "documents") =>
    card ? open(label.openCard, cardPath(card, part)) : open(label.openBoard, "/jobtracking");
  const actionsOf = (onward: Onward): OfferedAction[] => {
    switch (onward) {
      case "board":
        return [open(label.openBoard, "/jobtracking")];
      case "card":
        return [toCard("overview")];
      case "documents":
        return [toCard("documents")];
      case "search":
        return [open(label.openSearch, "/jobsearch")];
      case "account":
        return [open(label.openAccount, "/account")];
      case "profile":
        return [open(label.openProfile, "/profile")];
      case "polish":
        return [open(label.openPolish, "/profile/polish")];
      case "begin":
        return hasProfile(setting)
          ? [say(fittingOpenings, texts, label.fits), say({ do: "profile" }, texts)]
          : [{ kind: "attach", label: label.attach }, open(product.pages.import_cv, pathOf.import_cv)];
      default:
        return [open(product.pages[onward], pathOf[onward])];
    }
  };
  const shown = distinctJobs([...(opening ? [opening] : []), ...listed]).filter(({ location }) => location !== "");
  const isOfPlaces = topic === "distance" && shown.length > 0;
  const said = posting?.company_info.trim() ?? "";
  return {
    markdown: paragraphs(
      job && (said === "" ? product.employer.silent(named(job)) : product.employer.says(named(job))),
      said !== "" && `> ${escapedText(shortened(said, maxQuoted))}`,
      product.topics[topic].text,
      isOfPlaces && product.places,
      isOfPlaces &&
        bullets(shown.map((one) => `${named(one)}: ${escapedText(localPlace(one.location, texts.locale))}`)),
    ),
    actions: onwards[topic].flatMap(actionsOf),
    thread: job ? { opening: job } : {},
  };
}

const [daysOfWeek, daysOfMonth, maxMoves] = [7, 30, 8];

/** How many openings stand and came where, and when, by the board's history; of named ones each move. */
export function countReply(
  { jobs = [] }: Extract<Task, { do: "count" }>,
  cards: readonly TrackedJob[],
  zone: string,
  setting: GuideSetting,
): GuideReply {
  const texts = textsFor(setting);
  const { counts } = texts.product;
  const board = open(texts.label.openBoard, "/jobtracking");
  if (cards.length === 0) return { markdown: counts.none, actions: [board], thread: {} };
  const dayText = new Intl.DateTimeFormat(texts.locale, { dateStyle: "medium", timeZone: zone });
  const written = (iso: string) => dayText.format(new Date(iso));
  const nameOf = ({ job_title, company_name }: TrackedJob) =>
    escapedText([job_title, company_name].filter(Boolean).join(", "));
  const meant = cards.filter(({ job_url }) => jobs.some((job) => job.job_url === job_url));
  if (meant.length > 0) {
    const lines = meant.map(
      (card) =>
        `**${nameOf(card)}**: ${card.history.map(({ status, timestamp }) => `${status} ${written(timestamp)}`).join(", ")}`,
    );
    return { markdown: paragraphs(bullets(lines), counts.note), actions: [board], thread: {} };
  }
  const today = dayIn(zone, setting.now);
  const moves = cards.flatMap((card) =>
    jobStatuses.flatMap((status) => {
      const first = card.history.find((entry) => entry.status === status);
      return first ? [{ card, status, at: first.timestamp, day: dayIn(zone, new Date(first.timestamp)) }] : [];
    }),
  );
  const rows = jobStatuses.map((status) => {
    const came = moves.filter((move) => move.status === status);
    const since = (days: number) => came.filter(({ day }) => day >= dayAfter(today, 1 - days)).length;
    const now = cards.filter(({ history, archived_at }) => !archived_at && history.at(-1)?.status === status).length;
    const figures = [
      [counts.now, now],
      [counts.today, since(1)],
      [counts.week, since(daysOfWeek)],
      [counts.month, since(daysOfMonth)],
      [counts.ever, came.length],
    ] as const;
    const shown = came.length === 0 ? "0" : figures.map(([what, figure]) => `${what}: ${figure}`).join(" · ");
    return `**${status}** – ${shown}`;
  });
  const latest = cards
    .flatMap((card) => card.history.slice(-1).map(({ status, timestamp: at }) => ({ card, status, at })))
    .filter(({ status }) => status !== "Viewed")
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, maxMoves);
  return {
    markdown: paragraphs(
      counts.head,
      bullets(rows),
      latest.length > 0 && counts.latest,
      bullets(latest.map(({ card, status, at }) => `${written(at)}: ${status}, ${nameOf(card)}`)),
      counts.note,
    ),
    actions: [open(texts.product.pages.insights, pathOf.insights), board],
    thread: {},
  };
}
