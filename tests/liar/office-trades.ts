import type { Trade } from "./trade.ts";

export const officeTrades: Trade[] = [
  {
    name: "software",
    titles: ["Junior Developer", "Software Developer", "Senior Software Developer"],
    employers: ["Lindenhof Software GmbH", "Bytewerk AG", "Orchard Labs Ltd.", "Nordlicht Data AG"],
    places: ["Berlin", "Dublin", "Gdynia"],
    degree: ["MSc", "Computer Science", "TU Berlin"],
    certificates: [
      ["Oracle Certified Professional", "Oracle"],
      ["Scrum Master", "Scrum Alliance"],
    ],
    skills: ["Java", "PostgreSQL", "C", "Docker", "React"],
    summary: [
      "Developer with eight years of work on booking systems and search.",
      "I am a developer with eight years of work on booking systems and search.",
      "I have 8 years of work on booking systems and search.",
    ],
    statements: [
      [
        "Built a booking service in Java and PostgreSQL for 300 hotels.",
        "I built a booking service in Java and PostgreSQL for 300 hotels.",
        "Building the booking service in Java and PostgreSQL for three hundred hotels.",
      ],
      [
        "Cut the response time from 480 ms to 120 ms by caching search results.",
        "By caching search results, I cut the response time from 480 ms to 120 ms.",
        "The response time was reduced from 480 ms to 120 ms by caching search results.",
      ],
      [
        "Moved eleven services to Docker within six months.",
        "I moved 11 services to Docker in six months.",
        "Within six months, I moved eleven services to Docker.",
        "I moved eleven services to Docker.",
      ],
      [
        "Supported the migration of 2 million accounts to a new database.",
        "I helped the migration of two million accounts to a new database.",
        "Supported the migration of 2,000,000 accounts to a new database.",
      ],
      [
        "Wrote automated tests and reviewed code of four colleagues.",
        "I wrote automated tests and reviewed code of four colleagues.",
        "Writing automated tests and reviewing the code of 4 colleagues.",
      ],
      [
        "Maintained the CI/CD pipelines of three teams.",
        "I maintained the CI/CD pipelines of 3 teams.",
        "I was responsible for maintaining the continuous integration and continuous delivery pipelines of three teams.",
      ],
    ],
    posting: {
      title: "Principal Engineer (JavaScript)",
      lines: [
        "JavaScript and C++ in production",
        "Kubernetes at scale",
        "Lead a team of 12 developers",
        "PostgreSQL and Docker",
        "AWS certification",
      ],
    },
    wanted: ["JavaScript", "C++", "Kubernetes", "Terraform"],
    envied: {
      degree: "PhD",
      certificate: "AWS Solutions Architect",
      employer: "Google",
      title: "Chief Technology Officer",
    },
  },
  {
    name: "accounting",
    titles: ["Accounts Clerk", "Accountant", "Senior Accountant"],
    employers: ["Hartmann & Co. KG", "Blue Harbour Ltd.", "Finovia S.A.", "Keller Treuhand AG"],
    places: ["Basel", "Manchester", "Porto"],
    degree: ["BA", "Accounting and Finance", "University of Manchester"],
    certificates: [
      ["AAT Level 4", "AAT"],
      ["Payroll Practitioner", "CIPP"],
    ],
    skills: ["Excel", "DATEV", "Month-end close", "VAT returns"],
    summary: [
      "Accountant with seven years in trading companies.",
      "I am an accountant with seven years in trading companies.",
      "Accountant with 7 years in trading companies.",
    ],
    statements: [
      [
        "Prepared monthly accounts for five subsidiaries.",
        "I prepared monthly accounts for 5 subsidiaries.",
        "Preparing the monthly accounts for five subsidiaries.",
      ],
      [
        "Shortened the month-end close from nine to five days by automating reconciliations in Excel.",
        "By automating reconciliations in Excel, I shortened the month-end close from nine to five days.",
        "The month-end close was shortened from 9 to 5 days by automating reconciliations in Excel.",
      ],
      [
        "Processed 3,500 invoices per month in DATEV.",
        "I handled 3500 invoices a month in DATEV.",
        "Processing 3 500 invoices each month in DATEV.",
      ],
      [
        "Recovered £240k of overdue debts during 2020.",
        "I recovered £240,000 of overdue debts during 2020.",
        "Recovering GBP 240,000 of overdue debts during 2020.",
      ],
      [
        "Assisted the auditors in the annual audit.",
        "I helped the auditors in the annual audit.",
        "I assisted auditors in the annual audit.",
      ],
      [
        "Checked expense claims of 120 employees and answered their questions.",
        "I checked expense claims of 120 employees and answered their questions.",
        "Checking expense claims of 120 employees and answering their questions.",
      ],
    ],
    posting: {
      title: "Financial Controller",
      lines: ["ACCA qualified", "SAP FI/CO", "Team of 8", "Month-end close and VAT", "IFRS reporting"],
    },
    wanted: ["SAP", "IFRS", "Power BI", "Consolidation"],
    envied: { degree: "MBA", certificate: "ACCA", employer: "Deloitte", title: "Finance Director" },
  },
  {
    name: "marketing",
    titles: ["Marketing Intern", "Content Editor", "Marketing Coordinator"],
    employers: ["Papierhaus AG", "Fable & Finch", "Greenleaf Foods", "Studio Otto"],
    places: ["Utrecht", "Ghent", "Bergamo"],
    degree: ["MA", "Media Studies", "Utrecht University"],
    certificates: [
      ["Google Analytics", "Google"],
      ["Email Marketing", "HubSpot Academy"],
    ],
    skills: ["Copywriting", "SEO", "InDesign", "Newsletters"],
    summary: [
      "Editor with four years in food and paper.",
      "I am an editor with four years in food and paper.",
      "Editor with 4 years in food and paper.",
    ],
    statements: [
      [
        "Wrote 90 articles and 12 newsletters in one year.",
        "I wrote 90 articles and twelve newsletters in one year.",
        "In one year, I wrote 90 articles and 12 newsletters.",
      ],
      [
        "Doubled newsletter subscriptions from 5,000 to 10,000.",
        "I doubled newsletter subscriptions from 5000 to 10000.",
        "Newsletter subscriptions were doubled from 5,000 to 10,000.",
      ],
      [
        "Planned a campaign with a budget of €35,000.",
        "I planned a campaign with a budget of 35,000 €.",
        "Planning the campaign with a budget of 35k euros.",
      ],
      [
        "Helped organise three trade events for retailers.",
        "I helped organize three trade events for retailers.",
        "Helping organise 3 trade events for retailers.",
      ],
      [
        "Redesigned the website using InDesign and WordPress.",
        "I redesigned the web site using InDesign and WordPress.",
        "The website was redesigned using InDesign and WordPress.",
      ],
      [
        "Analysed reader surveys of 700 households.",
        "I analyzed reader surveys of 700 households.",
        "Analysing reader surveys of 700 households.",
      ],
    ],
    posting: {
      title: "Head of Marketing",
      lines: ["Marketo automation", "Brand strategy for 8 markets", "SEO", "Team of 6", "TikTok campaigns"],
    },
    wanted: ["Marketo", "Brand strategy", "Figma", "Paid social"],
    envied: { degree: "PhD", certificate: "CIM Diploma", employer: "Unilever", title: "Head of Marketing" },
  },
];
