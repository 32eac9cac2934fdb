import { Marked, type Tokens } from "marked";
import type { ChatJob } from "../../../shared/assistant/assistant.contract.ts";
import { escapeHtml, unescapeHtml } from "../../../shared/text/html-escape.rules.ts";
import type { Openings } from "./opening-links.ts";

const applicationPages = ["/today", "/account", "/chat", "/profile", "/jobsearch", "/jobtracking", "/subscription"];

/**
 * A model's Markdown as HTML. HTML of its own is shown as the text it is, pictures give way to their description, and a
 * link stays only when it leads to a page of the application or to an address that a tool gave in this conversation.
 */
export function replyHtml(markdown: string, retrieved: ReadonlySet<string>): string {
  const isAllowed = (href: string) => applicationPages.includes(href) || retrieved.has(href);
  const marked = new Marked({
    gfm: true,
    renderer: {
      html: ({ text, block }: Tokens.HTML | Tokens.Tag) => (block ? `<p>${escapeHtml(text)}</p>\n` : escapeHtml(text)),
      image: ({ text }: Tokens.Image) => escapeHtml(text),
      link({ href, tokens }: Tokens.Link) {
        const content = this.parser.parseInline(tokens);
        return isAllowed(href) ? `<a href="${escapeHtml(href)}">${content}</a>` : content;
      },
    },
  });
  return marked.parse(markdown, { async: false });
}

/** Openings of earlier turns that a reply links to. */
export function mentionedJobs(known: readonly ChatJob[], found: Openings, html: string): ChatJob[] {
  const links = linksIn(html);
  return known.filter(({ job_url }) => links.has(job_url) && !found.has(job_url));
}

/** The addresses that a reply links to. */
export function linksIn(html: string): Set<string> {
  const found = html.matchAll(/<a href="([^"]*)">/g);
  return new Set([...found].map(([, href = ""]) => unescapeHtml(href)));
}
