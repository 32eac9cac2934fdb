import type { NewOpenings } from "../../shared/jobs/saved-search.contract.ts";
import { openingsCount, savedSearchPath } from "../../shared/jobs/saved-search.rules.ts";
import type { DigestContent } from "../../shared/reminders/digest-content.rules.ts";
import type { DocumentLanguage } from "../../shared/text/document-languages.rules.ts";
import { type TodayItem, todayGroups } from "../../shared/tracker/today/today.contract.ts";
import { todayReason, todayTexts } from "../../shared/tracker/today/today-texts.rules.ts";
import { compose, greeting, type Mail } from "./composed-mail.ts";
import { digestTexts } from "./digest-texts.ts";

interface DigestReader {
  email: string;
  name: string;
  language: DocumentLanguage;
  /** IANA. */
  zone: string;
}

/** Listed at most; the rest is counted. */
const maxListed = 10;
/** Until the next one comes. */
const validMinutes = 20 * 60;

/** @param unsubscribeUrl switches these mails off, and does nothing else */
export function digestMail(
  reader: DigestReader,
  { due, ahead, searches }: DigestContent,
  { publicUrl, unsubscribeUrl }: { publicUrl: string; unsubscribeUrl: string },
): Mail {
  const { email, name, language } = reader;
  const texts = digestTexts[language];
  const more = (count: number): string[] => (count > maxListed ? [texts.more(count - maxListed)] : []);
  const items = [...due, ...ahead];
  const listed = items.slice(0, maxListed);
  const groups = todayGroups.flatMap((group) => {
    const lines = listed.filter((item) => item.group === group).map((item) => itemLine(item, reader));
    return lines.length > 0 ? [`${todayTexts[language].groups[group]}:`, ...lines] : [];
  });
  const mail = compose(email, subjectOf({ due, ahead, searches }, language), [
    greeting(name, texts.hello),
    ...groups,
    ...more(items.length),
    ...(items.length > 0 ? [`${texts.all}: ${publicUrl}/today`] : []),
    ...(searches.length > 0 ? [`${texts.fresh}:`] : []),
    ...searches.slice(0, maxListed).map((search) => searchLine(search, publicUrl)),
    ...more(searches.length),
    `${texts.chosen}: ${publicUrl}/account`,
    `${texts.end}: ${unsubscribeUrl}`,
  ]);
  return { ...mail, validMinutes, unsubscribeUrl };
}

function subjectOf({ due, searches }: DigestContent, language: DocumentLanguage): string {
  const { subject, due: dueText, ahead, openings } = digestTexts[language];
  const parts = [due.length > 0 && dueText(due.length), searches.length > 0 && openings].filter(Boolean);
  return `${subject}: ${parts.length > 0 ? parts.join(", ") : ahead}`;
}

function itemLine(item: TodayItem, { language, zone }: DigestReader): string {
  const name = item.kind === "openings" ? item.title : `${item.title}, ${item.company}`;
  return plain(`${name}: ${todayReason(item, todayTexts[language], { locale: language, zone })}`);
}

const searchLine = (search: NewOpenings, publicUrl: string): string =>
  `“${plain(search.name)}” (${openingsCount(search.count)}): ${publicUrl}${savedSearchPath(search)}`;

/** Titles come from pages of others: no line of them may pretend to be a line of ours. */
const plain = (text: string) => text.replace(/\s+/g, " ").trim();
