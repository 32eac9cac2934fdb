import type { ExaminedPerson } from "./examined-person.ts";

export const callAgent: ExaminedPerson = {
  name: "Kavita Raghunathan",
  place: "Manchester, United Kingdom",
  summary:
    "Energy adviser with five years in call centres and two in the field. Patient with people and impatient with bad bills.",
  languages: ["English", "Tamil", "Hindi"],
  skills: ["Complaint handling", "Zendesk", "Meter data", "Energy audits", "Coaching"],
  jobs: [
    [
      ...(["Call Agent", "Octavia Power", "Manchester", "2017-03", "2019-11"] as const),
      [
        "Took about 70 calls a day.",
        "Resolved 85 % of complaints on the first call.",
        "Sold green tariffs to existing customers.",
      ],
    ],
    [
      ...(["Team Coach", "Octavia Power", "Manchester", "2019-12", "2022-05"] as const),
      [
        "Coached ten call agents on difficult conversations.",
        "Cut average handling time from 9 to 6.5 minutes.",
        "Helped select a new telephone system.",
        "Listened to 50 recorded calls a week and gave feedback.",
      ],
    ],
    [
      ...(["Energy Adviser", "Citizens Advice", "Salford", "2022-06", ""] as const),
      [
        "Visit households in fuel debt.",
        "Recovered £210,000 in wrongly billed charges for clients.",
        "Run a monthly drop-in session at two libraries.",
        "Write template letters used by 30 advisers.",
      ],
    ],
  ],
  degrees: [["BA", "Economics", "University of Salford", "2013 - 2016"]],
  certificates: [["Domestic Energy Assessor", "Elmhurst", "2022"]],
  posting: {
    title: "Customer Operations Manager",
    company: "Northern Grid",
    lines: [
      "You manage 60 agents",
      "Six Sigma Green Belt",
      "Salesforce Service Cloud",
      "MBA preferred",
      "Complaint handling and coaching",
    ],
  },
  truths: {
    "exp0.*": `
      I took around 70 calls per day.
      Taking approximately 70 calls daily
      I resolved 85 percent of complaints on the first call and sold green tariffs to existing customers.
      Resolved 85% of complaints during the first call
      85 % of complaints were resolved on the first call.
      As a Call Agent at Octavia Power, I sold green tariffs to existing customers.
      Selling green tariffs to existing clients`,
    "exp1.*": `
      I coached 10 call agents on difficult conversations.
      Coaching ten call agents on difficult conversations
      Reduced the average handling time from 9 to 6.5 minutes
      The average handling time was cut from nine to 6.5 minutes.
      Reduced average handling time by 2.5 minutes, from 9 to 6.5
      I helped to select a new telephone system.
      Assisted in selecting a new telephone system
      Helped with the selection of a new telephone system
      I listened to 50 recorded calls per week and gave feedback.
      Each week I listened to 50 recorded calls and gave feedback.`,
    "exp2.*": `
      I visit households in fuel debt and run a monthly drop-in session at two libraries.
      Visiting households in fuel debt
      I recovered £210,000 in wrongly billed charges for clients.
      Recovered GBP 210,000 for clients in wrongly billed charges
      I have recovered £210k in wrongly billed charges for clients.
      Running a monthly drop-in session in two libraries
      I write template letters which 30 advisers use.
      Writing template letters that are used by 30 advisers
      At Citizens Advice, I write template letters used by thirty advisers.`,
    "exp0 exp1 exp2": `
      I have been an Energy Adviser at Citizens Advice since June 2022.
      I worked at Octavia Power as Call Agent and Team Coach.
      Team Coach at Octavia Power from December 2019 to May 2022
      Over nine years of experience as Call Agent, Team Coach and Energy Adviser`,
    edu0: `
      I graduated in Economics from the University of Salford in 2016.
      Bachelor of Arts in Economics, University of Salford`,
    cert0: `
      I am a certified Domestic Energy Assessor (Elmhurst, 2022).
      Qualified as a Domestic Energy Assessor with Elmhurst in 2022`,
    langs: `
      I speak three languages: English, Tamil and Hindi.
      Fluent in English, Tamil and Hindi`,
    "skills summary": `
      Energy adviser with five years in call centres and two in the field, skilled in complaint handling and coaching
      I have experience with Zendesk, meter data and energy audits.
      Energy adviser with five years in call centres`,
    posting: `
      I would like to apply as Customer Operations Manager at Northern Grid.
      Your posting mentions complaint handling and coaching.`,
  },
  hardLies: {
    "exp0.*": `
      Took about 700 calls a day.
      Took about 70 calls an hour.
      Took over 70 calls a day.
      Resolved 85 complaints on the first call.
      Resolved 95 % of complaints on the first call.
      Resolved 85 % of complaints on the second call.
      Resolved all complaints on the first call.
      Sold green tariffs to new customers.
      Designed green tariffs for existing customers.
      As a Team Coach at Octavia Power, I took about 70 calls a day.`,
    "exp1.*": `
      Coached one hundred call agents on difficult conversations.
      Managed ten call agents on difficult conversations.
      Coached ten managers on difficult conversations.
      Cut average handling time from 9 to 5.6 minutes.
      Cut average handling time by 6.5 minutes.
      Cut average handling time from 9 to 6.5 hours.
      Cut maximum handling time from 9 to 6.5 minutes.
      Selected a new telephone system.
      Helped select a new billing system.
      Helped build a new telephone system.
      Listened to 500 recorded calls a week and gave feedback.
      Listened to 50 recorded calls a day and gave feedback.
      Reduced average handling time by 25 %, from 9 to 6.5`,
    "exp2.*": `
      Visit businesses in fuel debt.
      Visit 210,000 households in fuel debt.
      Recovered £2.1 million in wrongly billed charges for clients.
      Recovered £210,000 a year in wrongly billed charges for clients.
      Recovered £210,000 in wrongly billed charges for Northern Grid.
      Recovered €210,000 in wrongly billed charges for clients.
      Run a weekly drop-in session at two libraries.
      Run a monthly drop-in session at twelve libraries.
      Run two libraries.
      Write template letters used by 300 advisers.
      Write software used by 30 advisers.
      Write 30 template letters used by advisers.
      Lead 30 advisers.`,
    "exp0 exp1 exp2": `
      Energy Adviser at Octavia Power since 2017
      Customer Operations Manager at Octavia Power
      Team Coach at British Gas from 2019 to 2022
      Over twelve years of experience as Call Agent, Team Coach and Energy Adviser
      I have been an Energy Adviser at Citizens Advice since June 2020.
      Team Leader at Octavia Power from December 2019 to May 2022`,
    edu0: `
      MBA, University of Salford
      BA in Economics, University of Manchester
      BA in Law, University of Salford`,
    cert0: `
      Six Sigma Green Belt (Elmhurst, 2022)
      Non-Domestic Energy Assessor (Elmhurst, 2022)
      Domestic Energy Assessor (Elmhurst, 2020)`,
    langs: `
      I speak four languages: English, Tamil, Hindi and Urdu.
      I speak English, Tamil and Punjabi.`,
    "skills summary": `
      Skilled in Salesforce Service Cloud and coaching
      Energy adviser with seven years in call centres
      Energy adviser with five years in the field`,
    "posting exp1": `
      I manage 60 agents.
      Six Sigma Green Belt`,
  },
  softLies: {
    "exp2.*": `
      Visit all households in fuel debt.
      Tirelessly visit households in fuel debt.
      Write the best template letters, used by 30 advisers.`,
    "exp1.*": `
      Coached ten call agents on difficult conversations with great success.
      Thanks to feedback, average handling time fell from 9 to 6.5 minutes.`,
  },
};
