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

/** What a line shows of itself beside its words. */
export function signsOfLine(line: string): string[] {
  const words = line.split(/\s+/).length;
  const length = lengths.filter((least) => words >= least).length;
  return [`length ${length}`, ...Object.keys(shapes).filter((name) => shapes[name]?.test(line))];
}
