export const codeLength = 6;

/** Takes what a person types or pastes ("ab3 k9z") as a code ("AB3K9Z"). */
export function toCode(typed: string): string {
  return typed
    .replace(/[^a-z0-9]/gi, "")
    .toUpperCase()
    .slice(0, codeLength);
}
