import type { ProductTexts } from "./product-texts.ts";

export const englishProductTexts: ProductTexts = {
  topics: {
    columns: {
      label: "What do the columns mean?",
      text: "The [board](/jobtracking) has five columns, one for each stage of an application. **Viewed**: you have looked at it or saved it, nothing has gone out. **Applied**: your application is sent. **Interview**: they have invited you. **Offer**: they want you. **Rejected**: it came to nothing. No card moves by itself: drag it, use **Move to** on it or **Status** in it, or tell me. Pressing **Apply** only puts an opening into Viewed; when you have sent your application, move it to Applied.",
    },
    insights: {
      label: "What does Insights show?",
      text: "[Insights](/insights) counts only what your own board says: how far openings come, how many applications were answered (an interview, an offer or a rejection counts) by source and by week, how many days each stage takes, and how many applications an interview took. It goes by the days in the history of the cards, so a card that is never moved tells nothing. Percentages are given from ten on; of fewer it says “2 of 7”. At the top you choose which openings count: this search, those of the last 12 or 4 weeks, or, if there is one, the archive too.",
    },
    download: {
      label: "Download CV and letter",
      text: "The files are on the card of their opening: open it on the [board](/jobtracking), under **Documents**. **Download CV** and **Download Cover Letter** give a PDF to print or to attach, the links below them the same for Word. If nothing is there yet, press **Generate Documents**: a CV is always made for one opening. I send nothing to employers, you attach it yourself.",
    },
    profile_edit: {
      label: "Change something in my profile",
      text: "I change nothing in it, you do: on the [profile](/profile) press **Edit** at the section, change, add or take out what you like, and save. **History** there brings an earlier version back. CVs and letters made from now on say the new; files that are there already stay as they are until you make them again. Which part is it?",
    },
    summary: {
      label: "Write or change my summary",
      text: "I write no free text here, so the summary is yours: in the [profile](/profile), under **Profile Summary**. Three sentences do: what you are and for how long; what you do best, with a figure if you have one; what you look for. A CV for an opening takes from it what fits there, and lists in its review what was left out.",
    },
    saved: {
      label: "Where is what I saved?",
      text: "Openings that you saved or applied to are cards on the [board](/jobtracking); those you put away are in its archive. CVs and letters are on the card of their opening, under **Documents**, older ones under **Earlier versions**. Saved searches are in the [job search](/jobsearch) under **Saved searches**, earlier chats under **Chat History** in the menu at the side.",
    },
    adding: {
      label: "Put an opening from elsewhere on the board",
      text: "Press the **+** of a column on the [board](/jobtracking) and paste the link: what can be read of the page is filled in, you check it. Without a link choose **This job has no link** and type it. From any site in one press: a bookmark or the browser extension, both on [this page](/capture); on Android the installed application takes shared pages. Many at once: [import a table](/jobtracking/import). If you paste a posting here, I say how it fits, but it is not on the board by that.",
    },
    cards: {
      label: "What can I keep on a card?",
      text: "A card of the [board](/jobtracking) has four parts. **Overview**: status, next step, how it fits. **Documents**: CV and letter, what you sent, your own files. **Notes**: the next step with day and time, notes, contacts, interviews, offers. **History**: each move, whose day you can correct. Below are **Archive**, from which it can be put back at any time, and **Delete Job**, which can be undone for ten seconds.",
    },
    design: {
      label: "How the CV looks",
      text: "There are seven designs (Modern, Classic, Compact, Executive, Warm, Timeline, Sidebar) and two papers, A4 and US Letter: on the card, under **Documents**, further down. Another design leaves the text as it is and uses nothing of your plan. Colours, fonts, margins, the order of sections and a photo cannot be set here: take the Word file and change it there. Too long? Leave lines out under **Review what they say**, or take something out of the profile.",
    },
    editing: {
      label: "Change a sentence in CV or letter",
      text: "On the card, under **Documents**, press **Review what they say**. There a line of yours can be edited, told differently, moved or left out, and a sentence added; each change is a new version, the earlier ones stay. Numbers, dates, names and titles must stand in your [profile](/profile), also when you type them. Your name, contact and what your jobs are called come from the profile: correct them there, then press **Regenerate Documents**, which from the same posting uses nothing of your plan.",
    },
    translation: {
      label: "CV in another language",
      text: "Nothing is translated here: a CV says your own words, and a translation would be words that nobody checked. It is in the language of your [profile](/profile). If at least a third of the profile's text is in the language of a posting (English, German, French, Spanish, Italian, Dutch, Polish or Portuguese), the CV and letter for it are in that language: so fill it in there, and have somebody who speaks it read it. The paper is that of the opening's country, unless you choose one.",
    },
    match: {
      label: "How is the fit worked out?",
      text: "The posting is taken apart into what it asks for, and each point is held against your [profile](/profile): “5 of 9” means that five of nine are answered there. What your profile does not say clearly becomes a question: answer it under **How it fits** on the card, once for all postings. So “missing” often means only that it does not stand in the profile yet. It is no score of you, and no employer sees it.",
    },
    alerts: {
      label: "Be told of new openings",
      text: "Save a search in the [job search](/jobsearch): its new openings are counted there and stand on [Today](/today). Mails about them come only if you switch on **Reminders by mail** on the [account page](/account): one mail on the days and at the hour that you choose, when there is something; each has a way to end them. Codes and notices about your account come regardless. Your phone gets no notifications, but the dates of your board can be shown in your calendar.",
    },
    app_language: {
      label: "Language, dark colours, text size",
      text: "The pages are in English only. I answer in the language that you write, if it is one of eight; CVs follow the language of your profile; for reminder mails you choose one on the [account page](/account). Light or dark: the sun or moon at the top of the menu at the side, on a phone at the top right. For larger text use your browser's zoom, which the pages are made for.",
    },
    filters: {
      label: "Search, filter, save a search",
      text: "In the [job search](/jobsearch) type the work and the place, with conditions in plain words if you like (“part-time, over £30,000”). Filters for workplace, date posted, pay, employment, distance and language stand above the list, and under **More** level, shifts, experience, employer and source. **Save this search** keeps it. What fits best comes first; another order cannot be chosen. An employer cannot be hidden.",
    },
    truth: {
      label: "Does it make things up?",
      text: "No: a CV or letter made here says only what stands in your [profile](/profile), in your own words or in a wording that you confirmed. What a line says of you in numbers, dates, names or titles must stand there, else it is refused, also when you type it. Under **Review what they say** each line shows where it comes from. No language model is at work on this server. You may leave things out and put the strongest first; embellishing it will not do.",
    },
    after_cv: {
      label: "My CV is in: what now?",
      text: "Nothing goes to employers by itself; this is the way. Check what was read of your CV and add it to your [profile](/profile). Find openings, here or in the [job search](/jobsearch), and put one on the [board](/jobtracking). On its card **Generate Documents** makes CV and letter for it. You send them yourself and move the card; what is due then stands on [Today](/today).",
    },
    devices: {
      label: "Phone, other computers, no network",
      text: "It runs in the browser of any computer or phone: sign in there with the same account, and everything is there. App stores do not have it; “Install app” or “Add to home screen” in the browser's menu puts it among your apps. Without a network the board, Today, the profile and the list of chats open as you last saw them, and moves and notes are sent later. Several tabs are fine. Where you are signed in you see on the [account page](/account), and end it there.",
    },
    export: {
      label: "Take my data along or bring it here",
      text: "All that is stored about you: **Download my data** on the [account page](/account). The board alone: **Export** there, as CSV for spreadsheets, JSON, calendar dates or a PDF report for a job centre. The profile: **Export as JSON Resume** on its page. From elsewhere: save the table of your tracker or spreadsheet as CSV and [import](/jobtracking/import) it; you see all of it before anything is saved.",
    },
    distance: {
      label: "How far is it?",
      text: "I know the town that an opening names, but no streets, timetables or petrol prices: look the way up in a map. You can narrow a list, here by “within 20 km of Leeds”, in the [job search](/jobsearch) by **Distance**; both count as the crow flies. Ask the employer for the exact address before you apply.",
    },
    employer: {
      label: "What kind of employer is it?",
      text: "I have no reviews and know no employer from inside, only what its postings say of it: ask about one opening, and I show that. Otherwise look at its website, at reviews elsewhere with some doubt, and best ask somebody who works there. Whether they take people on beyond what is posted only they can tell: a short call is quite usual.",
    },
    human: {
      label: "Talk to a person",
      text: "I am a program, and no person reads along in this chat; I can pass nothing on. For faults, complaints and suggestions turn to whoever runs this server. About your search people do talk with you: the public employment service or a careers service, mostly free of charge.",
    },
  },
  pages: {
    insights: "Open Insights",
    capture: "Save postings from any site",
    import: "Import a table",
    import_cv: "Bring my CV",
    personal_details: "Name, phone, e-mail, address",
    profile_summary: "Summary",
    professional_experience: "Jobs",
    education: "Education",
    skills: "Skills",
    certifications: "Certificates",
  },
  places: "What they name as their place:",
  employer: {
    says: (opening) => `**${opening}**: this is what the posting says of the employer.`,
    silent: (opening) => `**${opening}**: the posting says nothing of the employer itself.`,
  },
  counts: {
    label: "How many applications, and when?",
    head: "So many openings, by what your [board](/jobtracking) and its history say:",
    now: "stand there now",
    today: "came there today",
    week: "in the last 7 days",
    month: "in the last 30 days",
    ever: "ever",
    latest: "The latest moves:",
    none: "Your [board](/jobtracking) is still empty, so there is nothing to count: I know only of applications that stand there.",
    note: "Each opening counts once, on the day it first came there; those in the archive count too, but not under “now”. A day that is not right you correct in the card's **History**.",
  },
  among: {
    label: (words) => (words === "" ? "Which of these fits best?" : `Which of these: ${words}?`),
    says: (words) => `Of these, the following say something on ${words}:`,
    silent: (words) => `None of these says anything on ${words} in these words; ask before you apply.`,
    others: (numbers) => `Nothing on it in these words: ${numbers}.`,
    pay: "By the pay that they name, counted as full time, the highest first:",
    noPay: (numbers) => `No pay is named by: ${numbers}.`,
    fit: "That is for you to decide. What I can say of each:",
    answered: (answered, all) => `your profile answers ${answered} of ${all} points`,
  },
  hired: {
    label: "I have the job",
    text: "Congratulations, that is wonderful! Enjoy it first.",
    which: "Which one is it? Then I show what is left to do.",
    left: "What is left: give notice only when the contract is signed, and tell the others that you are no longer available. When you are done, **New search** on the [board](/jobtracking) puts all cards into the archive.",
  },
};
