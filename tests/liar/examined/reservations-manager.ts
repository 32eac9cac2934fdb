import type { ExaminedPerson } from "./examined-person.ts";

export const reservationsManager: ExaminedPerson = {
  name: "Inês Teixeira-Mota",
  place: "Lisbon, Portugal",
  summary:
    "Reservations manager who started at the front desk and still likes talking to guests. I work with figures every day and keep my promises to the sales team.",
  languages: ["Portuguese (native)", "English (C1)", "Spanish (B2)", "French (A2)"],
  skills: ["Opera PMS", "SiteMinder", "Microsoft Excel", "Group bookings", "Complaint handling", "Upselling"],
  jobs: [
    [
      ...(["Receptionist", "Hotel Miragaia", "Porto", "2011-05", "2014-09"] as const),
      [
        "Checked in up to 120 guests a day.",
        "Handled cash and card payments and closed the till every evening.",
        "Night shifts at weekends",
        "Translated the breakfast menu into English and Spanish.",
      ],
    ],
    [
      ...(["Front Desk Supervisor", "The Liffey House", "Dublin", "2014-11", "2018-02"] as const),
      [
        "Supervised a shift team of five receptionists.",
        "I trained 14 new starters on Opera PMS.",
        "Helped the revenue manager prepare weekly forecasts.",
        "Raised upselling revenue from €1,800 to €4,300 a month by offering late check-out and river-view rooms at the desk.",
        "Complaints by e-mail and at the desk",
        "Deputised for the front office manager for three months in 2017.",
      ],
    ],
    [
      ...(["Reservations Manager", "Azulejo Hotels", "Lisbon", "2018-04", ""] as const),
      [
        "Lead a team of six reservations agents for four hotels with 410 rooms in total.",
        "I negotiate group contracts with tour operators, mostly from Germany and France, worth about €2.1 million a year.",
        "Introduced the SiteMinder channel manager in 2020 together with the IT department.",
        "Cut no-shows from 9 % to 5 % by asking for card guarantees at the time of booking.",
        "Rates and availability on Booking.com and Expedia",
        "Monthly report to the general manager",
        "Rewrote the confirmation e-mails in three languages, which reduced calls from guests by a fifth.",
      ],
    ],
  ],
  volunteer: [
    [
      "Kitchen Volunteer",
      "Refood Estrela",
      "Lisbon",
      "2019-10",
      "2022-06",
      ["Packed surplus hotel food for 30 families every Thursday evening.", "Drew up the rota for 12 volunteers"],
    ],
  ],
  degrees: [["Bachelor's degree", "Tourism", "Polytechnic Institute of Viana do Castelo", "2008 - 2011"]],
  certificates: [
    ["First Aid at Work", "Irish Red Cross", "2016"],
    ["Certification in Hotel Industry Analytics", "AHLEI", "2019"],
  ],
  posting: {
    title: "Group Revenue Manager",
    company: "Ribeira Collection",
    lines: [
      "Master's degree in hospitality management or business",
      "Experience with the IDeaS revenue management system",
      "Fluent German",
      "You are responsible for the revenue strategy of 12 hotels",
      "Budget responsibility of €15 million a year",
      "Power BI and SQL",
    ],
  },
  truths: {
    "exp0.0 exp0.1": `
      As a receptionist at Hotel Miragaia in Porto, I checked in up to 120 guests per day.
      Checking in up to 120 guests daily, handling cash and card payments and closing the till every evening
      Handled cash and card payments, closing the till every evening
      I took cash and card payments and closed the till each evening.
      At Hotel Miragaia, where I worked from May 2011 to September 2014, I checked in up to 120 guests a day and handled cash and card payments.`,
    "exp0.2 exp0.3": `
      Worked night shifts at weekends.
      Translated the breakfast menu into English and Spanish and worked weekend night shifts.
      The breakfast menu was translated by me into Spanish and English.`,
    "exp1.0 exp1.1": `
      Supervised a shift team of five receptionists and trained 14 new starters on Opera PMS.
      As Front Desk Supervisor in Dublin, I was responsible for a shift team of 5 receptionists.
      Trained fourteen new employees to use Opera PMS
      Training of 14 new starters on Opera PMS
      At The Liffey House, where I worked from November 2014 to February 2018, I supervised five receptionists.`,
    "exp1.2": `
      I assisted the revenue manager in preparing weekly forecasts.
      Supported the revenue manager with the preparation of weekly forecasts`,
    "exp1.3": `
      By offering late check-out and river-view rooms at the desk, I increased upselling revenue from €1,800 to €4,300 a month.
      Increased monthly upselling revenue from EUR 1,800 to EUR 4,300
      Upselling revenue rose from €1,800 to €4,300 per month because I offered late check-out and rooms with a river view at the desk.
      At The Liffey House, I more than doubled monthly upselling revenue.
      Boosted upselling revenue by €2,500 a month through offering late check-out and river-view rooms at the desk`,
    "exp1.4 exp1.5": `
      Dealt with complaints by e-mail and at the desk.
      Handling complaints both at the desk and by e-mail
      In 2017, I stood in for the front office manager for three months.
      Deputised for the front office manager for 3 months and handled complaints.`,
    "exp2.0": `
      I lead six reservations agents who work for four hotels with a total of 410 rooms.
      Leading a team of 6 reservations agents for 4 hotels
      As Reservations Manager at Azulejo Hotels, I head a team of six reservations agents.`,
    "exp2.1": `
      I negotiate group contracts with tour operators worth around €2.1 million annually.
      Negotiation of group contracts with tour operators, mostly from Germany and France
      Negotiating group contracts worth approximately 2.1 million euros per year`,
    "exp2.2 exp2.3": `
      In 2020, the IT department and I introduced the SiteMinder channel manager.
      Worked with the IT department to introduce the SiteMinder channel manager in 2020
      Reduced no-shows from 9% to 5% by requesting card guarantees at the time of booking.
      By asking for card guarantees at booking, I brought no-shows down from nine to five per cent.`,
    "exp2.4 exp2.5 exp2.6": `
      I look after rates and availability on Booking.com and Expedia and prepare a monthly report for the general manager.
      Responsible for rates and availability on Expedia and Booking.com
      I rewrote our confirmation e-mails in three languages, reducing calls from guests by 20 %.
      Rewriting the confirmation e-mails in 3 languages cut guest calls by one fifth.`,
    "exp1 exp2": `
      I have been Reservations Manager at Azulejo Hotels in Lisbon since April 2018.
      Before joining Azulejo Hotels as Reservations Manager, I worked as Front Desk Supervisor at The Liffey House in Dublin.`,
    "exp1.1 exp2.0": `
      I lead a team of six reservations agents at Azulejo Hotels and previously trained 14 new starters on Opera PMS at The Liffey House.`,
    "vol0.*": `
      As a volunteer at Refood Estrela, I packed surplus hotel food for 30 families every Thursday evening.
      Drew up the rota for twelve volunteers at Refood Estrela`,
    "edu0 cert0 cert1": `
      I hold a Bachelor's degree in Tourism from the Polytechnic Institute of Viana do Castelo.
      In 2019, I earned the Certification in Hotel Industry Analytics from AHLEI.`,
    "skills langs summary": `
      Reservations manager with skills in Opera PMS, SiteMinder and Microsoft Excel
      I am a native Portuguese speaker with English at C1 and Spanish at B2 level.
      I started at the front desk and still enjoy talking to guests.`,
    "posting exp2": `
      As Reservations Manager at Azulejo Hotels, I am applying for the position of Group Revenue Manager at Ribeira Collection.`,
  },
  hardLies: {
    "exp0.0 exp0.1": `
      Checked in up to 1,200 guests a day.
      Checked in up to 120 guests an hour.
      Checked in more than 120 guests a day.
      As a receptionist at Hotel Miragaia in Lisbon, I checked in up to 120 guests a day.
      As Front Office Manager at Hotel Miragaia, I checked in up to 120 guests a day.
      At Hotel Miragaia, where I worked from May 2009 to September 2014, I handled cash and card payments.
      Handled cash, card and cryptocurrency payments and closed the till every evening.
      Handled payroll and closed the accounts every month.`,
    "exp0.2 exp0.3": `
      Translated the breakfast menu into English and French.
      Translated the hotel website into English and Spanish.
      Translated the breakfast menu into three languages.
      Managed night shifts at weekends.`,
    "exp1.0 exp1.1": `
      Supervised a shift team of fifteen receptionists.
      Supervised five shift teams of receptionists.
      I trained 40 new starters on Opera PMS.
      I trained 14 new starters on Protel.
      I trained 14 new supervisors on Opera PMS.
      I configured Opera PMS for 14 hotels.
      Recruited 14 new starters and trained them on Opera PMS.`,
    "exp1.2": `
      As revenue manager, I prepared weekly forecasts.
      Helped the revenue manager prepare daily forecasts.
      Helped the revenue manager prepare weekly forecasts in IDeaS.
      Helped the revenue manager prepare the annual budget.`,
    "exp1.3": `
      Raised upselling revenue from €1,800 to €43,000 a month by offering late check-out and river-view rooms at the desk.
      Raised upselling revenue from €1,800 to €4,300 a week by offering late check-out and river-view rooms at the desk.
      Raised upselling revenue by €4,300 a month by offering late check-out and river-view rooms at the desk.
      Raised upselling revenue from £1,800 to £4,300 a month by offering late check-out and river-view rooms at the desk.
      Raised room revenue from €1,800 to €4,300 a month by offering late check-out and river-view rooms at the desk.
      Raised upselling revenue from €1,800 to €4,300 a month by offering early check-in and spa packages at the desk.
      Tripled monthly upselling revenue by offering late check-out and river-view rooms at the desk.`,
    "exp1.4 exp1.5": `
      I was front office manager for three months in 2017.
      Deputised for the general manager for three months in 2017.
      Deputised for the front office manager for thirteen months.
      Deputised for the front office manager for three months in 2015.
      Handled complaints by phone and on social media.`,
    "exp2.0": `
      Lead a team of sixteen reservations agents for four hotels with 410 rooms in total.
      Lead a team of six reservations agents for four hotels with 410 rooms each.
      Lead a team of six reservations agents for 12 hotels.
      Lead a team of six revenue managers for four hotels.
      Manage four hotels with 410 rooms in total.`,
    "exp2.1": `
      I negotiate group contracts with tour operators worth about €21 million a year.
      I negotiate group contracts with tour operators worth about €2.1 million a month.
      I negotiate group contracts with tour operators worth more than €2.1 million a year.
      I negotiate group contracts with airlines, mostly from Germany and France, worth about €2.1 million a year.
      I negotiate group contracts with tour operators, mostly from Germany and Spain.
      I negotiate group contracts in German and French.`,
    "exp2.2 exp2.3": `
      Introduced the IDeaS revenue management system in 2020 together with the IT department.
      Introduced the SiteMinder channel manager in 2018 together with the IT department.
      Led the IT department in introducing the SiteMinder channel manager in 2020.
      Cut no-shows from 9 % to 0.5 % by asking for card guarantees at the time of booking.
      Cut no-shows by 9 % by asking for card guarantees at the time of booking.
      Cut cancellations from 9 % to 5 % by asking for card guarantees at the time of booking.
      Cut no-shows from 9 % to 5 % by asking for card guarantees at check-in.
      Cut no-shows from 9 % to 5 % by taking full prepayment at the time of booking.`,
    "exp2.4 exp2.5 exp2.6": `
      Responsible for rates and availability on Booking.com, Expedia and Airbnb
      I prepare a weekly report for the general manager.
      I prepare a monthly report for the board of directors.
      Rewrote the confirmation e-mails in five languages, which reduced calls from guests by a fifth.
      Rewrote the confirmation e-mails in three languages, which reduced calls from guests by a half.
      Rewrote the confirmation e-mails in three languages, which reduced complaints from guests by a fifth.
      I built the monthly report to the general manager in Power BI.`,
    "exp1 exp2": `
      I have been Reservations Manager at Azulejo Hotels in Lisbon since April 2014.
      I have been Group Revenue Manager at Azulejo Hotels since 2018.
      Reservations Manager at The Liffey House in Dublin from 2014 to 2018`,
    "exp1.1 exp2.0": `
      At Azulejo Hotels, I trained 14 new starters on Opera PMS.
      At The Liffey House, I led a team of six reservations agents.`,
    "vol0.*": `
      Packed surplus hotel food for 300 families every Thursday evening.
      Drew up the rota for 30 volunteers
      Volunteered as Head Chef at Refood Estrela.`,
    "edu0 cert0 cert1": `
      I hold a Master's degree in Tourism from the Polytechnic Institute of Viana do Castelo.
      I hold a Bachelor's degree in Hospitality Management from the Polytechnic Institute of Viana do Castelo.
      I hold a Bachelor's degree in Tourism from the University of Porto.
      Certified Hospitality Revenue Manager (AHLEI, 2019)`,
    "skills langs": `
      I speak Portuguese, English, Spanish and German.
      I speak fluent French.
      Skilled in Opera PMS, Microsoft Excel and Power BI`,
    "posting exp2": `
      I am responsible for the revenue strategy of 12 hotels.
      I have budget responsibility of €15 million a year.`,
  },
  softLies: {
    "exp0.*": `
      Checked in 120 guests a day.
      Checked in up to 120 international guests a day.
      Handled all cash and card payments and closed the till every evening.
      Translated all hotel menus into English and Spanish.
      Worked night shifts throughout the week.`,
    "exp1.*": `
      Prepared weekly forecasts for the revenue manager.
      Supervised all receptionists at The Liffey House.
      Supervised a shift team of five receptionists and appraised their performance.
      Because I had deputised for the front office manager, upselling revenue rose from €1,800 to €4,300 a month.
      Having deputised for the front office manager in 2017, I then trained 14 new starters on Opera PMS.
      Resolved every complaint by e-mail and at the desk to the guest's satisfaction.
      My team raised upselling revenue from €1,800 to €4,300 a month after I had trained them.
      Successfully ran the front office for three months in 2017.
      Trained 14 new starters on Opera PMS to a consistently high standard.
      Raised upselling revenue to a record €4,300 a month.`,
    "exp2.*": `
      Introduced the SiteMinder channel manager in 2020.
      Single-handedly introduced the SiteMinder channel manager in 2020.
      I negotiate all group contracts with tour operators, worth about €2.1 million a year.
      I negotiate group contracts with tour operators, exclusively from Germany and France.
      Cut no-shows from 9 % to 5 % by introducing the SiteMinder channel manager.
      Cut no-shows from 9 % to 5 % in the four hotels within a year by asking for card guarantees at the time of booking.
      Rewrote all guest e-mails in three languages, which reduced calls from guests by a fifth.
      Lead a highly motivated team of six reservations agents for four hotels.
      Lead a team of six reservations agents for four luxury hotels with 410 rooms in total.
      Profitable group contracts with tour operators, negotiated by me, bring in about €2.1 million a year.
      Responsible for rates and availability on all online booking channels
      I rewrote the confirmation e-mails after I had cut no-shows from 9 % to 5 %.`,
    "vol0.*": `
      Founded the Thursday evening food packing for 30 families.
      Personally packed and delivered surplus hotel food to 30 families every Thursday evening.`,
    summary: `
      An exceptional reservations manager who started at the front desk and always likes talking to guests.`,
  },
};
