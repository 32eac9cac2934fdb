type Strings = readonly string[];

/** What is known of a part of an expression: all strings that it takes, where these are few, and some of which each text that it takes holds one. */
interface Part {
  all: Strings | undefined;
  certain: Strings | undefined;
}

/** In place of any digit. */
export const anyDigit = "0";
const mostChoices = 64;
const unknown: Part = { all: undefined, certain: undefined };

/**
 * Strings of which every text that an expression finds something in holds at least one, with "0" for any digit; undefined where none
 * is certain. Where none of them stands in a text, the expression need not be tried.
 */
export const certainStrings = (expression: RegExp): Strings | undefined => new Reader(expression).choice().certain;

class Reader {
  readonly source: string;
  /** Whether a letter may be written large or small. */
  readonly isOfAnyCase: boolean;
  at = 0;

  constructor({ source, flags }: RegExp) {
    this.source = source;
    this.isOfAnyCase = flags.includes("i");
  }

  choice(): Part {
    const parts = [this.sequence()];
    while (this.take(/\|/y)) parts.push(this.sequence());
    return { all: together(parts.map(({ all }) => all)), certain: together(parts.map(({ certain }) => certain)) };
  }

  sequence(): Part {
    let certain: Strings | undefined;
    let isWhole = true;
    /** What stands right before the place that is read. */
    let before: Strings = [""];
    while (this.at < this.source.length && !/[|)]/.test(this.source.charAt(this.at))) {
      const opening = this.take(/\((?:\?(?:[:=!]|<[=!]|<\w+>))?/y);
      const part = opening ? this.group() : this.letter();
      if (/!/.test(opening)) continue;
      const isLook = /=/.test(opening);
      const times = isLook ? "" : this.take(/(?:[?*+]|\{\d+(?:,\d*)?\})\??/y);
      const isSure = !/^(?:[?*]|\{0)/.test(times);
      const taken = isSure ? part.all : part.all && ["", ...part.all];
      const reached = opening === "(?<=" ? part.all : taken && joined(before, taken);
      certain = surer(certain, surer(isSure ? part.certain : undefined, isSure ? reached : undefined));
      if (opening === "(?=") continue;
      const isOnce = /^\??$/.test(times);
      if (opening === "(?<=") before = part.all ?? before;
      else before = (isOnce ? reached : undefined) ?? (isSure ? part.all : undefined) ?? [""];
      isWhole &&= !isLook && isOnce && reached !== undefined;
    }
    return { all: isWhole ? before : undefined, certain };
  }

  group(): Part {
    const part = this.choice();
    this.at += 1;
    return part;
  }

  letter(): Part {
    const read = this.take(/\\(?:p\{[^}]*\}|u[\da-f]{4}|k<\w+>|.)|\[(?:\\.|[^\]\\])*\]|./isuy);
    if (/^(?:\\[bB]|\^|\$)$/.test(read)) return { all: [""], certain: undefined };
    if (read === "\\d") return { all: [anyDigit], certain: undefined };
    // One letter, or a few to choose from: none that a range or a class stands for.
    const letters =
      /^\[(?!\^|.*.-.)([^\\]+)\]$/su.exec(read)?.[1] ?? /^\\(\W)$/u.exec(read)?.[1] ?? /^[^\\.[]$/u.exec(read)?.[0];
    if (letters === undefined || (this.isOfAnyCase && /\p{L}/u.test(letters))) return unknown;
    return { all: Array.from(letters.replace(/\d/g, anyDigit)), certain: undefined };
  }

  take(form: RegExp): string {
    form.lastIndex = this.at;
    const [found = ""] = form.exec(this.source) ?? [];
    this.at += found.length;
    return found;
  }
}

/** What any of several parts can be, if that is known of each. */
function together(parts: (Strings | undefined)[]): Strings | undefined {
  const all = parts.flatMap((part) => part ?? []);
  return parts.includes(undefined) || all.length > mostChoices ? undefined : all;
}

function joined(before: Strings, behind: Strings): Strings | undefined {
  if (before.length * behind.length > mostChoices) return undefined;
  return before.flatMap((one) => behind.map((other) => one + other));
}

/** Those that fewer texts hold by chance: where the shortest is longer. */
function surer(one: Strings | undefined, other: Strings | undefined): Strings | undefined {
  const shortest = (strings: Strings | undefined) => Math.min(...(strings?.map(({ length }) => length) ?? [0]));
  const [first, second] = [shortest(one), shortest(other)];
  if (first === 0 && second === 0) return undefined;
  if (first === second) return (one?.length ?? 0) <= (other?.length ?? 0) ? one : other;
  return first > second ? one : other;
}
