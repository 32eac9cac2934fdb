import type { PostingMatch } from "../../../shared/matching/matching.contract.ts";
import { dayIn } from "../../../shared/time/calendar-day.rules.ts";
import type { ApplicationMailKind, MailDraft, MailToDraft } from "../../../shared/tracker/mails/mail-draft.contract.ts";
import { recordsOfKind } from "../../../shared/tracker/records/card-record.rules.ts";
import { salutationTo } from "../../document-writing/document-writing.ts";
import { languageOf } from "../../language-detection/language-detection.ts";
import { type DocumentLanguage, documentLanguages } from "../../text/text.ts";
import { profileFacts } from "../../truth/truth.ts";
import type { StatedCard } from "./card-words.ts";
import type { MailTexts } from "./mail-texts.ts";
import { mailTextsOf } from "./mail-texts-of.ts";

/** What a mail may rest on. */
export interface CardToDraft extends StatedCard {
  match: Pick<PostingMatch, "requirements" | "facts">;
}

const maxStrengths = 2;

/** A mail of what is certain: the card's own facts, and lines of the profile that answer what the posting asks for. */
export function draftedMail(asked: Omit<MailToDraft, "job_url">, card: CardToDraft, now: Date): MailDraft {
  const own = languageOfProfile(card);
  const language = asked.language ?? documentLanguage(card.match.requirements[0]?.requirement.lang) ?? own ?? "en";
  const texts = mailTextsOf(language);
  const kind = asked.mail_kind;
  const { job_title: title, company_name: company } = card.job;
  const contacts = recordsOfKind(card.records, "contact");
  const known = contacts.find(({ data }) => data.email !== "" && data.email === asked.to)?.data.name ?? "";
  const day = dayOf(kind, card, asked.zone, now);
  const lines = kind === "follow_up" && own === language ? strengthsOf(card) : [];
  const paragraphs = [
    texts.body[kind]({ title, company, on: day ? writtenDay(day, texts) : "" }),
    ...(lines.length > 0 ? [[texts.strengths, ...lines.map((line) => `- ${line}`)].join("\n")] : []),
  ];
  const greet = (who: string) => texts.greeting(company, who);
  // A contact is greeted as in a letter, where that greets.
  const greeting = (known && salutationTo(known, language, greet)) || greet(kind === "reference" ? texts.somebody : "");
  const name = card.profile.personal_details.name.trim();
  return {
    language,
    subject: `${texts.subject[kind]}: ${title}`,
    text: wholeMail(texts, { greeting, name }, paragraphs),
  };
}

/** From the greeting to the name. */
export function wholeMail(
  texts: MailTexts,
  { greeting, name }: { greeting: string; name: string },
  paragraphs: readonly string[],
): string {
  const text = [greeting, ...paragraphs, `${texts.closing}\n${name}`].join("\n\n");
  // Behind "& Co." a sentence has ended already.
  return text.replace(/(?<!\.)\.\.(?!\.)/g, ".");
}

/** YYYY-MM-DD; undefined where the card does not say. */
function dayOf(kind: ApplicationMailKind, { job, records }: StatedCard, zone: string, now: Date): string | undefined {
  if (kind === "follow_up") {
    const at = new Date(job.history.findLast(({ status }) => status === "Applied")?.timestamp ?? "");
    return Number.isNaN(at.getTime()) ? undefined : dayIn(zone, at);
  }
  if (kind === "thank_you") {
    const held = recordsOfKind(records, "interview").filter(({ data }) => Date.parse(data.at) <= now.getTime());
    const last = held.toSorted((one, other) => one.data.at.localeCompare(other.data.at)).at(-1)?.data;
    return last && dayIn(last.zone, new Date(last.at));
  }
  return kind === "acceptance" ? recordsOfKind(records, "offer").at(-1)?.data.starts_on || undefined : undefined;
}

/** Noon is the same day in UTC whatever the day. */
const writtenDay = (day: string, { locale }: MailTexts) =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T12:00:00Z`));

/** Whole lines of the person's own, those first that answer what must be there. */
function strengthsOf({ match }: CardToDraft): string[] {
  const met = match.requirements
    .filter(({ verdict }) => verdict.is === "met")
    .toSorted((one, other) => Number(other.requirement.must) - Number(one.requirement.must));
  const ids = met.flatMap(({ verdict }) => (verdict.is === "met" ? verdict.facts : []));
  const lines = ids.flatMap((id) => match.facts.find((fact) => fact.id === id && isWholeLine(id))?.text ?? []);
  return [...new Set(lines)].slice(0, maxStrengths);
}

const isWholeLine = (id: string) => id.includes(".statement.");

function languageOfProfile({ profile }: StatedCard): DocumentLanguage | undefined {
  const lines = [...profileFacts(profile).values()].filter(({ kind }) => kind === "statement" || kind === "summary");
  return documentLanguage(languageOf(lines.map(({ text }) => text).join("\n")));
}

const documentLanguage = (code: string | undefined): DocumentLanguage | undefined =>
  documentLanguages.find((language) => language === code);
