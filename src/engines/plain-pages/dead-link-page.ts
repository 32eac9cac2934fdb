import { html } from "../../shared/text/safe-html.rules.ts";
import { standInPage } from "./stand-in-page.ts";

/** What somebody sees who follows a download link that is over, or never was one of ours. */
export function deadLinkPage(): string {
  return standInPage(
    "This link is no longer valid",
    html`<div class="card"><h1>This link is no longer valid</h1>
<p>A link to a document works for a day, so that it is of no use to anybody who finds it later. Your document is still there.</p>
<p><a href="/jobtracking">Open your board</a> and the job's card: it has a new link.</p></div>`,
  );
}
