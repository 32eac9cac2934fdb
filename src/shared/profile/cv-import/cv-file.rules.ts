import { largestAttachment, tooLargeText } from "../../assistant/attachment.rules.ts";

export const cvExtensions = [".pdf", ".doc", ".docx", ".odt", ".rtf", ".txt", ".json"];

export const unknownCvKind =
  "This kind of file cannot be read. Please use PDF, DOC, DOCX, ODT, RTF, TXT or JSON Resume.";

/** Why a file cannot be read as a CV; undefined when it may be tried. */
export function cvFileFault({ name, size }: { name: string; size: number }): string | undefined {
  if (!cvExtensions.some((extension) => name.toLowerCase().endsWith(extension))) return unknownCvKind;
  return size > largestAttachment ? tooLargeText(size) : undefined;
}
