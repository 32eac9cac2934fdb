import type { ApplicationMailKind } from "../../../shared/tracker/mails/mail-draft.contract.ts";

export interface MailAbout {
  title: string;
  company: string;
  /** A day in the mail's language: of the application, the interview, the first day of work; empty where it is not known. */
  on: string;
}

type Sentences = (about: MailAbout) => string;

/** Mails about an application, in one language: each sentence is right whatever is put in. What only the person knows stands in brackets. */
export interface MailTexts {
  /** BCP 47 */
  locale: string;
  /** Without a name: whoever reads it there. */
  greeting(company: string, name: string): string;
  closing: string;
  subject: Record<ApplicationMailKind, string>;
  body: Record<ApplicationMailKind, Sentences>;
  short: Record<"follow_up" | "thank_you" | "withdrawal", Sentences>;
  /** Before lines of the person's own. */
  strengths: string;
  /** Where nobody is named whom only a name can greet. */
  somebody: string;
}
