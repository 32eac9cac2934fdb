/** A tool to call, or the reply. */
export type Step = { call: string; input: object } | { reply: string };

export const failure = "Something went wrong while I looked that up. Please try again in a moment.";
