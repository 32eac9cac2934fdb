const maxRunningLineLength = 110;

/** The pages of a file as one text: without page numbers and running lines, and with broken sentences joined again. */
export function joinedPages(pages: string[][]): string {
  if (pages.length < 2) return pages.flat().join("\n");
  const numberless = pages.map((page, index) => withoutEdge(page, (line) => isPageNumber(line, index + 1)));
  const [first = [], ...others] = numberless;
  const isRunning = runningLines(first, others);
  return [first, ...others.map((page) => withoutRunningLines(page, isRunning))]
    .filter((page) => page.length > 0)
    .reduce(
      (text, page) => (text === "" ? "" : text + (goesOn(text, page[0] ?? "") ? "\n" : "\n\n")) + page.join("\n"),
      "",
    );
}

/** What says again whose document it is: the name, alone or with more, the line below it, and what tops other pages. */
function runningLines(first: string[], others: string[][]): (line: string) => boolean {
  const [name = "", below = ""] = first.filter((line) => line !== "");
  const tops = others.flatMap((page) => page.filter((line) => line !== "").slice(0, maxRunningLines));
  return (line) =>
    line.length <= maxRunningLineLength &&
    ((name !== "" && line.startsWith(name)) ||
      line === below ||
      documentName.test(line) ||
      tops.filter((top) => top === line).length > 1);
}

const maxRunningLines = 2;
const documentName = /^(?:cv|curriculum vitae|r[ée]sum[ée]|lebenslauf|currículum|currículo)$/iu;

function withoutRunningLines(lines: string[], isRunning: (line: string) => boolean): string[] {
  const once = withoutFirst(lines, isRunning);
  return once.length < lines.length ? withoutFirst(once, isRunning) : once;
}

const pageNumber =
  /^(?:page|seite|página|pagina|s\.|p\.)?\s*[-–]?\s*(\d{1,3})\s*[-–]?(?:\s*(?:\/|\||of|von|de|di|sur|from)\s*\d{1,3})?$/iu;

const isPageNumber = (line: string, page: number) => Number(pageNumber.exec(line.trim())?.[1]) === page;

function withoutEdge(lines: string[], matches: (line: string) => boolean): string[] {
  return withoutFirst(withoutFirst(lines, matches).toReversed(), matches).toReversed();
}

function withoutFirst(lines: string[], matches: (line: string) => boolean): string[] {
  const start = lines.findIndex((line) => line !== "");
  if (start < 0) return [];
  const rest = matches(lines[start] ?? "") ? lines.slice(start + 1) : lines.slice(start);
  const next = rest.findIndex((line) => line !== "");
  return next < 0 ? [] : rest.slice(next);
}

/** A sentence whose end stands on the next page. */
function goesOn(text: string, next: string): boolean {
  const last = text.slice(text.lastIndexOf("\n") + 1);
  return /^[\p{Ll}(]/u.test(next) || /[,;&–-]$/u.test(last);
}
