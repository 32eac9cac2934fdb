import type { Trade } from "./trade.ts";

/** Not looked at while the checker was built. When one of them was, it belongs to the others and a new one comes here. */
export const heldTrades: Trade[] = [
  {
    name: "sales",
    titles: ["Sales Assistant", "Account Manager", "Key Account Manager"],
    employers: ["Brightside Retail", "Verkaufswerk GmbH", "Telmont SAS", "Osprey Instruments Inc."],
    places: ["Boston", "Lille", "Graz"],
    degree: ["BBA", "International Business", "WU Wien"],
    certificates: [
      ["Certified Sales Professional", "NASP"],
      ["Negotiation", "Karrass"],
    ],
    skills: ["Negotiation", "HubSpot", "Cold calling", "Trade fairs"],
    summary: [
      "Sales person with twelve years in laboratory instruments.",
      "I am a sales person with twelve years in laboratory instruments.",
      "Sales person with 12 years in laboratory instruments.",
    ],
    statements: [
      [
        "Increased sales in Austria by 14 % in 2022.",
        "I raised sales in Austria by 14% in 2022.",
        "Increasing sales in Austria by 14 percent in 2022.",
      ],
      [
        "Won 35 new customers within 18 months by visiting trade fairs.",
        "By visiting trade fairs, I won 35 new customers within 18 months.",
        "I won thirty-five customers within 18 months by visiting trade fairs.",
      ],
      [
        "Managed 60 accounts worth $2.5 million.",
        "I managed sixty accounts worth $2.5m.",
        "Managing 60 accounts worth 2.5 million dollars.",
      ],
      [
        "Answered tenders together with the legal team.",
        "I answered tenders together with the legal team.",
        "Answering tenders together with the legal team.",
      ],
      [
        "Kept the CRM up to date for a region of 400 customers.",
        "I kept the customer relationship management up to date for a region of 400 customers.",
        "Keeping the CRM up to date for a region of 400 customers.",
      ],
      [
        "Trained eight resellers in product demonstrations.",
        "I trained 8 resellers in product demonstrations.",
        "My duties included training eight resellers in product demonstrations.",
      ],
    ],
    posting: {
      title: "Regional Sales Director",
      lines: ["Salesforce", "Team of 20 sales people", "Quota of 10 million", "Negotiation at board level", "MBA"],
    },
    wanted: ["Salesforce", "Mandarin", "Channel sales", "SPIN selling"],
    envied: {
      degree: "MBA",
      certificate: "Certified Sales Leader",
      employer: "Salesforce",
      title: "Regional Sales Director",
    },
  },
  {
    name: "civil engineering",
    titles: ["Graduate Engineer", "Civil Engineer", "Senior Civil Engineer"],
    employers: ["Brückenbau Süd GmbH", "Tamar Consulting", "Ponte S.p.A.", "Atlas Groundworks"],
    places: ["Trento", "Exeter", "Ulm"],
    degree: ["MEng", "Civil Engineering", "University of Exeter"],
    certificates: [
      ["CSCS Card", "CITB"],
      ["Temporary Works Coordinator", "CITB"],
    ],
    skills: ["AutoCAD", "Concrete design", "Site supervision", "Eurocode 2"],
    summary: [
      "Civil engineer with thirteen years in bridges and tunnels.",
      "I am a civil engineer with thirteen years in bridges and tunnels.",
      "Civil engineer with 13 years in bridges and tunnels.",
    ],
    statements: [
      [
        "Designed four footbridges of up to 60 m.",
        "I designed 4 footbridges of up to 60 m.",
        "Four footbridges of up to 60 m were designed.",
      ],
      [
        "Saved 350 tonnes of concrete by recalculating the foundations.",
        "By recalculating the foundations, I saved 350 tonnes of concrete.",
        "Saving 350 tonnes of concrete by recalculating the foundations.",
      ],
      [
        "Supervised the building of a tunnel from March 2018 to June 2020.",
        "I supervised the building of a tunnel from Mar 2018 to Jun 2020.",
        "I oversaw the building of a tunnel from 03/2018 to 06/2020.",
      ],
      [
        "Checked drawings of subcontractors and approved payments.",
        "I inspected drawings of subcontractors and approved payments.",
        "Checking the drawings of subcontractors and approving payments.",
      ],
      [
        "Contributed to a bid of £4.2 million.",
        "I contributed to a bid of £4.2m.",
        "Contributing to the bid of 4.2 million GBP.",
      ],
      [
        "Measured settlements at 32 points every month.",
        "I measured settlements at 32 points a month.",
        "I was responsible for measuring settlements at 32 points each month.",
      ],
    ],
    posting: {
      title: "Project Director Rail",
      lines: [
        "Chartered engineer",
        "Rail electrification",
        "Revit and BIM 360",
        "Programme of 90 million",
        "Concrete design",
      ],
    },
    wanted: ["Revit", "BIM 360", "Rail electrification", "Primavera P6"],
    envied: { degree: "PhD", certificate: "Chartered Engineer", employer: "Arup", title: "Project Director" },
  },
  {
    name: "law",
    titles: ["Legal Secretary", "Paralegal", "Senior Paralegal"],
    employers: ["Marsh & Whitby LLP", "Kanzlei Roth", "Avocats Dumas", "Fairfield Legal"],
    places: ["Norwich", "Trier", "Namur"],
    degree: ["LLB", "Law", "University of East Anglia"],
    certificates: [
      ["Paralegal Level 3", "NALP"],
      ["Data Protection", "BCS"],
    ],
    skills: ["Legal research", "Contract drafting", "Case management", "Westlaw"],
    summary: [
      "Paralegal with six years in family and labour law.",
      "I am a paralegal with six years in family and labor law.",
      "Paralegal with 6 years in family and labour law.",
    ],
    statements: [
      [
        "Drafted 250 contracts under the supervision of a partner.",
        "I drafted 250 contracts under the supervision of a partner.",
        "Drafting 250 contracts under the supervision of a partner.",
      ],
      [
        "Organised the files of 80 cases and met every deadline.",
        "I organized the files of 80 cases and met every deadline.",
        "Organising the files of eighty cases and meeting every deadline.",
      ],
      [
        "Shortened research time by 25 % by building a template library.",
        "By building a template library, I shortened research time by 25%.",
        "Research time was shortened by 25 per cent by building a template library.",
      ],
      [
        "Prepared hearings for three solicitors.",
        "I prepared hearings for 3 solicitors.",
        "My tasks included preparing hearings for three solicitors.",
      ],
      [
        "Interviewed clients in English and French.",
        "I interviewed clients in English and French.",
        "Interviewing clients in English and French.",
      ],
      [
        "Did not lose a single file in six years.",
        "I did not lose a single file in six years.",
        "In six years, I did not lose a single file.",
      ],
    ],
    posting: {
      title: "Solicitor Commercial Law",
      lines: ["Qualified solicitor", "Mergers and acquisitions", "LexisNexis", "Contract drafting", "Team leadership"],
    },
    wanted: ["Mergers and acquisitions", "LexisNexis", "Arbitration", "Patent law"],
    envied: {
      degree: "LLM",
      certificate: "Solicitors Qualifying Examination",
      employer: "Clifford Chance",
      title: "Solicitor",
    },
  },
  {
    name: "hotels",
    titles: ["Room Attendant", "Receptionist", "Front Office Supervisor"],
    employers: ["Hotel Miramar", "Parkhotel Adler", "The Old Mill Inn", "Auberge du Lac"],
    places: ["Annecy", "Torquay", "Füssen"],
    degree: ["Diploma", "Hotel Management", "École Hôtelière du Lac"],
    certificates: [
      ["Fire Marshal", "Fire Training UK"],
      ["Hospitality Supervision", "City & Guilds"],
    ],
    skills: ["Opera PMS", "Guest relations", "Check-in", "Housekeeping"],
    summary: [
      "Receptionist with eight years in hotels by the sea.",
      "I am a receptionist with eight years in hotels by the sea.",
      "Receptionist with 8 years in hotels by the sea.",
    ],
    statements: [
      [
        "Checked in up to 110 guests per day.",
        "I checked in up to 110 guests a day.",
        "Checking in up to 110 guests every day.",
      ],
      [
        "Improved the guest rating from 7.9 to 8.8 in two seasons.",
        "I improved the guest rating from 7.9 to 8.8 in two seasons.",
        "In two seasons, I improved the guest rating from 7.9 to 8.8.",
      ],
      [
        "Led the night shift of three people.",
        "I led the night shift of 3 people.",
        "Leading the night shift of three people.",
      ],
      [
        "Handled cash of €12,000 per week and closed the till.",
        "I handled cash of 12,000 euros a week and closed the till.",
        "Handling cash of €12k per week and closing the till.",
      ],
      [
        "Translated the guest guide into French and Italian.",
        "I translated the guest guide into French and Italian.",
        "The guest guide was translated into French and Italian.",
      ],
      [
        "Cleaned 14 rooms per shift in the first year.",
        "I cleaned fourteen rooms a shift in the first year.",
        "Cleaning 14 rooms per shift in the first year.",
      ],
    ],
    posting: {
      title: "Hotel Manager",
      lines: ["Revenue management", "Team of 50", "Opera PMS", "Fluent Russian", "Opening of new hotels"],
    },
    wanted: ["Revenue management", "Russian", "Yield forecasting", "Fidelio"],
    envied: { degree: "BSc", certificate: "Certified Hotel Administrator", employer: "Hilton", title: "Hotel Manager" },
  },
];
