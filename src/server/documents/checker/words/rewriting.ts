import { anyDigit, certainStrings } from "./certain-strings.ts";

/** A writing, and what is put in its place. */
export type Rule = [writing: RegExp, same: string | ((...found: string[]) => string)];

/** Puts one writing after the other in place of what means the same. Most find nothing in most texts: those are not tried. */
export function rewriter(rules: Rule[]): (text: string) => string {
  const all = rules.map(([writing, same]) => ({ writing, same, strings: certainStrings(writing)?.map(tracesOf) }));
  const traces = new Uint8Array(mostTraces);
  return (text) => {
    let told = text;
    leaveTraces(told, traces.fill(0));
    for (const { writing, same, strings } of all) {
      if (strings && !mayHoldOne(traces, strings)) continue;
      const next = typeof same === "string" ? told.replace(writing, same) : told.replace(writing, same);
      if (next === told) continue;
      told = next;
      leaveTraces(told, traces);
    }
    return told;
  };
}

/** Two or three letters in a row leave a trace. Others may leave the same one: a trace proves nothing, but the lack of it does. */
const mostTraces = 4096;
const traceOf = (first: number, second: number, third: number) =>
  (first * 961 + second * 31 + third) & (mostTraces - 1);

const [zero, nine] = ["0".charCodeAt(0), "9".charCodeAt(0)];

function leaveTraces(text: string, traces: Uint8Array) {
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

/** Every trace that a string leaves, but those of its shorter parts. */
function tracesOf(text: string): number[] {
  const letters = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  if (letters.length < 3) return [traceOf(0, letters.at(-2) ?? 0, letters.at(-1) ?? 0)];
  return letters.slice(2).map((third, at) => traceOf(letters[at] ?? 0, letters[at + 1] ?? 0, third));
}

function mayHoldOne(traces: Uint8Array, strings: number[][]): boolean {
  for (const string of strings) if (mayHold(traces, string)) return true;
  return false;
}

function mayHold(traces: Uint8Array, string: number[]): boolean {
  for (const trace of string) if (traces[trace] === 0) return false;
  return true;
}
