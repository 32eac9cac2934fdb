import type { Trade } from "./trade.ts";

/** Looked at while the checker was built. */
export const tunedTrades: Trade[] = [
  {
    name: "nursing",
    titles: ["Staff Nurse", "Ward Nurse", "Senior Staff Nurse"],
    employers: ["St. Anna Hospital", "Royal Infirmary", "Klinikum Nord gGmbH", "Hillside Care Home"],
    places: ["Leeds", "Hamburg", "Cork"],
    degree: ["BSc", "Nursing", "University of Leeds"],
    certificates: [
      ["Advanced Life Support", "Resuscitation Council"],
      ["Wound Care", "Royal College of Nursing"],
    ],
    skills: ["Triage", "Medication rounds", "Wound care", "Patient education", "Venepuncture"],
    summary: [
      "Nurse with eleven years on surgical wards.",
      "I am a nurse with eleven years on surgical wards.",
      "Nurse with 11 years on surgical wards.",
    ],
    statements: [
      [
        "Cared for 24 patients per shift on a surgical ward.",
        "I cared for 24 patients a shift on a surgical ward.",
        "Caring for twenty-four patients per shift on a surgical ward.",
      ],
      [
        "Reduced medication errors by 30 % over two years by introducing a second check.",
        "By introducing a second check, I reduced medication errors by 30% over two years.",
        "Over two years, I cut medication errors by 30 percent by introducing a second check.",
        "I lowered medication errors by 30 %.",
      ],
      [
        "Trained 15 new nurses in wound care and triage.",
        "I trained fifteen nurses in wound care and triage.",
        "My work included training 15 new nurses in wound care and triage.",
      ],
      [
        "Assisted the ward manager with the rota for 40 staff.",
        "I assisted the ward manager with the rota for forty staff.",
        "Helped the ward manager with the rota for 40 staff.",
      ],
      [
        "Kept patient records current in Epic.",
        "I maintained current patient records.",
        "I kept patient records current in Epic.",
      ],
      [
        "Handled 1,200 admissions in 2021 without a single complaint.",
        "I handled 1200 admissions in 2021 without a single complaint.",
        "Processed 1,200 admissions in 2021 without a single complaint.",
      ],
    ],
    posting: {
      title: "Lead Nurse Intensive Care",
      lines: [
        "ICU experience with Dräger ventilators",
        "Leadership of 30 nurses",
        "MSc in Nursing",
        "Wound care and triage",
        "Fluent Spanish",
      ],
    },
    wanted: ["Dräger ventilators", "Dialysis", "Cerner", "Paediatrics"],
    envied: { degree: "PhD", certificate: "Prince2 Practitioner", employer: "Mayo Clinic", title: "Head of Nursing" },
  },
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
      "Developer with 8 years of work on booking systems.",
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
    name: "teaching",
    titles: ["Teaching Assistant", "Primary Teacher", "Deputy Head Teacher"],
    employers: ["Oakfield Primary School", "St Brigid's School", "Grundschule am Park", "Riverside Academy"],
    places: ["Bristol", "Galway", "Köln"],
    degree: ["BA", "Primary Education", "University of Bristol"],
    certificates: [
      ["First Aid at Work", "Red Cross"],
      ["Safeguarding Level 2", "Bristol City Council"],
    ],
    skills: ["Phonics", "Lesson planning", "Classroom management", "SEN support"],
    summary: [
      "Primary teacher with nine years in mixed-ability classes.",
      "I am a primary teacher with nine years in mixed-ability classes.",
      "Primary teacher with 9 years in mixed ability classes.",
    ],
    statements: [
      [
        "Taught classes of 28 pupils in reading and mathematics.",
        "I taught classes of 28 pupils in reading and mathematics.",
        "Teaching classes of twenty-eight pupils in reading and mathematics.",
      ],
      [
        "Raised the share of pupils at the reading standard from 61 % to 79 % in three years.",
        "I increased the share of pupils at the reading standard from 61% to 79% in three years.",
        "In three years, I raised the share of pupils at the reading standard from 61 percent to 79 percent.",
      ],
      [
        "Organised two school trips per year for 90 children.",
        "I organized two school trips a year for 90 children.",
        "I have organised two school trips each year for ninety children.",
      ],
      [
        "Introduced a phonics programme in four classes.",
        "I introduced a phonics program in four classes.",
        "A phonics programme was introduced in 4 classes.",
      ],
      [
        "Supported pupils with special needs in small groups.",
        "I helped pupils with special needs in small groups.",
        "Assisting pupils with special needs in small groups.",
      ],
      [
        "Wrote reports for 56 parents every year.",
        "I wrote reports for 56 parents a year.",
        "Writing reports for fifty-six parents each year.",
      ],
    ],
    posting: {
      title: "Head Teacher",
      lines: [
        "NPQH qualification",
        "Leadership of a school of 400 pupils",
        "Phonics and reading",
        "Experience with Google Classroom",
        "Ofsted inspections",
      ],
    },
    wanted: ["Google Classroom", "Ofsted inspections", "French", "Robotics"],
    envied: { degree: "MEd", certificate: "NPQH", employer: "Eton College", title: "Head Teacher" },
  },
  {
    name: "cooking",
    titles: ["Commis Chef", "Chef de Partie", "Sous Chef"],
    employers: ["Hotel Seeblick", "The Copper Pot", "Brasserie Lutèce", "Gasthof Linde"],
    places: ["Zürich", "Lyon", "Bath"],
    degree: ["Diploma", "Professional Cookery", "Westminster Kingsway College"],
    certificates: [
      ["Food Hygiene Level 3", "CIEH"],
      ["Allergen Awareness", "Food Standards Agency"],
    ],
    skills: ["Pastry", "Menu planning", "HACCP", "Butchery"],
    summary: [
      "Cook with ten years in hotel kitchens.",
      "I am a cook with ten years in hotel kitchens.",
      "Cook with 10 years in hotel kitchens.",
    ],
    statements: [
      [
        "Prepared 180 covers per evening at the fish station.",
        "I prepared 180 covers an evening at the fish station.",
        "Preparing 180 covers per evening at the fish station.",
      ],
      [
        "Reduced food waste by 22 % within one year by planning menus around the season.",
        "By planning menus around the season, I reduced food waste by 22% within one year.",
        "I cut food waste by 22 percent within 1 year by planning menus around the season.",
      ],
      [
        "Trained three apprentices in pastry and butchery.",
        "I trained 3 apprentices in pastry and butchery.",
        "I was responsible for training three apprentices in pastry and butchery.",
      ],
      [
        "Ordered goods for €8,000 per week.",
        "I ordered goods for 8,000 euros a week.",
        "Ordering goods for EUR 8,000 every week.",
      ],
      [
        "Helped open a second kitchen with 12 staff.",
        "I helped open a second kitchen with twelve staff.",
        "Helping open a second kitchen with 12 staff.",
      ],
      [
        "Kept the HACCP records without a gap for four years.",
        "I maintained the HACCP records without a gap for four years.",
        "Keeping the HACCP records without a gap for 4 years.",
      ],
    ],
    posting: {
      title: "Executive Chef",
      lines: [
        "Michelin-starred experience",
        "Budget of 2 million",
        "Menu planning and HACCP",
        "Team of 40 cooks",
        "Sushi and sous-vide",
      ],
    },
    wanted: ["Sushi", "Sous-vide", "Molecular cuisine", "Micros POS"],
    envied: { degree: "BSc", certificate: "WSET Level 3", employer: "The Ritz", title: "Executive Chef" },
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
    name: "electrics",
    titles: ["Apprentice Electrician", "Electrician", "Lead Electrician"],
    employers: ["Volt & Sons", "Elektro Brandt GmbH", "Sparkline Installations", "Northern Power Works"],
    places: ["Kiel", "Glasgow", "Bergen"],
    degree: ["Diploma", "Electrical Installation", "City of Glasgow College"],
    certificates: [
      ["18th Edition Wiring Regulations", "City & Guilds"],
      ["Working at Height", "IPAF"],
    ],
    skills: ["Fault finding", "Cable laying", "Switchgear", "PLC basics"],
    summary: [
      "Electrician with six years on building sites.",
      "I am an electrician with six years on building sites.",
      "Electrician with 6 years on building sites.",
    ],
    statements: [
      [
        "Installed wiring in 45 flats across two sites.",
        "I installed wiring in 45 flats across two sites.",
        "Installing the wiring in forty-five flats across 2 sites.",
      ],
      [
        "Repaired switchgear of up to 400 V.",
        "I repaired switchgear of up to 400 V.",
        "Fixed switchgear of up to 400 V.",
      ],
      [
        "Reduced call-outs by a third by replacing old fuse boards.",
        "By replacing old fuse boards, I reduced call-outs by a third.",
        "I cut call-outs by a third by replacing old fuse boards.",
      ],
      [
        "Supervised two apprentices on site.",
        "I supervised 2 apprentices on site.",
        "I have supervised two apprentices on site.",
      ],
      [
        "Tested and documented 600 circuits in eight weeks.",
        "I tested and documented 600 circuits in eight weeks.",
        "In 8 weeks, I tested and documented 600 circuits.",
      ],
      [
        "Read drawings and ordered material for the site manager.",
        "I read drawings and ordered material for the site manager.",
        "Reading drawings and ordering material for the site manager.",
      ],
    ],
    posting: {
      title: "Electrical Supervisor",
      lines: [
        "High voltage authorisation up to 33 kV",
        "KNX and Siemens S7",
        "Team of 15 electricians",
        "Fault finding",
        "Solar installations",
      ],
    },
    wanted: ["KNX", "Siemens S7", "Solar installations", "AutoCAD"],
    envied: {
      degree: "BEng",
      certificate: "High Voltage Authorised Person",
      employer: "Siemens",
      title: "Site Director",
    },
  },
  {
    name: "logistics",
    titles: ["Warehouse Operative", "Shift Coordinator", "Warehouse Team Leader"],
    employers: ["Speedlog GmbH", "Harbour Freight Services", "Magazyn Polski Sp. z o.o.", "Crossdock Ltd."],
    places: ["Poznań", "Felixstowe", "Leipzig"],
    degree: ["Diploma", "Logistics", "Poznań School of Logistics"],
    certificates: [
      ["Forklift Licence B1", "RTITB"],
      ["Dangerous Goods Handling", "IATA"],
    ],
    skills: ["Forklift", "Stock control", "SAP EWM", "Shift planning"],
    summary: [
      "Warehouse worker with five years in cold storage.",
      "I am a warehouse worker with five years in cold storage.",
      "Warehouse worker with 5 years in cold storage.",
    ],
    statements: [
      [
        "Loaded 60 trucks per week with two colleagues.",
        "I loaded 60 trucks a week with two colleagues.",
        "Loading sixty trucks every week with 2 colleagues.",
      ],
      [
        "Coordinated a shift of 18 people in cold storage.",
        "I coordinated a shift of 18 people in cold storage.",
        "I was responsible for coordinating a shift of eighteen people in cold storage.",
      ],
      [
        "Lowered picking errors from 2.1 % to 0.8 % by relabelling the shelves.",
        "By relabelling the shelves, I lowered picking errors from 2.1% to 0.8%.",
        "Picking errors were reduced from 2.1 % to 0.8 % by relabelling the shelves.",
      ],
      [
        "Counted the stock of 14,000 articles every quarter.",
        "I counted the stock of 14000 articles every quarter.",
        "Counting the stock of 14,000 articles every quarter.",
      ],
      [
        "Introduced a new shift plan and trained 25 temporary workers.",
        "I introduced a new shift plan and trained 25 temporary workers.",
        "Introducing a shift plan and training twenty-five temporary workers.",
      ],
      [
        "Drove forklifts in narrow aisles.",
        "I drove forklifts in narrow aisles.",
        "I have driven forklifts in narrow aisles.",
      ],
    ],
    posting: {
      title: "Warehouse Manager",
      lines: [
        "Six Sigma Black Belt",
        "Responsibility for 120 employees",
        "Manhattan WMS",
        "Stock control",
        "Fluent German",
      ],
    },
    wanted: ["Manhattan WMS", "Six Sigma", "Customs clearance", "Fleet management"],
    envied: { degree: "MSc", certificate: "Six Sigma Black Belt", employer: "Amazon", title: "Warehouse Manager" },
  },
];
