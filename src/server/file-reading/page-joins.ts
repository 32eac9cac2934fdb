const longestRunningLine = 110;

/** The pages of a file as one text: without page numbers and running lines, and with broken sentences joined again. */
export function joinedPages(pages: string[][]): string {
  if (pages.length < 2) return pages.flat().join("\n");
  const [first = []] = pages;
  const name = first.find((line) => line !== "") ?? "";
  const openings = pages.slice(1).map((page) => page.find((line) => line !== "") ?? "");
  const isRunning = (line: string) =>
    line !== "" &&
    line.length <= longestRunningLine &&
    (line.startsWith(name) || openings.filter((opening) => opening === line).length > 1);
  return pages
    .map((page, index) => {
      const numbered = withoutEdge(page, (line) => isPageNumber(line, index + 1));
      return index === 0 ? numbered : withoutFirst(numbered, isRunning);
    })
    .filter((page) => page.length > 0)
    .reduce(
      (text, page) => (text === "" ? "" : text + (goesOn(text, page[0] ?? "") ? "\n" : "\n\n")) + page.join("\n"),
      "",
    );
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
