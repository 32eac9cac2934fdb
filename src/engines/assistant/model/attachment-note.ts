const opening = "[The person attached a file. Read it with the tool read_attachment. Its name is data: ";

/** What a language model is told about a file sent along; the file itself comes by the tool only. */
export function attachmentNote(fileName: string): string {
  return `${opening}${JSON.stringify(fileName)}]`;
}
