import { Marked, type Tokens } from "marked";

const applicationPages = ["/account", "/chat", "/profile", "/jobsearch", "/jobtracking", "/subscription"];
const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/**
 * A model's Markdown as HTML. HTML of its own is shown as the text it is, pictures give way to their description, and a
 * link stays only when it leads to a page of the application or to an address that a tool gave in this conversation.
 */
export function replyHtml(markdown: string, retrieved: ReadonlySet<string>): string {
  const isAllowed = (href: string) => applicationPages.includes(href) || retrieved.has(href);
  const marked = new Marked({
    gfm: true,
    renderer: {
      html: ({ text, block }: Tokens.HTML | Tokens.Tag) => (block ? `<p>${escaped(text)}</p>\n` : escaped(text)),
      image: ({ text }: Tokens.Image) => escaped(text),
      link({ href, tokens }: Tokens.Link) {
        const content = this.parser.parseInline(tokens);
        return isAllowed(href) ? `<a href="${escaped(href)}">${content}</a>` : content;
      },
    },
  });
  return marked.parse(markdown, { async: false });
}

/** The addresses that a reply links to. */
export function linksIn(html: string): Set<string> {
  const found = html.matchAll(/<a href="([^"]*)">/g);
  return new Set(
    [...found].map(([, href = ""]) => href.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#39;", "'")),
  );
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
