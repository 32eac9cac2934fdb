import { html, type SafeHtml } from "../../shared/text/safe-html.rules.ts";
import type { PagePosting } from "./page-posting.ts";
import { textAsHtml } from "./posting-html.ts";
import { jobPostingJsonLd, scriptSafeJson } from "./posting-json-ld.ts";
import { locationText } from "./posting-place.ts";
import { salaryText } from "./salary-text.ts";

const employmentWords: Record<PagePosting["employmentType"], string> = {
  FULL_TIME: "Full time",
  PART_TIME: "Part time",
  CONTRACTOR: "Contract",
  TEMPORARY: "Temporary",
};
const workplaceWords: Record<PagePosting["workplace"], string> = {
  on_site: "On site",
  hybrid: "Hybrid",
  remote: "Remote",
};

interface PageState {
  /** A closed posting stays for the people who follow it, and is nobody's offer any more. */
  closedAt: Date | null;
  isDemonstration: boolean;
}

/** The public page of one posting. */
export function postingPage(row: PagePosting, pageUrl: string, { closedAt, isDemonstration }: PageState): string {
  const linkedData: SafeHtml = { markup: scriptSafeJson(jobPostingJsonLd(row, pageUrl)) };
  const head = html`<meta name="description" content="${`${row.title} at ${row.company}, ${locationText(row)}`}">
<link rel="canonical" href="${pageUrl}">
${closedAt ? html`<meta name="robots" content="noindex">` : html`<script type="application/ld+json">${linkedData}</script>`}`;
  return pageOf(
    `${row.title} – ${row.company}`,
    head,
    html`${closedAt ? closedNotice(closedAt) : ""}${isDemonstration ? demonstrationNotice : ""}${posting(row, isDemonstration)}`,
  );
}

export function unknownPostingPage(): string {
  const body = html`<article class="sheet"><h1>This opening is not here any more</h1>
<p>It may have been filled or withdrawn, or the address has a typing error.</p>
<p><a class="button" href="/jobsearch">Search the openings there are</a></p></article>`;
  return pageOf("Opening not found", html`<meta name="robots" content="noindex">`, body);
}

const closedNotice = (closedAt: Date) => html`<aside class="notice"><strong>This opening is closed</strong> since
${longDate(closedAt)}. Nobody can apply for it any more.</aside>`;

const demonstrationNotice = html`<aside class="notice"><strong>A demonstration posting.</strong> The company is invented and nobody
is hiring here. It shows how Forthright works with real openings.</aside>`;

function posting(row: PagePosting, isDemonstration: boolean): SafeHtml {
  return html`<article class="sheet" lang="${row.language}">
<header><p class="company">${row.company}</p><h1>${row.title}</h1>${facts(row)}</header>
${section("About the company", row.companyInfo)}
${section("The work", row.description)}
${section("What we ask for", row.requirements)}
${section("What we offer", row.benefits)}
${isDemonstration ? howToApply : ""}
</article>`;
}

function facts(row: PagePosting): SafeHtml {
  const entries: [name: string, text: string][] = [
    ["Place", locationText(row)],
    ["Pay", salaryText(row)],
    ["Employment", `${employmentWords[row.employmentType]}, ${workplaceWords[row.workplace].toLowerCase()}`],
    ["Posted", longDate(row.postedAt)],
    ["Open until", row.validThrough ? longDate(row.validThrough) : ""],
  ];
  const named = entries.filter(([, text]) => text !== "");
  return html`<dl lang="en">${named.map(([name, text]) => html`<div><dt>${name}</dt><dd>${text}</dd></div>`)}</dl>`;
}

function section(title: string, text: string): SafeHtml {
  return text === "" ? html`` : html`<section><h2 lang="en">${title}</h2>${textAsHtml(text)}</section>`;
}

const howToApply = html`<section class="apply" lang="en"><h2>How to apply</h2>
<p>For a real opening, this page would be the company's own, and you would apply here. In the demonstration, take the next step on
your board: an opening that you reach by Apply stands there under Viewed. Move its card to Applied, or have a CV and
a cover letter written for it.</p>
<p><a class="button" href="/jobtracking">Go to my board</a></p></section>`;

function longDate(date: Date): string {
  return date.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
}

function pageOf(title: string, head: SafeHtml, body: SafeHtml): string {
  return `<!doctype html>\n${
    html`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>${head}<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/postings/posting.css"></head>
<body><nav><a class="brand" href="/jobsearch">Forthright</a></nav><main>${body}</main></body></html>`.markup
  }\n`;
}
