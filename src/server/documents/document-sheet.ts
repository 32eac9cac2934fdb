import type { DocumentLook } from "../../shared/documents/document-look.contract.ts";
import type { Sheet, SheetContact, SheetEntry } from "../pdf/sheet.ts";
import type { CvDocument, CvEntry, LetterDocument, Sentence, WrittenDocument } from "./document.ts";

const language = { lang: "en", region: "GB" } as const;
/** In letters: what stands beside the name on one line. */
const longestRunningTitle = 60;
const letterDate = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A document as its template takes it. */
export function sheetOf(document: WrittenDocument, look: DocumentLook): Sheet {
  return document.kind === "cv"
    ? { template: "cv", data: { ...look, ...cvSheet(document) } }
    : { template: "letter", data: { ...look, ...letterSheet(document) } };
}

function cvSheet(cv: CvDocument) {
  return {
    ...language,
    ...head(cv, "CV"),
    sections: cv.sections.map(({ heading, paragraphs, entries, bullets }) => ({
      heading,
      paragraphs: paragraphs.map(paragraph),
      entries: entries.map(entry),
      bullets: bullets.map(({ text }) => text),
    })),
  };
}

function letterSheet(letter: LetterDocument) {
  return {
    ...language,
    ...head(letter, "Cover letter"),
    date: letterDate.format(new Date(letter.date)),
    recipient: letter.recipient.text,
    subject: letter.subject.text,
    salutation: "Dear Hiring Team,",
    paragraphs: letter.paragraphs.map(paragraph),
    closing: "Yours sincerely,",
  };
}

function head({ name, headline, contacts }: WrittenDocument, what: string) {
  return {
    title: `${name.text} – ${what}`,
    author: name.text,
    name: name.text,
    headline: headline.text,
    running_title: headline.text && headline.text.length <= longestRunningTitle ? headline.text : what,
    contacts: contacts.map(contact),
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

function contact({ text }: Sentence): SheetContact {
  if (/^https?:\/\//i.test(text)) return { text: text.replace(/^https?:\/\/(www\.)?|\/$/gi, ""), href: text };
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return { text, href: `mailto:${text}` };
  if (/^\+?[\d\s()-]{5,}$/.test(text)) return { text, href: `tel:${text.replace(/[^+\d]/g, "")}` };
  return { text, href: null };
}
