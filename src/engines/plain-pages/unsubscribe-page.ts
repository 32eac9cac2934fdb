import { html } from "../../shared/text/safe-html.rules.ts";
import { standInPage } from "./stand-in-page.ts";

/** For whoever follows the link of a digest. Only the press does it: programs that look at a mail's links follow them too. */
export function unsubscribePage(isDone: boolean): string {
  if (isDone)
    return standInPage(
      "No more reminders",
      html`<div class="card"><h1>No more reminders</h1><p>You will get no reminders by mail any more. Everything else stays as it is.</p>
<p><a href="/account">Your account</a> is where you can switch them on again.</p></div>`,
    );
  return standInPage(
    "Stop reminders?",
    html`<div class="card"><h1>Stop reminders?</h1><p>You get reminders of your job search by mail, since you switched them on.</p>
<form method="post"><button>No more reminders</button></form></div>`,
  );
}
