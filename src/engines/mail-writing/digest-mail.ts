import { newOpeningsText, savedSearchPath } from "../../shared/jobs/saved-search.rules.ts";
import type { DigestContent } from "../../shared/reminders/digest-content.rules.ts";
import type { TodayItem } from "../../shared/tracker/today/today.contract.ts";
import { compose, greeting, type Mail } from "./composed-mail.ts";

interface DigestReader {
  email: string;
  name: string;
}

/** Listed at most; the rest is counted. */
const maxListed = 10;
/** Until the next one comes. */
const validMinutes = 20 * 60;

/** @param unsubscribeUrl switches these mails off, and does nothing else */
export function digestMail(
  { email, name }: DigestReader,
  { due, searches }: DigestContent,
  { publicUrl, unsubscribeUrl }: { publicUrl: string; unsubscribeUrl: string },
): Mail {
  const mail = compose(email, subjectOf(due.length, searches.length), [
    greeting(name),
    ...(due.length > 0 ? ["on your board is due:", ...due.slice(0, maxListed).map(dueLine)] : []),
    ...more(due.length),
    ...(due.length > 0 ? [`All that waits: ${publicUrl}/today`] : []),
    ...(searches.length > 0 ? ["New openings for your saved searches:"] : []),
    ...searches
      .slice(0, maxListed)
      .map(
        (search) => `“${plain(search.name)}”, ${newOpeningsText(search.count)}: ${publicUrl}${savedSearchPath(search)}`,
      ),
    ...more(searches.length),
    `You chose to be reminded. Other days or another hour: ${publicUrl}/account`,
    `No more reminders, by one press and without signing in: ${unsubscribeUrl}`,
  ]);
  return { ...mail, validMinutes, unsubscribeUrl };
}

function subjectOf(steps: number, searches: number): string {
  const parts = steps > 0 ? [`${steps} ${steps === 1 ? "step" : "steps"} due`] : [];
  return `Your job search: ${[...parts, ...(searches > 0 ? ["new openings"] : [])].join(", ")}`;
}

function dueLine({ step, title, company, due, group }: TodayItem): string {
  const when = group === "overdue" ? `Overdue since ${due}` : "Today";
  return `${when}: ${plain(step || "Next step")} (${plain(title)}, ${plain(company)})`;
}

const more = (count: number): string[] => (count > maxListed ? [`And ${count - maxListed} more.`] : []);

/** Titles come from pages of others: no line of them may pretend to be a line of ours. */
const plain = (text: string) => text.replace(/\s+/g, " ").trim();
