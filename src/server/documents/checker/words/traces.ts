import { anyDigit, certainStrings } from "./certain-strings.ts";

/** Two or three letters in a row leave a trace. Others may leave the same one: a trace proves nothing, but the lack of it does. */
const mostTraces = 4096;
const traceOf = (first: number, second: number, third: number) =>
  (first * 961 + second * 31 + third) & (mostTraces - 1);

const [zero, nine] = ["0".charCodeAt(0), "9".charCodeAt(0)];

export const noTraces = () => new Uint8Array(mostTraces);

export function leaveTraces(text: string, traces: Uint8Array) {
  let [first, second] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const third = code >= zero && code <= nine ? anyDigit.charCodeAt(0) : code;
    traces[traceOf(0, 0, third)] = 1;
    traces[traceOf(0, second, third)] = 1;
    traces[traceOf(first, second, third)] = 1;
    [first, second] = [second, third];
  }
}

/** Says whether an expression may find something in the text that left traces; quick, and never wrong where it says no. */
export function sieveOf(expression: RegExp): (traces: Uint8Array) => boolean {
  const strings = certainStrings(expression)?.map(tracesOf);
  return (traces) => strings === undefined || holdsOne(traces, strings);
}

/** Every trace that a string leaves, but those of its shorter parts. */
function tracesOf(text: string): number[] {
  const letters = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  if (letters.length < 3) return [traceOf(0, letters.at(-2) ?? 0, letters.at(-1) ?? 0)];
  return letters.slice(2).map((third, at) => traceOf(letters[at] ?? 0, letters[at + 1] ?? 0, third));
}

function holdsOne(traces: Uint8Array, strings: number[][]): boolean {
  for (const string of strings) if (holds(traces, string)) return true;
  return false;
}

function holds(traces: Uint8Array, string: number[]): boolean {
  for (const trace of string) if (traces[trace] === 0) return false;
  return true;
}

/** Those of many expressions that may find something in a text. */
export function sieve<T extends { pattern: RegExp }>(all: T[]): (text: string) => T[] {
  const sieves = all.map(({ pattern }) => sieveOf(pattern));
  const traces = noTraces();
  return (text) => {
    leaveTraces(text, traces.fill(0));
    return all.filter((_, at) => sieves[at]?.(traces));
  };
}
