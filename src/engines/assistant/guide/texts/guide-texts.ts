import type { AdviceTexts } from "../advice/advice-texts.ts";
import type { ProductTexts } from "../product/product-texts.ts";
import type { MailKind, Topic } from "../words/guide-words.ts";

/** What can be better in a CV or a profile. */
export const cvFindingKinds = [
  "weak_openings",
  "no_numbers",
  "long_lines",
  "no_dates",
  "no_duties",
  "no_email",
  "no_phone",
  "no_summary",
  "no_positions",
  "no_skills",
] as const;
export type CvFindingKind = (typeof cvFindingKinds)[number];

/**
 * All that the guide says by itself, in one language. Names and quotes are put in as they are, in Markdown: each sentence is built so that
 * it is right whatever they are.
 */
export interface GuideTexts {
  /** BCP 47 */
  locale: string;
  /** Buttons. */
  label: {
    more: string;
    onlyRemote: string;
    compareFirst: string;
    compare(openings: string): string;
    why(opening: string): string;
    pay(title: string): string;
    searchFor(title: string, place: string): string;
    anyIn(place: string): string;
    fits: string;
    board: string;
    gaps: string;
    help: string;
    attach: string;
    back: string;
    search: string;
    titleField: string;
    placeField: string;
    save(opening: string): string;
    move(opening: string, status: string): string;
    moved(status: string): string;
    remove(opening: string): string;
    removed: string;
    undo: string;
    interview(opening: string): string;
    mail: Record<MailKind, (opening: string) => string>;
    documents(opening: string): string;
    copy: string;
    copied: string;
    openCard: string;
    practise: string;
    openBoard: string;
    openProfile: string;
    openSearch: string;
    openAccount: string;
    openSubscription: string;
    openPolish: string;
    topics: Record<Topic, string>;
  };
  topics: AdviceTexts;
  product: ProductTexts;
  find: {
    /** Without a title: work of any kind; without a place: anywhere. */
    head(title: string, place: string, details: string): string;
    none(title: string, place: string): string;
    end: string;
    byProfile(title: string): string;
    unused(list: string): string;
    posted(day: string): string;
    /** Titles that were not wanted. */
    without(list: string): string;
    spelling(written: string, read: string): string;
    levels(words: string): string;
    similar(names: string): string;
    place(asked: string, used: string, kilometres: number | undefined): string;
    someWords(missing: string): string;
    /** Above openings of similar occupations, or with some of the words. */
    partly: string;
    mentioned(words: string): string;
    fewer(condition: string, count: number): string;
    /** Of several, what is shown may meet some. */
    givenUp(conditions: string, isSeveral: boolean): string;
    nearest(names: string): string;
    askTitle: string;
    noHome: string;
    demonstration: string;
  };
  /** What a posting says of what is asked; `words` are quoted. */
  opening: { says(words: string): string; silent(words: string): string };
  why: {
    /** Where there is no profile to hold it against. */
    asks(opening: string): string;
    head(opening: string, answered: number, all: number): string;
    met: string;
    part: string;
    question: string;
    gap: string;
    missing(what: string): string;
    unknown: string;
    /** Of a posting that was pasted. */
    posted: string;
  };
  pay: {
    head(title: string, place: string): string;
    line(count: number, median: string, low: string, high: string, period: string): string;
    periods: Record<"HOUR" | "DAY" | "WEEK" | "MONTH" | "YEAR", string>;
    few: string;
    none(title: string, place: string): string;
  };
  interview: {
    head(opening: string): string;
    ask(line: string): string;
    say(facts: string): string;
    gap: string;
    open: string;
    always: string;
  };
  board: { empty: string; days(count: number): string };
  cv: {
    head(file: string): string;
    /** The end of a position that is still held. */
    present: string;
    skills(list: string): string;
    better: string;
    fine: string;
    unread: string;
    none: string;
    take: string;
  };
  /** `own`: that nothing of it is changed by the guide. */
  profile: { own: string; head: string; empty: string; fine: string };
  findings: Record<CvFindingKind, string>;
  move: {
    propose(opening: string, status: string): string;
    already(opening: string, status: string): string;
    remove(opening: string): string;
    notThere(opening: string): string;
  };
  mail: {
    head: string;
    /** Beside the short form. */
    otherwise: string;
    note: string;
  };
  compare: {
    company: string;
    place: string;
    pay: string;
    posted: string;
    answered: string;
  };
  documents: { how: string; forCard(opening: string): string };
  choose: {
    /** Somebody has a job offer, of no opening that is known here. */
    offered: string;
    /** Above what else a message may have asked for. */
    instead: string;
    unsure: string;
    partly(understood: string): string;
    opening: string;
    noneThere(status: string): string;
    past: string;
    noOpening: string;
    noList: string;
  };
  tell: Record<Exclude<Topic, "real"> | "greet" | "thanks" | "ok" | "strain" | "other", string>;
  /** Of openings that are made up, and of real ones. */
  real: { demonstration: string; sources: string };
  help: string;
  strained: string;
  distress: {
    /** Stands above the answer where distress is not sure: it may be read by somebody who is only tired of applying. */
    perhaps: string;
    opening: string;
    emergency(number: string): string;
    anyEmergency: string;
    line(name: string, number: string): string;
    find: string;
    close: string;
    later: string;
    /** The button that asks again what the message asked for too. */
    goOn: string;
    listed(date: string): string;
  };
}
