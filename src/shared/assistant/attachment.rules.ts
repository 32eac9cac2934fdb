export const acceptedExtensions = [".pdf", ".doc", ".docx"];

/** Bytes. */
export const largestAttachment = 10_485_760;

/** Why a file cannot be attached; undefined when it can. */
export function attachmentFault({ name, size }: { name: string; size: number }): string | undefined {
  if (!acceptedExtensions.some((extension) => name.toLowerCase().endsWith(extension))) {
    return "File type not supported. Please upload PDF, DOC, or DOCX files only.";
  }
  if (size === 0) return "This file is damaged or empty. Please save it anew and attach it again.";
  return size > largestAttachment ? tooLargeText(size) : undefined;
}

export function tooLargeText(size: number): string {
  return `File size must not exceed 10MB. Current size: ${megabytes(size)} MB`;
}

/** Never shows a file that is too large as one of exactly 10 MB. */
function megabytes(size: number): string {
  return (Math.ceil((size / 1024 / 1024) * 100) / 100).toFixed(2);
}

export function sizeText(size: number): string {
  return size < 1024 * 1024 ? `${Math.max(1, Math.round(size / 1024))} KB` : `${(size / 1024 / 1024).toFixed(1)} MB`;
}
