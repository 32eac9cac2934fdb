/** One spelling of a text, so that a space more makes no other one. */
export const oneLine = (text: string): string => text.normalize("NFC").replace(/\s+/g, " ").trim();
