import { largestAttachment, tooLargeText } from "../../assistant/attachment.rules.ts";

export const cvExtensions = ".pdf .doc .docx .odt .rtf .txt .json .xml .zip .png .jpg .jpeg".split(" ");

/** Those in words. */
export const cvKinds =
  "PDF, DOC, DOCX, ODT, RTF, TXT, a picture (PNG, JPEG), LinkedIn’s data export (ZIP), Europass XML or JSON Resume";

export const unknownCvKind =
  "This kind of file cannot be read. Please open it in the program that made it, save it as PDF or DOCX, and drop that copy.";

/** Why a file cannot be read as a CV; undefined when it may be tried. */
export function cvFileFault({ name, size }: { name: string; size: number }): string | undefined {
  if (!cvExtensions.some((extension) => name.toLowerCase().endsWith(extension))) return unknownCvKind;
  return size > largestAttachment ? tooLargeText(size) : undefined;
}
