import { standInPage } from "../../engines/plain-pages/plain-pages.ts";
import { html } from "../../shared/text/safe-html.rules.ts";

export interface EnteredPerson {
  name: string;
  email: string;
  email_verified: boolean;
}

export const defaultPerson: EnteredPerson = {
  name: "Anna Weber",
  email: "anna.weber@example.org",
  email_verified: true,
};

/** Sign-in and consent on one page. It never asks for a password: whoever sees it is at their own machine or in a demonstration. */
export function identityPage(action: string, person: EnteredPerson, fault = ""): string {
  return standInPage(
    "Sign in with LinkedIn (stand-in)",
    html`<h1>Sign in with LinkedIn</h1>
<p class="muted">This is a stand-in: no LinkedIn keys are set up, so this server plays LinkedIn itself. Say who you want to be.</p>
<form method="post" action="${action}" class="card">
${fault ? html`<p class="fault" role="alert">${fault}</p>` : ""}
<label>Name<input type="text" name="name" required maxlength="100" autocomplete="name" value="${person.name}"></label>
<label>Email<input type="email" name="email" required maxlength="254" autocomplete="email" value="${person.email}"></label>
<label class="check"><input type="checkbox" name="email_verified"${person.email_verified ? html` checked` : ""}> This email address is verified at LinkedIn</label>
<p>Forthright will receive your name and your email address.</p>
<div class="actions"><button type="submit" name="decision" value="allow">Allow</button>
<button type="submit" name="decision" value="cancel" class="quiet" formnovalidate>Cancel</button></div></form>`,
  );
}
