import type { Trade } from "./trade.ts";

export const fieldTrades: Trade[] = [
  {
    name: "carpentry",
    titles: ["Apprentice Carpenter", "Joiner", "Workshop Foreman"],
    employers: ["Holzbau Meier GmbH", "Timberline Joinery", "Menuiserie Petit", "Oak & Ash Ltd."],
    places: ["Bozen", "Truro", "Nantes"],
    degree: ["Diploma", "Carpentry and Joinery", "Truro College"],
    certificates: [
      ["Chainsaw Operation", "NPTC"],
      ["Abrasive Wheels", "CITB"],
    ],
    skills: ["CNC milling", "Staircases", "Veneering", "Timber framing"],
    summary: [
      "Joiner with fourteen years in interior fittings.",
      "I am a joiner with fourteen years in interior fittings.",
      "Joiner with 14 years in interior fittings.",
    ],
    statements: [
      [
        "Made 35 oak staircases for private houses.",
        "I made 35 oak staircases for private houses.",
        "Making thirty-five oak staircases for private houses.",
      ],
      [
        "Fitted kitchens in 120 flats within nine months.",
        "I fitted kitchens in 120 flats within nine months.",
        "In nine months, I fitted kitchens in 120 flats.",
      ],
      [
        "Reduced timber offcuts by 17 % by nesting parts on the CNC router.",
        "By nesting parts on the CNC router, I cut timber offcuts by 17%.",
        "Timber offcuts were reduced by 17 % by nesting parts on the CNC router.",
      ],
      [
        "Instructed two apprentices and checked their work.",
        "I instructed two apprentices and checked their work.",
        "Teaching 2 apprentices and checking their work.",
      ],
      [
        "Restored windows of a listed building together with a conservator.",
        "I restored windows of a listed building together with a conservator.",
        "I have restored windows of a listed building together with a conservator.",
      ],
      [
        "Bought timber worth €90,000 per year.",
        "I purchased timber worth €90,000 a year.",
        "I was responsible for buying timber worth 90,000 euros each year.",
      ],
    ],
    posting: {
      title: "Master Joiner",
      lines: ["Master craftsman certificate", "SolidWorks", "Team of 10", "Staircases and CNC", "Shipbuilding"],
    },
    wanted: ["SolidWorks", "Shipbuilding", "Lacquering", "Estimating software"],
    envied: { degree: "BEng", certificate: "Master Craftsman", employer: "IKEA", title: "Master Joiner" },
  },
  {
    name: "human resources",
    titles: ["HR Assistant", "Recruiter", "HR Generalist"],
    employers: ["Solvira AG", "Penrose Group", "Casa Nova S.L.", "Lumen Partners"],
    places: ["Valencia", "Winterthur", "Swansea"],
    degree: ["MA", "Psychology", "Swansea University"],
    certificates: [
      ["CIPD Level 5", "CIPD"],
      ["Mental Health First Aider", "MHFA England"],
    ],
    skills: ["Interviewing", "Onboarding", "Personio", "Employment law"],
    summary: [
      "Recruiter with six years in retail and software companies.",
      "I am a recruiter with six years in retail and software companies.",
      "Recruiter with 6 years in retail and software companies.",
    ],
    statements: [
      [
        "Filled 85 positions in 2023, among them 20 in software development.",
        "I filled 85 positions in 2023.",
        "Filling eighty-five positions in 2023, among them 20 in software development.",
      ],
      [
        "Shortened the time to hire from 62 to 41 days by introducing structured interviews.",
        "By introducing structured interviews, I shortened the time to hire from 62 to 41 days.",
        "I reduced the time to hire from 62 to 41 days by introducing structured interviews.",
      ],
      [
        "Ran onboarding sessions for up to 15 newcomers per month.",
        "I ran onboarding sessions for up to 15 newcomers a month.",
        "Running onboarding sessions for up to fifteen newcomers every month.",
      ],
      [
        "Advised 12 managers on employment law.",
        "I advised twelve managers on employment law.",
        "My duties included advising 12 managers on employment law.",
      ],
      [
        "Conducted exit interviews and summarised the results for the HR director.",
        "I conducted exit interviews and summarized the results for the HR director.",
        "Performing exit interviews and summarising the results for the human resources director.",
      ],
      [
        "Assisted with payroll for 300 employees.",
        "I helped with payroll for 300 employees.",
        "Assisting with the payroll for three hundred employees.",
      ],
    ],
    posting: {
      title: "Head of People",
      lines: [
        "Workday",
        "Works council negotiations",
        "Team of 9",
        "Onboarding and interviewing",
        "Compensation design",
      ],
    },
    wanted: ["Workday", "Compensation design", "Works council negotiations", "SuccessFactors"],
    envied: { degree: "PhD", certificate: "CIPD Level 7", employer: "Siemens", title: "Head of People" },
  },
  {
    name: "farming",
    titles: ["Farm Hand", "Herd Assistant", "Herd Manager"],
    employers: ["Ferme des Saules", "Hof Petersen", "Greenacre Dairy", "Moorland Organics"],
    places: ["Husum", "Rennes", "Kendal"],
    degree: ["BSc", "Agriculture", "Harper Adams University"],
    certificates: [
      ["Pesticide Application PA1", "NPTC"],
      ["Livestock Transport", "City & Guilds"],
    ],
    skills: ["Milking robots", "Calving", "Pasture management", "Tractor driving"],
    summary: [
      "Dairy farmer with nine years in herds of up to 200 cows.",
      "I am a dairy farmer with nine years in herds of up to 200 cows.",
      "Dairy farmer with 9 years in herds of up to 200 cows.",
    ],
    statements: [
      [
        "Looked after 180 cows and 60 calves.",
        "I looked after 180 cows and sixty calves.",
        "Looking after 180 cows and 60 calves.",
      ],
      [
        "Increased the milk yield per cow by 6 % in one season by changing the feed.",
        "By changing the feed, I raised the milk yield per cow by 6% in one season.",
        "I increased the milk yield per cow by 6 percent in one season by changing the feed.",
      ],
      ["Repaired fences and machines.", "I fixed fences and machines.", "Mending fences and machines."],
      [
        "Recorded treatments without a single gap in three inspections.",
        "I recorded treatments without a single gap in three inspections.",
        "Recording treatments without a single gap in 3 inspections.",
      ],
      [
        "Drove tractors with trailers of up to 18 tonnes.",
        "I drove tractors with trailers of up to 18 tonnes.",
        "I have driven tractors with trailers of up to 18 tonnes.",
      ],
      [
        "Sold cheese worth £1,500 a week at two markets.",
        "I sold cheese worth £1500 per week at two markets.",
        "Selling cheese worth 1,500 GBP every week at 2 markets.",
      ],
    ],
    posting: {
      title: "Farm Manager",
      lines: ["Arable crops", "HGV licence", "Team of 8", "Milking robots", "DairyComp 305"],
    },
    wanted: ["Arable crops", "DairyComp 305", "Pig breeding", "GPS steering"],
    envied: { degree: "MSc", certificate: "BASIS", employer: "Arla", title: "Farm Manager" },
  },
];
