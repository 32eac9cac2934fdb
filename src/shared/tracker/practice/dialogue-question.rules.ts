/** Of a question, as it is kept. */
const maxQuestion = 1000;

/** Whether somebody is asked something. */
export const asksSomething = (text: string): boolean => /[?？؟]/.test(text);

/** What an interviewer asked in a turn: the last question of it, and all of it where it asks none. */
export function questionIn(markdown: string): string {
  const text = markdown.replace(/[*_`>#]+/g, "").replace(/\s+/g, " ");
  const asked = text.split(/(?<=[.!?？؟…])\s+/).findLast(asksSomething) ?? text;
  return asked.trim().slice(0, maxQuestion);
}
