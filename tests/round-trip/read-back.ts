import { type CvSource, readCv } from "../../src/engines/cv-reading/cv-reading.ts";
import { sheetOf } from "../../src/engines/document-writing/document-sheet.ts";
import { type CvDocument, profileLanguage, writeCv } from "../../src/engines/document-writing/document-writing.ts";
import { pdfCharacters } from "../../src/engines/file-reading/pdf-characters.ts";
import { docxBlocks } from "../../src/engines/file-reading/word/docx-blocks.ts";
import { targetPosting } from "../../src/engines/requirement-matching/requirement-matching.ts";
import { type Fact, profileFacts } from "../../src/engines/truth/truth.ts";
import { docxFile } from "../../src/engines/typesetting/word-file/docx-file.ts";
import type { PdfRenderer } from "../../src/server/pdf/pdf-renderer.ts";
import type { DocumentAppearance } from "../../src/shared/documents/document-appearance.contract.ts";
import { profileOfDraft } from "../../src/shared/profile/cv-draft/draft-profile.rules.ts";
import type { ProfileDocument } from "../../src/shared/profile/profile.contract.ts";

export interface ReadBack {
  f1: number;
  /** What the CV says and the reader did not find there. */
  missed: string[];
  /** What the reader found and the CV does not say there. */
  invented: string[];
}

const noPosting = { ...targetPosting({ job_title: "", description: "", requirements: "" }), matched: [] };

export function plainCv(profile: ProfileDocument): CvDocument {
  const facts = profileFacts(profile);
  return writeCv(facts, noPosting, profileLanguage(facts));
}

/** Sets the CV of a profile, reads it as an uploaded file is read, and compares the facts of both profiles. */
export async function readBack(
  renderer: PdfRenderer,
  profile: ProfileDocument,
  appearance: DocumentAppearance,
): Promise<ReadBack> {
  const cv = plainCv(profile);
  const { pdf } = await renderer.render(sheetOf(cv, appearance));
  return factsReadIn({ pages: await pdfCharacters(pdf) }, cv, profile);
}

/** The same of the Word file. */
export async function readWordBack(profile: ProfileDocument, appearance: DocumentAppearance): Promise<ReadBack> {
  const cv = plainCv(profile);
  return factsReadIn({ blocks: docxBlocks(await docxFile(sheetOf(cv, appearance))) }, cv, profile);
}

function factsReadIn(source: CvSource, cv: CvDocument, profile: ProfileDocument): ReadBack {
  const said = new Set(factIdsIn(cv));
  return comparison(
    [...profileFacts(profile).values()].filter(({ id }) => said.has(id)),
    [...profileFacts(profileOfDraft(readCv(source))).values()],
  );
}

function factIdsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(factIdsIn);
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === "facts" && Array.isArray(item) ? item.map(String) : factIdsIn(item),
  );
}

/** Facts of one entry count as found only in one and the same entry, so that nothing passes that is mixed up. */
function comparison(said: Fact[], read: Fact[]): ReadBack {
  const left = new Set(byEntry(read));
  const missed: string[] = [];
  const invented: string[] = [];
  for (const entry of byEntry(said)) {
    const found = closest(entry, left);
    if (found) left.delete(found);
    missed.push(...without(entry, found ?? []));
    invented.push(...without(found ?? [], entry));
  }
  invented.push(...[...left].flat());
  const hits = said.length - missed.length;
  return { f1: (2 * hits) / (said.length + hits + invented.length), missed, invented };
}

/** Each fact with its section and its kind, those of one entry together. */
function byEntry(facts: Fact[]): string[][] {
  const entries = new Map<string, string[]>();
  for (const { entry, section, kind, text } of facts) {
    const key = entry ?? section;
    entries.set(key, [...(entries.get(key) ?? []), `${section} ${kind}: ${text.normalize("NFC")}`]);
  }
  return [...entries.values()];
}

function closest(entry: string[], others: Set<string[]>): string[] | undefined {
  const shared = (other: string[]) => entry.length - without(entry, other).length;
  return [...others].filter((other) => shared(other) > 0).sort((a, b) => shared(b) - shared(a))[0];
}

function without(facts: string[], others: string[]): string[] {
  const rest = [...others];
  return facts.filter((fact) => {
    const at = rest.indexOf(fact);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
