import type { DocumentAppearance } from "../../shared/documents/document-appearance.contract.ts";
import { listStart } from "../../shared/documents/listed-lines.rules.ts";
import { oneStop } from "../text/text.ts";
import type { LetterSheet, Sheet, SheetContact, SheetEntry } from "../typesetting/typesetting.ts";
import {
  type CvDocument,
  type CvEntry,
  isLabel,
  type LetterDocument,
  type Sentence,
  type WrittenDocument,
} from "./document.ts";
import type { DocumentPhrases } from "./phrases/document-phrases.ts";
import { phrasesOf } from "./phrases/phrases-of.ts";

/** In letters: what stands beside the name on one line. */
const maxRunningTitleLength = 60;

/** A document as its template takes it. */
export function sheetOf(document: WrittenDocument, appearance: DocumentAppearance): Sheet {
  const isAmerican = document.isAmerican ?? appearance.paper === "us-letter";
  const phrases = spoken(isAmerican, phrasesOf(document.language));
  return document.kind === "cv"
    ? { template: "cv", data: { ...appearance, ...cvSheet(document, phrases) } }
    : { template: "letter", data: { ...appearance, ...letterSheet(document, phrases) } };
}

function spoken(isAmerican: boolean, phrases: DocumentPhrases): DocumentPhrases {
  if (!isAmerican || phrases.region !== "GB") return phrases;
  const american = { locale: "en-US", region: "US", closing: "Sincerely," };
  return { ...phrases, ...american, names: { ...phrases.names, cv: "Resume" } };
}

function cvSheet(cv: CvDocument, phrases: DocumentPhrases) {
  const { headings, names, region, topics } = phrases;
  const short = [headings.skills, headings.certifications, headings.training, headings.languages, headings.references];
  return {
    ...head(cv, names.cv, region),
    sections: cv.sections.map(({ heading, paragraphs, entries, bullets }) => ({
      heading,
      is_short: short.includes(heading),
      paragraphs: paragraphs.map(paragraph),
      entries: entries
        .map(entry)
        .map(heading === headings.training ? (made) => withTopics(made, topics) : withoutLoneBullet)
        .map(region === "US" ? withGpa : (made) => made),
      bullets: bullets.map(({ text }) => text),
    })),
  };
}

function letterSheet(letter: LetterDocument, phrases: DocumentPhrases) {
  const { names, region, locale } = phrases;
  const { salutation = phrases.salutation } = letter;
  const addressed = (text: string) => text.replace(/[,:]$/, "");
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return {
    ...head(letter, names.letter, region),
    date: date.format(new Date(letter.date)).replace(/^1 (?=\p{L})/u, letter.language === "fr" ? "1er " : "1 "),
    recipient: letter.recipient.text,
    subject: letter.subject.text,
    salutation,
    paragraphs: letter.paragraphs.flatMap(withItems),
    // A French letter closes with the words of its salutation, where they are a title.
    closing: salutation.startsWith("Bonjour")
      ? phrases.closing.replace(`, ${phrases.salutation}`, "")
      : phrases.closing.replace(addressed(phrases.salutation), addressed(salutation)),
  };
}

function head({ name, headline, language = "en", ...document }: WrittenDocument, what: string, region: string | null) {
  const contacts = document.contacts.map(contact);
  return {
    lang: language,
    region,
    title: `${name.text} – ${what}`,
    author: name.text,
    name: name.text,
    headline: headline.text,
    running_title: headline.text && headline.text.length <= maxRunningTitleLength ? headline.text : what,
    place: contacts
      .filter(({ href }) => href === null)
      .map(({ text }) => text)
      .join(" | "),
    contacts: contacts.filter(({ href }) => href !== null),
  };
}

/** What somebody says of themselves may have no stop, which the next sentence needs. */
const paragraph = (sentences: Sentence[]) =>
  sentences.map(({ text }, at) => (at < sentences.length - 1 && !text.endsWith(":") ? oneStop(text) : text)).join(" ");

const isColon = ({ text }: Sentence) => text.endsWith(":");

/** What follows a label is a paragraph where it is of whole sentences, else a list of notes; and so is what follows a colon at the end of a sentence. */
function withItems(sentences: Sentence[]): LetterSheet["paragraphs"] {
  const [label, ...rest] = sentences;
  if (label && isLabel(label) && rest.length > 0) {
    const isList = rest.length > 1 && rest.some(({ text }) => !/[.!?]$/.test(text)) && !rest.some(isColon);
    return [{ label: label.text }, ...(isList ? [rest.map(({ text }) => text)] : withItems(rest))];
  }
  const texts = sentences.map(({ text }) => text);
  const start = listStart(texts);
  const items = texts.slice(start);
  return [paragraph(sentences.slice(0, start)), ...(items.length > 0 ? [items] : [])];
}

function entry({ title, date, organisation, place, text, bullets }: CvEntry): SheetEntry {
  return {
    title: title.text || organisation.text,
    date: date.text,
    organisation: title.text ? organisation.text : "",
    place: place.text,
    text: text.text,
    bullets: bullets.map((bullet) => bullet.text),
  };
}

/** What was learnt is listed in one line, before which a bullet would promise more. */
function withTopics({ bullets, ...entry }: SheetEntry, topics: (list: string) => string): SheetEntry {
  return bullets.length === 0 ? { ...entry, bullets } : { ...entry, topics: topics(bullets.join(", ")), bullets: [] };
}

/** One word is no list. */
function withoutLoneBullet(entry: SheetEntry): SheetEntry {
  const [only = "", ...others] = entry.bullets;
  const isLoneWord = others.length === 0 && entry.text === "" && only !== "" && !/\s/.test(only);
  return isLoneWord ? { ...entry, text: only, bullets: [] } : entry;
}

/** Out of 4, or plainly so: a German 1.3 is the best there is, and no GPA. */
const gpa = /^Grade: (?=([0-4](\.\d{1,2})? ?\/ ?4(\.0{1,2})?|2\.[5-9]\d?|3(\.\d{1,2})?|4\.0{1,2})$)/;

const withGpa = (entry: SheetEntry): SheetEntry => ({ ...entry, text: entry.text.replace(gpa, "GPA: ") });

/** A web address keeps its "www." or its "https://": without either, parsers do not know it for one. */
function contact({ text }: Sentence): SheetContact {
  if (/^https?:\/\//i.test(text)) return { text: text.replace(/^https:\/\/(?=www\.)|\/$/gi, ""), href: text };
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return { text, href: `mailto:${text}` };
  if (/^\+?[\d\s()-]{5,}$/.test(text)) return { text, href: `tel:${text.replace(/[^+\d]/g, "")}` };
  return { text, href: null };
}
