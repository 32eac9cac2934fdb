/** Words of a line, from which on it is longer. */
const lengths = [4, 7, 10, 14];

/** Notes to oneself are written otherwise than those for a CV, in every language. */
const shapes: Record<string, RegExp> = {
  question: /\?/,
  exclamation: /!/,
  brackets: /[()]/,
  number: /\d/,
  comma: /,/,
  dots: /…|\.\.\./,
  stop: /\.$/,
  sentences: /\.\s/,
  small: /^\p{Ll}/u,
  name: /\p{L} \p{Lu}/u,
  smile: /[:;]-?[()]|!!|(?<!\p{L})(?:lol|ha ?ha|haha|jaja)(?!\p{L})/iu,
  many: /\d\D+\d/,
  age: /(?:^|(?<!\p{L})(?:tengo|j['’]ai|ho|mam|tenho|ben|bin|am|i['’]m|turned) )\d\d(?!\d)(?=[, ])/iu,
};

/**
 * Conjunctions, articles and "of", behind which a line goes on, in any language. What ends a line in another one is none: a part of a verb
 * ("Setze Abläufe um", "arbeite Kollegen ein", "leite Lehrlinge an", "what I do"), or a name ("tool and die").
 */
const goingOn =
  "and or the of und oder der dem den eine einen et ou de le la les une des y una del e il lo gli i della di en een oraz os uma dos";
const brokenOff = new RegExp(`[\\p{L}\\d] (?:${goingOn.replaceAll(" ", "|")})[\\s.…]*$|[\\p{L}\\d],\\s*$`, "u");

/** "And a bit of": its end is missing. */
export const isBrokenOff = (line: string): boolean => brokenOff.test(line);

/** "Bavarian :)" */
export const isSmile = (line: string): boolean => shapes.smile?.test(line) === true;

/** What a line shows of itself beside its words. */
export function signsOfLine(line: string): string[] {
  const words = line.split(/\s+/).length;
  const length = lengths.filter((least) => words >= least).length;
  return [`length ${length}`, ...Object.keys(shapes).filter((name) => shapes[name]?.test(line))];
}
