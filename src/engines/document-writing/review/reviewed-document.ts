import type { ReviewedBlock, ReviewedLine, ReviewedPart } from "../../../shared/documents/document-review.contract.ts";
import type { CvEntry, CvSection, LetterDocument, Sentence, WrittenDocument } from "../document.ts";
import { writtenSalutation } from "../letter/letter-salutation.ts";
import { mayBeLeftOut } from "./changed-parts.ts";

interface Abilities {
  /** Whether the profile has something else to say at a place. */
  hasAlternative(place: string): boolean;
}

/** A document in the parts that a person sees, every line with its place and its sources. */
export function reviewedParts(document: WrittenDocument, abilities: Abilities): ReviewedPart[] {
  const head = headPart(document);
  if (document.kind === "letter") return [head, ...letterParts(document, abilities)];
  return [head, ...document.sections.map((section, index) => cvPart(section, `sections.${index}`, abilities))];
}

/** What a version says, to be held beside another one. */
export function versionText(document: WrittenDocument): { parts: ReviewedPart[]; salutation?: string } {
  const parts = reviewedParts(document, { hasAlternative: () => false });
  return document.kind === "letter" ? { parts, salutation: writtenSalutation(document) } : { parts };
}

function headPart({ name, headline, contacts }: WrittenDocument): ReviewedPart {
  const lines = [
    named(name, "name"),
    { ...named(headline, "headline"), can_leave_out: true },
    ...contacts.map((contact, index) => ({ ...named(contact, `contacts.${index}`), can_leave_out: true })),
  ];
  return part("head", "", [block("head", "lines", { lines: lines.filter(saysSomething) })]);
}

function letterParts({ recipient, subject, paragraphs }: LetterDocument, abilities: Abilities): ReviewedPart[] {
  const lines = [named(recipient, "recipient"), named(subject, "subject")].filter(saysSomething);
  return [
    part("address", "", [block("address", "lines", { lines })]),
    part(
      "paragraphs",
      "",
      paragraphs.map((paragraph, index) => {
        const at = `paragraphs.${index}`;
        return block(at, "paragraph", {
          lines: paragraph.map((sentence, position) => written(sentence, `${at}.${position}`)),
          can_leave_out: true,
          can_tell_differently: abilities.hasAlternative(at),
        });
      }),
    ),
  ];
}

function cvPart({ heading, paragraphs, entries, bullets }: CvSection, at: string, abilities: Abilities): ReviewedPart {
  const line = (sentence: Sentence, place: string) => ({
    ...written(sentence, place),
    can_tell_differently: abilities.hasAlternative(place),
  });
  return {
    ...part(at, heading, [
      ...paragraphs.map((paragraph, index) => {
        const place = `${at}.paragraphs.${index}`;
        return block(place, "paragraph", {
          lines: paragraph.map((sentence, position) => line(sentence, `${place}.${position}`)),
        });
      }),
      ...entries.map((entry, index) => entryBlock(entry, `${at}.entries.${index}`, line)),
      ...(bullets.length === 0
        ? []
        : [
            block(`${at}.bullets`, "bullets", {
              lines: bullets.map((sentence, index) => line(sentence, `${at}.bullets.${index}`)),
            }),
          ]),
    ]),
    can_leave_out: true,
  };
}

function entryBlock(
  { title, date, organisation, place, text, bullets }: CvEntry,
  at: string,
  line: (sentence: Sentence, place: string) => ReviewedLine,
): ReviewedBlock {
  const head = [
    named(title, `${at}.title`),
    named(date, `${at}.date`),
    named(organisation, `${at}.organisation`),
    named(place, `${at}.place`),
  ];
  const lines = [line(text, `${at}.text`), ...bullets.map((bullet, index) => line(bullet, `${at}.bullets.${index}`))];
  return block(at, "bullets", {
    head: head.filter(saysSomething),
    lines: lines.filter(saysSomething),
    can_leave_out: true,
  });
}

const saysSomething = ({ text }: ReviewedLine) => text !== "";

/** A name, a title, a time: as the profile has it, and changed there. */
function named({ text, facts }: Sentence, place: string): ReviewedLine {
  return { place, text, facts, can_edit: false, can_leave_out: false, can_tell_differently: false };
}

function written(sentence: Sentence, place: string): ReviewedLine {
  return { ...named(sentence, place), can_edit: true, can_leave_out: mayBeLeftOut(place) };
}

function part(place: string, heading: string, blocks: ReviewedBlock[]): ReviewedPart {
  const visible = blocks.filter(({ head, lines }) => head.length + lines.length > 0);
  return { place, heading, can_leave_out: false, blocks: visible };
}

function block(place: string, shape: ReviewedBlock["shape"], content: Partial<ReviewedBlock>): ReviewedBlock {
  return { place, shape, head: [], lines: [], can_leave_out: false, can_tell_differently: false, ...content };
}
