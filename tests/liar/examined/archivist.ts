import type { ExaminedPerson } from "./examined-person.ts";

export const archivist: ExaminedPerson = {
  name: "Philippa Harcourt",
  place: "Edinburgh, United Kingdom",
  summary:
    "Archivist with experience of business and church records. I describe what is there before I decide what matters.",
  languages: ["English (native)", "Latin (reading)", "German (B1)"],
  skills: ["Cataloguing", "EAD", "Palaeography", "AtoM", "Digital preservation"],
  jobs: [
    [
      ...(["Archives Assistant", "Lambeth Palace Library", "London", "2012-02", "2014-07"] as const),
      ["Answered 40 enquiries a month.", "Supervised the reading room.", "Repackaged fragile parish registers."],
    ],
    [
      ...(["Archivist", "Standard Life", "Edinburgh", "2015-10", "2021-06"] as const),
      [
        "Catalogued 3,200 boxes of company records.",
        "Digitised 15,000 photographs with an outside contractor.",
        "Wrote a retention schedule for eight departments.",
        "Curated an exhibition on women at work, which drew 4,000 visitors.",
      ],
    ],
    [
      ...(["Senior Archivist", "National Library of Scotland", "Edinburgh", "2021-07", ""] as const),
      [
        "Manage the acquisition of literary papers.",
        "Supervise three cataloguers and 12 volunteers.",
        "Reduced the cataloguing backlog by 30 % since 2022.",
        "Advise families on the deposit of papers.",
        "Migrated 90,000 descriptions to AtoM together with the IT team.",
      ],
    ],
  ],
  degrees: [
    ["MSc", "Archives and Records Management", "University of Dundee", "2014 - 2015"],
    ["BA (Hons)", "History", "University of York", "2008 - 2011"],
  ],
  certificates: [["Registered Member", "Archives and Records Association", "2018"]],
  posting: {
    title: "Head of Collections",
    company: "Museum of the Firth",
    lines: [
      "PhD in history",
      "You lead 20 staff",
      "Fundraising of £3 million a year",
      "Digital preservation with Preservica",
      "Museum experience",
    ],
  },
  truths: {
    "exp0.*": `
      I answered 40 enquiries per month and supervised the reading room.
      Answering forty enquiries monthly
      The reading room was supervised by me.
      Repackaged fragile parish registers at Lambeth Palace Library in London
      As Archives Assistant, I was responsible for supervising the reading room.`,
    "exp1.*": `
      I catalogued 3200 boxes of company records.
      Cataloguing of 3,200 boxes of company records
      3,200 boxes of company records were catalogued.
      Together with an outside contractor, I digitised 15,000 photographs.
      I wrote a retention schedule for eight departments and catalogued 3,200 boxes of company records.
      Developed a retention schedule for 8 departments
      I curated an exhibition on women at work that drew 4,000 visitors.
      Curated an exhibition on women at work, drawing 4,000 visitors
      The exhibition on women at work that I curated drew 4,000 visitors.
      At Standard Life, I curated an exhibition on women at work.`,
    "exp2.*": `
      I manage the acquisition of literary papers and advise families on the deposit of papers.
      Managing the acquisition of literary papers
      Supervising 12 volunteers and three cataloguers
      I supervise three cataloguers and twelve volunteers at the National Library of Scotland.
      Since 2022, I have reduced the cataloguing backlog by 30 %.
      Cut the cataloguing backlog by 30 percent since 2022
      Together with the IT team, I migrated 90,000 descriptions to AtoM.
      Advising families on the deposit of papers
      As Senior Archivist, I also advise families on the deposit of papers.`,
    "exp1 exp2": `
      Senior Archivist at the National Library of Scotland since July 2021
      I have worked as Archivist and Senior Archivist.
      Over ten years of experience as Archivist and Senior Archivist
      I previously worked as Archivist at Standard Life in Edinburgh.`,
    "edu0 edu1": `
      I hold an MSc in Archives and Records Management from the University of Dundee and a BA (Hons) in History from the University of York.
      I studied History at the University of York and Archives and Records Management at the University of Dundee.
      Master's degree in Archives and Records Management, University of Dundee`,
    cert0: `
      Registered Member of the Archives and Records Association (2018)
      I have been a Registered Member of the Archives and Records Association since 2018.`,
    langs: `
      Native English speaker with German at B1 level
      I speak English and German (B1).`,
    "skills summary": `
      Archivist skilled in cataloguing, palaeography and digital preservation
      I describe what is there before I decide what matters.
      Archivist with experience of business and church records, skilled in EAD and AtoM`,
    posting: `
      I wish to apply for the position of Head of Collections at the Museum of the Firth.`,
  },
  hardLies: {
    "exp0.*": `
      Answered 400 enquiries a month.
      Answered 40 enquiries a day.
      Managed the reading room of the British Library.
      Supervised 40 reading rooms.
      Restored fragile parish registers.
      Acquired fragile parish registers.`,
    "exp1.*": `
      Catalogued 32,000 boxes of company records.
      Catalogued 3,200 boxes of church records.
      Digitised 150,000 photographs with an outside contractor.
      Digitised 15,000 films with an outside contractor.
      Digitised 15,000 photographs with eight departments.
      Wrote retention schedules for eighty departments.
      Wrote a retention schedule for eight companies.
      Curated an exhibition on women at work, which drew 40,000 visitors.
      Curated an exhibition on men at work, which drew 4,000 visitors.
      Curated four exhibitions on women at work, which drew 4,000 visitors.
      Visited an exhibition on women at work, which drew 4,000 visitors.
      Curated an exhibition on women at work, which raised £4,000.`,
    "exp2.*": `
      Manage the sale of literary papers.
      Manage the acquisition of literary papers worth £3 million.
      Supervise twelve cataloguers and three volunteers.
      Supervise three cataloguers and 21 volunteers.
      Supervise 20 staff and 12 volunteers.
      Reduced the cataloguing backlog by 30 % since 2012.
      Reduced the cataloguing backlog to 30 % since 2022.
      Reduced the cataloguing backlog by 30 boxes since 2022.
      Advise universities on the deposit of papers.
      Migrated 90,000 descriptions to Preservica together with the IT team.
      Migrated 900,000 descriptions to AtoM together with the IT team.
      Migrated 90,000 descriptions to AtoM.
      As Head of Collections, I manage the acquisition of literary papers.`,
    "exp1 exp2": `
      Senior Archivist at Standard Life since 2015
      Head of Collections at the National Library of Scotland
      Archivist at the National Archives in London
      Over fifteen years of experience as Archivist and Senior Archivist
      Senior Archivist at the National Library of Scotland since July 2012`,
    "edu0 edu1": `
      PhD in History, University of York
      MSc in Archives and Records Management, University of York
      BA (Hons) in History of Art, University of York
      MSc in Archives and Records Management, University of Glasgow`,
    cert0: `
      Fellow of the Archives and Records Association (2018)
      Registered Member of the Museums Association (2018)
      Registered Member of the Archives and Records Association since 2008`,
    langs: `
      I speak fluent German.
      I speak English, German and French.
      German at C1 level`,
    "skills summary": `
      Skilled in Preservica and cataloguing
      Archivist with experience of business, church and museum records`,
  },
  softLies: {
    "exp2.*": `
      Manage the acquisition of all literary papers.
      Single-handedly reduced the cataloguing backlog by 30 % since 2022.
      Supervise three brilliant cataloguers and 12 volunteers.`,
    "exp1.*": `
      Curated a landmark exhibition on women at work, which drew 4,000 visitors.
      Wrote the first retention schedule for eight departments.`,
  },
};
