/** Names one call in the browser, in the reply and in the log. */
export const requestIdHeader = "x-request-id";

/** Hexadecimal, so that nobody's name gets into a log by it. */
export const isRequestId = (text: string): boolean => /^[0-9a-f-]{16,64}$/i.test(text);
