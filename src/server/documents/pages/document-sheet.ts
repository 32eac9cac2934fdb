import type {
  CvDocument,
  CvEntry,
  LetterDocument,
  Sentence,
  WrittenDocument,
} from "../../../engines/document-writing/document-writing.ts";
import { phrasesOf } from "../../../engines/document-writing/document-writing.ts";
import type { DocumentAppearance } from "../../../shared/documents/document-appearance.contract.ts";
import type { Sheet, SheetContact, SheetEntry } from "../../pdf/sheet.ts";

/** In letters: what stands beside the name on one line. */
const maxRunningTitleLength = 60;

/** A document as its template takes it. */
export function sheetOf(document: WrittenDocument, appearance: DocumentAppearance): Sheet {
  return document.kind === "cv"
    ? { template: "cv", data: { ...appearance, ...cvSheet(document) } }
    : { template: "letter", data: { ...appearance, ...letterSheet(document) } };
}

function cvSheet(cv: CvDocument) {
  const { headings } = phrasesOf(cv.language);
  const short = [headings.skills, headings.certifications, headings.training, headings.languages];
  return {
    ...head(cv, phrasesOf(cv.language).names.cv),
    sections: cv.sections.map(({ heading, paragraphs, entries, bullets }) => ({
      heading,
      is_short: short.includes(heading),
      paragraphs: paragraphs.map(paragraph),
      entries: entries.map(entry),
      bullets: bullets.map(({ text }) => text),
    })),
  };
}

function letterSheet(letter: LetterDocument) {
  const { names, locale, salutation, closing } = phrasesOf(letter.language);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return {
    ...head(letter, names.letter),
    date: date.format(new Date(letter.date)).replace(/^1 (?=\p{L})/u, letter.language === "fr" ? "1er " : "1 "),
    recipient: letter.recipient.text,
    subject: letter.subject.text,
    salutation,
    paragraphs: letter.paragraphs.map(paragraph),
    closing,
  };
}

function head({ name, headline, language = "en", ...document }: WrittenDocument, what: string) {
  const contacts = document.contacts.map(contact);
  return {
    lang: language,
    region: phrasesOf(language).region,
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

const paragraph = (sentences: Sentence[]) => sentences.map(({ text }) => text).join(" ");

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

/** A web address keeps its "www." or its "https://": without either, parsers do not know it for one. */
function contact({ text }: Sentence): SheetContact {
  if (/^https?:\/\//i.test(text)) return { text: text.replace(/^https:\/\/(?=www\.)|\/$/gi, ""), href: text };
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return { text, href: `mailto:${text}` };
  if (/^\+?[\d\s()-]{5,}$/.test(text)) return { text, href: `tel:${text.replace(/[^+\d]/g, "")}` };
  return { text, href: null };
}
