const entities = new Map(Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " }));

/** Plain lines of the HTML that the DOCX reader makes: paragraphs, headings, "• " for list items, tabs between cells. */
export function linesOfHtml(html: string): string {
  return withEntriesApart(html)
    .replace(/<\/p>\s*<\/t[dh]>/g, "</td>")
    .replace(/<\/t[dh]>\s*<t[dh][^>]*>(\s*<p>)?/g, "\t")
    .replace(/<li[^>]*>/g, "\n• ")
    .replace(/<h[1-6][^>]*>/g, "\n\n")
    .replace(/<br\s*\/?>|<\/(p|h[1-6]|tr|ul|ol|table)>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => decoded(name) ?? whole)
    .replace(/[ \u00a0]+/g, " ")
    .replace(/ *\n */g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/**
 * Sections whose first paragraph begins in bold: each further one that does begins another entry. Where two of them stand
 * at the top, entries have two such lines.
 */
function withEntriesApart(html: string): string {
  return html
    .split(/(?=<h[1-6])/)
    .map((section) => {
      const areBold = (section.match(/<p>(?:<strong>(?![^<]*:\s*<\/strong>))?/g) ?? []).map((start) => start !== "<p>");
      const atTop = areBold.indexOf(false);
      if (!section.startsWith("<h") || atTop === 0) return section;
      const begins = (index: number) => areBold[index] && index > 0 && (atTop === 1 || !areBold[index - 1]);
      let index = 0;
      return section.replace(/<p>/g, (start) => (begins(index++) ? `\n\n${start}` : start));
    })
    .join("");
}

function decoded(name: string): string | undefined {
  if (!name.startsWith("#")) return entities.get(name.toLowerCase());
  const code = name[1]?.toLowerCase() === "x" ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
