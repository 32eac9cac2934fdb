const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** Plain lines of the HTML that the DOCX reader makes: paragraphs, headings, "• " for list items, tabs between cells. */
export function linesOfHtml(html: string): string {
  return html
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

function decoded(name: string): string | undefined {
  if (!name.startsWith("#")) return entities[name.toLowerCase()];
  const code = name[1]?.toLowerCase() === "x" ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
