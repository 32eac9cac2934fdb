import type { CvDraft } from "../../../shared/profile/cv-draft/cv-draft.contract.ts";
import type { CvReading } from "../../../shared/profile/cv-import/cv-import.contract.ts";
import { readingOfResume } from "../../../shared/profile/cv-import/reading-of-resume.rules.ts";
import { decodedText, problemOf } from "../file-draft.ts";
import type { FileKind } from "../file-kind.ts";
import { type CvFileReading, type FileProblem, type RecordReading, unreadable } from "../file-problem.ts";
import { europassRecord } from "./europass-record.ts";
import { linkedInExport } from "./linkedin-export.ts";
import { attachedXml } from "./pdf-attachment.ts";

/** Bytes of text; a career takes some 20 kB, a photograph in it some hundreds. */
const maxText = 2_000_000;

interface RecordFormat {
  /** As a JSON Resume; undefined where it is something else. */
  resumeOf: (bytes: Uint8Array) => unknown;
  otherwise: FileProblem;
  isText: boolean;
}

const formats: Partial<Record<FileKind, RecordFormat>> = {
  "json-resume": { resumeOf: (bytes) => JSON.parse(decodedText(bytes)), otherwise: "no-resume", isText: true },
  "linkedin-export": { resumeOf: linkedInExport, otherwise: "no-export", isText: false },
  europass: { resumeOf: (bytes) => europassRecord(decodedText(bytes)), otherwise: "no-europass", isText: true },
};

/** What a file says that has fields of its own, or what is wrong with it; undefined of any other kind of file. */
export function recordOfFile(kind: FileKind, bytes: Uint8Array): CvFileReading | undefined {
  const format = formats[kind];
  if (!format) return undefined;
  if (format.isText && bytes.byteLength > maxText) return unreadable("large-record");
  try {
    return recordOf(format.resumeOf(bytes)) ?? unreadable(format.otherwise);
  } catch (error) {
    return unreadable(problemOf(error) === "broken" ? format.otherwise : problemOf(error));
  }
}

function recordOf(resume: unknown): CvFileReading | undefined {
  const record = readingOfResume(resume);
  if (!record) return undefined;
  return record.entries.length === 0 ? unreadable("empty-record") : { readable: true, record, pictures: [] };
}

/** What Europass has attached to a PDF of its own, at its places in the draft that the pages make; undefined of any other PDF. */
export async function recordOfPdf(pdf: Uint8Array, draft: CvDraft): Promise<RecordReading | undefined> {
  try {
    const xml = await attachedXml(pdf);
    const read = xml === undefined ? undefined : recordOf(europassRecord(xml));
    return read?.readable && "record" in read ? { ...read, record: placed(read.record, draft) } : undefined;
  } catch {
    // The pages say it too.
    return undefined;
  }
}

function placed(record: CvReading, { lines, pages }: CvDraft): CvReading {
  const placeOf = (value: string) => {
    const line = lines.findIndex(({ text }) => text.includes(value));
    const found = lines[line];
    if (!found) return {};
    const from = found.text.indexOf(value);
    return {
      source: [{ page: found.page, line, from, to: from + value.length }],
      boxes: found.box ? [found.box] : [],
    };
  };
  const entries = record.entries.map(({ section, values }) => ({
    section,
    values: values.map((value) => ({ ...value, ...placeOf(value.value) })),
  }));
  return { ...record, lines, pages, entries };
}
