import { textBlocks } from "../../shared/jobs/posting-text.rules.ts";
import { html, type SafeHtml } from "../../shared/text/safe-html.rules.ts";

/** A posting's plain text as escaped paragraphs and lists. */
export function textAsHtml(text: string): SafeHtml {
  return html`${textBlocks(text).map(({ isList, lines }) => (isList ? list(lines) : paragraphs(lines)))}`;
}

function list(lines: string[]): SafeHtml {
  return html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
}

function paragraphs(lines: string[]): SafeHtml {
  return html`${lines.map((line) => html`<p>${line}</p>`)}`;
}
