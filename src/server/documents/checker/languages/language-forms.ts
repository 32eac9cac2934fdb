/**
 * What may be said in another language than English around facts in their own words. As in all forms, {T} is a title, {O} an
 * employer, {F} and {E} beginning and end. Nothing of a statement is ever reworded here.
 */
export interface LanguageForms {
  /** As they stand alone, and as they stand behind a preposition where that differs. */
  months: string;
  bentMonths?: string;
  beforeYear: string;
  /** "bis heute" */
  present: string;
  and: string;
  presentJob: string[];
  pastJob: string[];
  /** What may introduce statements of a job. */
  work: string[];
  study: string[];
  grade: string;
  person: string[];
  /** What may introduce a summary. */
  aboutMe: string;
  courtesies: string[];
  /** Here {title} and {company} are the posting's, {quote} whole words of one of its lines. */
  applying: string[];
  quoting: string[];
  /** Words in which somebody would speak of themselves: no title of a posting may hold them. */
  self: RegExp;
}
