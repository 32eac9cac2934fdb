import { standInPage } from "../../engines/plain-pages/plain-pages.ts";
import { html, type SafeHtml } from "../../shared/text/safe-html.rules.ts";
import type { StoredMail } from "./mailbox.ts";

const codeLine = /^[A-Z0-9]{6}$/;

export function mailboxPage(mails: StoredMail[]): string {
  const body =
    mails.length === 0 ? html`<p class="card">No mail yet.</p>` : html`<ul class="list">${mails.map(listItem)}</ul>`;
  return standInPage(
    "Mailbox",
    html`<h1>Mailbox</h1>
<p class="muted">No mail server is set up, so every mail this server sends arrives here. The newest is first; reload the page to look again.</p>${body}`,
  );
}

export function mailPage(mail: StoredMail): string {
  return standInPage(
    mail.subject,
    html`<p><a href="/dev/mail">All mails</a></p><h1>${mail.subject}</h1>
<dl><dt>To</dt><dd>${mail.to}</dd><dt>Sent</dt><dd>${mail.date}</dd></dl>
<div class="card"><pre>${mail.text.split(/\r?\n/).map(textLine)}</pre></div>`,
  );
}

function listItem(mail: StoredMail): SafeHtml {
  const code = mail.text.split(/\r?\n/).find((line) => codeLine.test(line));
  return html`<li><a class="card" href="/dev/mail/${mail.id}"><span class="subject">${mail.subject}</span>
<br><span class="muted">To ${mail.to}, ${mail.date}</span>${code ? html`<br><span class="code">${code}</span>` : ""}</a></li>
`;
}

function textLine(line: string): SafeHtml {
  return codeLine.test(line) ? html`<span class="code">${line}</span>\n` : html`${line}\n`;
}
