import { type Attack, ofJob } from "./attack.ts";

const studied = (degree: string, years: string): Attack["about"] => ({
  degrees: [[degree, "Chemistry", "York University", years]],
});

const unfinished = `
I hold an MSc in Chemistry.
I graduated in 2022 with an MSc.
I graduated in Chemistry from York University.
Graduate of York University
I completed an MSc in Chemistry in 2022.`;

/** Jobs, degrees, certificates, languages: when they were, and whether they are. */
export const attackedEntries: Record<string, Attack> = {
  "a verb of the present over a job that has ended": {
    about: {
      jobs: [
        ["Sous Chef", "Ritz", "Leeds", "2015-03", "2017-06", []],
        ["Head Chef", "Hilton", "York", "2019-01", "", []],
      ],
    },
    lies: `
      I am Head Chef at Hilton and Sous Chef at Ritz.
      I work as Head Chef at Hilton and as Sous Chef at Ritz.
      I currently work as Head Chef at Hilton and Sous Chef at Ritz.
      I have been Head Chef at Hilton since 2019 and Sous Chef at Ritz.
      I was Sous Chef at Ritz and Head Chef at Hilton.`,
    truths: `
      I have worked as Sous Chef at Ritz and Head Chef at Hilton.
      I am Head Chef at Hilton, previously Sous Chef at Ritz.
      Head Chef at Hilton since 2019, before that Sous Chef at Ritz`,
  },
  "years of another title that holds the same word": {
    about: {
      jobs: [
        ["Chef", "Ritz", "Leeds", "2010-03", "2017-06", []],
        ["Head Chef", "Hilton", "York", "2020-01", "2022-01", []],
      ],
    },
    lies: `
      I have 9 years of experience as head chef.
      I have 3 years of experience as head chef.
      I have more than 2 years of experience as head chef.`,
    truths: `
      I have 2 years of experience as head chef.
      I have 7 years of experience as chef.
      I have 9 years of experience as chef and head chef.`,
  },
  "volunteering as work": {
    about: {
      jobs: [["Cook", "Ritz", "Leeds", "2015-03", "2017-06", []]],
      volunteer: [["Coach", "Red Cross", "York", "2019-01", "", []]],
    },
    lies: `
      I worked as Cook at Ritz and Coach at Red Cross.
      I have worked as a Cook at Ritz and as Coach at Red Cross.`,
  },
  "a job that is still to come": {
    about: { jobs: [["Cook", "Ritz", "Leeds", "2099-03", "", ["Lead the kitchen."]]] },
    lies: `
      I work as Cook at Ritz.
      I have worked as Cook at Ritz since 2099.
      Cook at Ritz since 2099
      Ich arbeite als Cook bei Ritz.
      I lead the kitchen.
      I led the kitchen.
      I have led the kitchen.`,
  },
  "an end that is still to come": {
    about: { jobs: [["Cook", "Ritz", "Leeds", "2020-03", "2099-03", ["Lead the kitchen."]]] },
    lies: `
      I worked as Cook at Ritz until 2099.
      I was Cook at Ritz for 70 years.
      I have 20 years of experience as cook.
      I left Ritz in 2099.`,
    truths: `
      I work as Cook at Ritz.
      Mar 2020 – Mar 2099
      I lead the kitchen.`,
  },
  "a degree that goes on, behind one that is held": {
    about: {
      degrees: [
        ["BSc", "Physics", "Leeds University", "2015 - 2018"],
        ["MSc", "Chemistry", "York University", "2025 -"],
      ],
    },
    lies: `
      I hold a BSc in Physics and MSc in Chemistry.
      I hold a BSc in Physics and an MSc in Chemistry.
      I hold an MSc in Chemistry.
      I hold a BSc in Physics from Leeds University and MSc in Chemistry from York University.`,
    truths: "I hold a BSc in Physics.",
  },
  "a degree since": { about: studied("MSc", "since 2022"), lies: unfinished },
  "a degree that was dropped": { about: studied("MSc", "dropped out 2022"), lies: unfinished },
  "a degree not completed": { about: studied("MSc", "not completed, 2019 - 2022"), lies: unfinished },
  "a subject that was not completed": {
    about: { degrees: [["MSc", "Chemistry (not completed)", "York University", "2019 - 2022"]] },
    lies: `
      I have an MSc from York University.
      I graduated from York University in 2022.`,
  },
  "a degree of which a part was done": {
    about: { degrees: [["Bachelor", "Hotel Management (60 of 180 ECTS)", "KdG", "2013 - 2015"]] },
    lies: "I have a Bachelor from KdG.",
  },
  "a summary of somebody in training": {
    about: { summary: "Laundry manager in training with 8 years in hotels" },
    lies: "I am a laundry manager.",
  },
  "a degree to come": { about: studied("MSc", "expected 2022"), lies: unfinished },
  "a degree held": { about: studied("MSc", "2019 - 2022"), lies: "", truths: "I hold a master's degree." },
  "a craftsman's master": { about: studied("Master Craftsman", "2019 - 2022"), lies: "I hold a master's degree." },
  "a class of a master's": { about: studied("Masterclass in Baking", "2019"), lies: "I hold a master's degree." },
  "a candidate of philosophy": { about: studied("PhD candidate", "2019 - 2022"), lies: "I hold a doctorate." },
  "an honorary doctor": { about: studied("Dr. h.c.", "2019 - 2022"), lies: "I hold a doctorate." },
  "an unfinished bachelor": { about: studied("Bachelor (unfinished)", "2019"), lies: "I hold a bachelor's degree." },
  "certificates that are not held": {
    about: {
      certificates: [
        ["AWS Architect (in progress)", "AWS", "2024"],
        ["CPA (expired)", "AICPA", "2010"],
        ["PMP", "PMI", "2099"],
        ["Privacy Professional (CIPP/E)", "IAPP", "2019"],
      ],
    },
    lies: `
      I hold the certificate AWS Architect.
      I am AWS Architect certified.
      I am certified as CPA.
      I obtained PMP in 2099.
      I hold the PMP.
      I have been certified PMP since 2099.`,
    truths: "I hold the certificate Privacy Professional.",
  },
  "languages hardly known, and nationalities": {
    about: {
      languages: [
        "French (reading only)",
        "Polish (C1)",
        "Spanish (near mother tongue)",
        "Dutch (beginner)",
        "Irish: basic",
      ],
    },
    lies: `
      I am Polish.
      I am a Polish.
      I speak French.
      I speak Dutch.
      I speak Irish.
      I speak Polish, Dutch and French.
      My mother tongue is Spanish.`,
    truths: `
      I speak Polish.
      I speak basic Irish.
      My Polish is at C1 level.`,
  },
  "praise of skills, and what somebody was for a time": {
    about: {
      skills: ["SQL"],
      summary:
        "Head chef for one summer. Manager from 2010 to 2012. Baker for large hotels. Actuary (nearly qualified, 13 of 15 exams).",
    },
    lies: `
      I have solid experience with SQL.
      I have solid skills in SQL.
      I am well versed in SQL.
      I am trained in SQL.
      I am a head chef.
      I am a manager.
      I am an actuary.`,
    truths: `
      I am skilled in SQL.
      I am a baker.`,
  },
  "one statement as the means or the place of another": {
    about: ofJob(
      "Led 12 cooks in 2016.",
      "Cut costs by 5 %.",
      "Sold cakes in Kiel.",
      "Baked bread in Bonn.",
      "Used SQL.",
    ),
    lies: `
      Leading 12 cooks, I cut costs by 5 %.
      Using SQL, I cut costs by 5 %.
      I led 12 cooks, which cut costs by 5 %.
      I led 12 cooks who cut costs by 5 %.
      In 2016, I led 12 cooks and cut costs by 5 %.
      In Kiel, I sold cakes and baked bread.
      I sold cakes and baked bread in Bonn.`,
    truths: `
      I led 12 cooks and cut costs by 5 %.
      In addition to leading 12 cooks, I cut costs by 5 %.
      I sold cakes in Kiel and baked bread in Bonn.`,
  },
  "a rank at a firm as the rank of the firm": {
    about: { jobs: [["Director", "Deutsche Bank", "Leeds", "2019-07", "", ["Lead the audits."]]] },
    lies: `
      I am Director of Deutsche Bank.
      As Director of Deutsche Bank, I lead the audits.
      Director of Deutsche Bank since 2019`,
    truths: `
      I am Director at Deutsche Bank.
      As Director at Deutsche Bank, I lead the audits.`,
  },
  "levels of one language as those of another": {
    about: { languages: ["French (native)", "English (B1)", "German (A1)"] },
    lies: `
      I speak native French and English.
      I speak fluent French and English.
      My native languages are French and English.
      I speak English at native level.
      Native speaker of French and English
      I speak French, English and German fluently.`,
  },
};
