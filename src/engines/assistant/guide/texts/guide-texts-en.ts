import { plans } from "../../../../shared/subscription/plan.rules.ts";
import { englishAdviceTexts } from "../advice/advice-texts-en.ts";
import { englishProductTexts } from "../product/product-texts-en.ts";
import type { GuideTexts } from "./guide-texts.ts";

const at = (place: string) => (place === "" ? "" : ` in ${place}`);
const called = (title: string) => (title === "" ? "Openings of every kind" : `Openings for **${title}**`);

export const englishGuideTexts: GuideTexts = {
  locale: "en-GB",
  label: {
    more: "More of these",
    onlyRemote: "Only remote",
    compareFirst: "Compare the first two",
    compare: (openings) => `Compare: ${openings}`,
    why: (opening) => `Why would it fit me: ${opening}?`,
    pay: (title) => `What do openings for ${title} pay?`,
    searchFor: (title, place) => `Search for ${title}${at(place)}`,
    anyIn: (place) => `All openings${at(place)}`,
    fits: "Openings that fit my profile",
    board: "What is waiting on my board?",
    gaps: "What is missing in my profile?",
    help: "What can you do?",
    attach: "Attach my CV",
    back: "Back to the search before",
    search: "Search",
    titleField: "Job title",
    placeField: "Place",
    save: (opening) => `Put on my board: ${opening}`,
    move: (opening, status) => `Move to ${status}: ${opening}`,
    moved: (status) => `Done: it stands in ${status}.`,
    remove: (opening) => `Take off my board: ${opening}`,
    removed: "Done: it is off your board.",
    undo: "Undo",
    interview: (opening) => `Prepare me for the interview: ${opening}`,
    mail: {
      follow_up: (opening) => `Draft a follow-up mail: ${opening}`,
      thank_you: (opening) => `Draft a thank-you mail: ${opening}`,
      withdrawal: (opening) => `Draft a withdrawal: ${opening}`,
      acceptance: (opening) => `Draft an acceptance: ${opening}`,
      declining: (opening) => `Draft a refusal of the offer: ${opening}`,
      reference: (opening) => `Ask for a reference: ${opening}`,
    },
    documents: (opening) => `CV and letter for ${opening}`,
    copy: "Copy the mail",
    copied: "Copied.",
    openCard: "Open the card",
    practise: "Practise the questions",
    openBoard: "Open the board",
    openProfile: "Open my profile",
    openSearch: "Open the job search",
    openAccount: "Open my account",
    openSubscription: "Open my subscription",
    openPolish: "Polish my wording",
    topics: {
      who: "Who am I talking to?",
      real: "Are these openings real?",
      privacy: "What happens with my data?",
      plan: "Subscription, charges, cancelling",
      account: "Change my account",
      scam: "Could this be a fraud?",
      legal: "Law, visas, benefits",
      apply: "How do I apply?",
      wording: "Improve my wording",
      fresh: "How new are they?",
      remind: "Set a reminder",
      trouble: "Something does not work",
      restart: "Start over",
      advice: "Career advice",
    },
  },
  topics: englishAdviceTexts,
  product: englishProductTexts,
  find: {
    head: (title, place, details) => `${called(title)}${at(place)}${details}:`,
    none: (title, place) => `I found no opening${title === "" ? "" : ` for **${title}**`}${at(place)}.`,
    end: "There are no more of these.",
    byProfile: (title) => `I go by your profile, where your newest position is ${title}.`,
    unused: (list) => `Not applied, openings cannot be held against it: ${list}.`,
    posted: (day) => `posted ${day}`,
    without: (list) => `Left out: ${list}.`,
    spelling: (written, read) => `I read “${written}” as “${read}”.`,
    levels: (words) => `No opening says “${words}”; these are without it.`,
    similar: (names) => `The nearest are called ${names}.`,
    place: (asked, used, kilometres) =>
      kilometres === undefined
        ? `There is none in ${asked}; these are in ${used}.`
        : `There is none in ${asked} itself; these are up to ${kilometres} km away.`,
    someWords: (missing) => `No title has all the words; these lack “${missing}”.`,
    partly: "Not quite that (similar occupations, or only some of the words):",
    mentioned: (words) => `No title says “${words}”; these mention it.`,
    fewer: (condition, count) => `Without “${condition}” there would be ${count}.`,
    givenUp: (conditions, isSeveral) =>
      isSeveral
        ? `I found none that meets all of ${conditions}; these meet part of it or none.`
        : `I found none that meets ${conditions}; these are without it.`,
    nearest: (names) => `Near it there are openings for ${names}.`,
    askTitle: "Gladly. Which work are you looking for, and where? A title is enough, the place may stay empty.",
    noHome: "I do not know where you are: name a town below, or enter where you live in your [profile](/profile).",
    demonstration:
      "These are demonstration openings: the companies are made up. Whoever runs this server can connect real job boards.",
  },
  opening: {
    says: (words) => `On ${words} the posting says:`,
    silent: (words) => `The posting says nothing of ${words} in these words; ask them before you apply. It begins:`,
  },
  why: {
    asks: (opening) => `What **${opening}** asks for:`,
    head: (opening, answered, all) =>
      `**${opening}**: your profile answers ${answered} of ${all} things that the posting asks for.`,
    met: "What you bring:",
    part: "In part:",
    question: "Not clear from your profile; say it there if you have it:",
    gap: "What is missing:",
    missing: (what) => `lacks ${what}`,
    unknown:
      "I do not have the text of this posting, so I cannot say what it asks for. **Generate Documents** on its card reads it.",
    posted:
      "That is a posting. It stays in this chat only; it is not on your board. Put it on your board, and for its CV and letter paste its text there once more.",
  },
  pay: {
    head: (title, place) => `What openings for **${title}**${at(place)} pay, where they name it:`,
    line: (count, median, low, high, period) =>
      `Openings: ${count}. Half of them between ${low} and ${high} ${period}, the middle is ${median}.`,
    periods: { HOUR: "an hour", DAY: "a day", WEEK: "a week", MONTH: "a month", YEAR: "a year" },
    few: "That rests on few openings and says little about what is usual.",
    none: (title, place) => `No opening for **${title}**${at(place)} names what it pays, so I have no figures.`,
  },
  interview: {
    head: (opening) =>
      `For the interview: **${opening}**. This is what the posting asks for, and what you can say to it:`,
    ask: (line) => `They will probably ask about “${line}”`,
    say: (facts) => `You can point to: ${facts}`,
    gap: "Your profile shows nothing of this. Say so plainly, and how you would learn it.",
    open: "Your profile does not tell. Think of an example of your own.",
    always:
      "Nearly always asked: why this company, why you are leaving, what you would ask them. Have one honest sentence ready for each.",
  },
  board: {
    empty:
      "Your [board](/jobtracking) is still empty. An opening comes onto it when you press **Apply** or put it there from here.",
    days: (count) => (count === 1 ? "for 1 day" : `for ${count} days`),
  },
  cv: {
    head: (file) => `I have read ${file}. This is what I recognised:`,
    present: "today",
    skills: (list) => `Skills: ${list}`,
    better: "What could be better:",
    fine: "I found nothing that fixed rules would complain about.",
    unread: "I could read the text, but recognised no CV in it.",
    none: "No CV is attached to this conversation yet. Attach a PDF, DOC or DOCX, and I say what I read in it and what could be better. What is wrong in your [profile](/profile) you change there; what was made for an opening is on its card on the [board](/jobtracking).",
    take: "**Check what was read** below shows each value beside its place in your CV: correct it, and add it to your profile.",
  },
  profile: {
    own: "I change nothing in your profile myself: on its page you edit, add or take out whatever you like.",
    head: "What is missing or weak in your [profile](/profile):",
    empty:
      "Your [profile](/profile) is still empty. Attach your CV, check what was read and add it, or fill it in by hand.",
    fine: "Your [profile](/profile) has all that I look for: positions with dates and duties, skills, contact, summary.",
  },
  findings: {
    weak_openings: "Begin with what you did or achieved; these lines only say what you were there for.",
    no_numbers: "Say how much or how many, if you know it: a number can be checked.",
    long_lines: "Shorten these lines: past two lines a point is skipped.",
    no_dates: "Add when these positions began and ended.",
    no_duties: "Add what you did in these positions.",
    no_email: "Add an e-mail address.",
    no_phone: "Add a telephone number.",
    no_summary: "Add two or three sentences that say who you are and what you look for.",
    no_positions: "Add your positions; I recognised none.",
    no_skills: "Add a list of skills: many employers search by them.",
  },
  move: {
    propose: (opening, status) =>
      `I can put this on your board: **${opening}**, in **${status}**. Nothing changes until you press the button.`,
    remove: (opening) =>
      `I can take **${opening}** off your board, with its history and notes. Nothing changes until you press the button, and Undo puts it back.`,
    notThere: (opening) => `**${opening}** is not on your [board](/jobtracking), so there is nothing to take off.`,
    already: (opening, status) => `**${opening}** already stands in **${status}** on your [board](/jobtracking).`,
  },
  mail: {
    head: "A draft that says only what is certain:",
    otherwise:
      "This is the short form. Whatever else you want different, change it after copying: I write no free text here.",
    note: "Send it yourself, I send nothing; fill in whatever stands in brackets.",
  },
  compare: {
    company: "Company",
    place: "Place",
    pay: "Pay",
    posted: "Posted",
    answered: "Asked for / answered by your profile",
  },
  documents: {
    how: "Tailored CVs and letters are made from a card: open it on the [board](/jobtracking) and press **Generate Documents**. They say only what stands in your [profile](/profile). Below it stands what was made before, to download as PDF or for Word.",
    forCard: (opening) =>
      `For **${opening}**: open its card on the [board](/jobtracking) and press **Generate Documents**. CV and letter say only what stands in your [profile](/profile).`,
  },
  choose: {
    offered: "Congratulations, that is wonderful! Before you sign, one of these may help.",
    instead: "Not what you meant?",
    unsure: "I did not quite get that. Which of these comes nearest?",
    partly: (understood) => `I understood ${understood}, but not all of it. Which of these comes nearest?`,
    opening: "Which opening is it about?",
    noneThere: (status) => `No card is in ${status} just now. Which opening is it about?`,
    past: "There are not that many in the list. Which opening is it about?",
    noOpening:
      "I do not know yet which opening you mean: search for one first, or put one on your [board](/jobtracking).",
    noList: "I need two openings for that: search first, or put two on your [board](/jobtracking).",
  },
  tell: {
    trouble:
      "I am sorry that something is in your way. What mostly helps: load the page again, or try another browser. Files attached here may be PDF, DOC or DOCX, up to 10 MB; a picture of a CV is read under [Bring your CV](/profile/import). Which mails you get, you choose on the [account page](/account). If it stays broken, tell whoever runs this server what you pressed and what you saw: I cannot see it from here.",
    restart: "All right, a clean slate. What are you looking for?",
    advice:
      "On some things I can say something general. Is it about one of these? A careers service or the public employment service also talks it through with you, mostly free of charge.",
    remind:
      "I cannot ring or write to you by myself. Open a card on your [board](/jobtracking) and give it a **Next step** with its date: it stands on [Today](/today) when it is due, and on the [account page](/account) you can have what is due mailed to you or shown in your calendar.",
    fresh:
      "Every opening shows the day it was posted, and you can ask for “posted this week”. Boards are read again every few hours: what a board no longer lists is closed here and drops out of the search. Whether an employer has chosen somebody already, no board tells: ask them before you put a lot of work in.",
    who: "I am no human and no language model: I am the guide of this application and work by fixed rules. I say only what I have looked up in the openings, your profile, your board and your file.",
    privacy:
      "What you write here, your CV and your profile belong to you: nobody else can see them, and I send nothing to a language model. On the [account page](/account) you can take all of it with you or delete it. No employer sees your profile: they get what you send them.",
    plan: `Pro costs $${plans.pro.monthlyPriceUsd} a month. The [subscription page](/subscription) shows it, with what your plan includes and what you have used; there you change or cancel it too. Was something charged that you do not know of? Look there first; what you did not order, your bank can often get back. Whatever plan you have, what you have made stays until you delete it.`,
    account:
      "On the [account page](/account) you change name, e-mail address and password, take your data with you, or delete the account with everything in it.",
    scam: "Be careful: a genuine employer never asks for a fee, for money to be passed on, or for a copy of your passport or your bank details before there is a contract. Pay nothing and send no papers. Look the employer up on its own website and ask there whether the opening exists; you can report a fraud to the police.",
    legal:
      "Visas, taxes, benefits and the law of work are beyond me, and a wrong answer could cost you. An advice centre, a union or the public employment service can tell you for certain.",
    apply:
      "I cannot apply for you: every application goes out by your own hand. **Apply** opens the posting and puts it on your [board](/jobtracking), so that you keep track.",
    wording:
      "I do not rewrite sentences in this chat. **Polish my wording** goes through your profile sentence by sentence; you keep or decline each.",
    greet: "Hello! Good to have you here. What shall we begin with?",
    thanks: "You are welcome. I am here when you need me.",
    other:
      "That is outside what I know, sorry. I can help with finding work, applications, interviews, your board and your profile.",
    ok: "All right. What comes next?",
    strain:
      "That is hard, and it says nothing about your worth. Shall we take one small step, or leave it for today? Everything is kept.",
  },
  real: {
    demonstration:
      "No: these openings are made up for demonstration, and so are the companies. Nobody can apply to them. Whoever runs this server can connect real job boards; from then on only real ones are shown.",
    sources:
      "They come from the job boards that this server is connected to, and each **Apply** leads to the original posting. Whether an employer is genuine I cannot tell: look it up before you send papers.",
  },
  help: "This is what I do for certain:\n\n- find openings by title, place, pay, hours and more, and go on from there (“only remote”, “what about Leeds?”, “the second one”)\n- say why an opening fits you and what is missing, what it pays, and compare two\n- say what is waiting on your board, and put cards there or move them at one press\n- prepare you for an interview, draft a follow-up, a thank-you or a withdrawal\n- read your CV and find the gaps in your profile\n- explain this application: what a column means, where your files are, how a line of a CV is changed",
  strained: "I am sorry, that is wearing, and it says nothing about your worth.",
  distress: {
    perhaps: "If more than the search weighs on you, you do not have to carry it alone: there are people who listen.",
    opening:
      "I am glad that you say it. What you feel matters more than any job, and you do not have to carry it alone. Please talk to a human now:",
    emergency: (number) => `**In danger right now?** Call ${number}.`,
    anyEmergency:
      "**In danger right now?** Call your local emergency number: 112 in Europe and in many other countries, 999 in the United Kingdom, 911 in North America.",
    line: (name, number) => `**${name}**: ${number}`,
    find: "**Somebody to talk to where you are**: findahelpline.com lists free and confidential lines by country.",
    close: "**Somebody close**: tell one person you trust how you feel, and ask them to stay with you.",
    later: "The search can wait; everything is kept. I am a program and cannot help with this, but people can.",
    goOn: "Now to what I asked",
    listed: (date) => `Numbers as of ${date}.`,
  },
};
