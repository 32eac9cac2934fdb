import type { Trade } from "./trade.ts";

export const workingTrades: Trade[] = [
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
  {
    name: "laboratory",
    titles: ["Laboratory Technician", "Research Assistant", "Scientist"],
    employers: ["BioNova SA", "Institut für Zellforschung", "Helix Diagnostics", "Meridian Labs"],
    places: ["Lausanne", "Jena", "Dundee"],
    degree: ["MSc", "Molecular Biology", "University of Dundee"],
    certificates: [
      ["Good Laboratory Practice", "MHRA"],
      ["Radiation Safety", "SRP"],
    ],
    skills: ["PCR", "Cell culture", "R", "Flow cytometry"],
    summary: [
      "Biologist with five years in cell culture.",
      "I am a biologist with five years in cell culture.",
      "Biologist with 5 years in cell culture.",
    ],
    statements: [
      [
        "Analysed 2,400 blood samples per month by PCR.",
        "I analyzed 2400 blood samples a month by PCR.",
        "Analysing 2,400 blood samples every month by PCR.",
      ],
      [
        "Cut reagent costs by CHF 18,000 per year by changing suppliers.",
        "By changing suppliers, I reduced reagent costs by CHF 18,000 a year.",
        "Cutting reagent costs by 18,000 CHF per year by changing suppliers.",
      ],
      [
        "Assisted in a study on lung cancer with 320 patients.",
        "I assisted in a study on lung cancer with 320 patients.",
        "Assisting in a study on lung cancer with 320 patients.",
      ],
      [
        "Maintained eleven cell lines and two incubators.",
        "I maintained 11 cell lines and two incubators.",
        "Maintaining eleven cell lines and 2 incubators.",
      ],
      [
        "Published two papers as third author.",
        "I published 2 papers as third author.",
        "I have published two papers as third author.",
      ],
      [
        "Validated a new assay within ten weeks.",
        "I validated a new assay in ten weeks.",
        "A new assay was validated within 10 weeks.",
      ],
    ],
    posting: {
      title: "Principal Scientist",
      lines: ["CRISPR", "PhD in biology", "Python and R", "GMP", "Group of 7 scientists"],
    },
    wanted: ["CRISPR", "Python", "GMP", "Mass spectrometry"],
    envied: {
      degree: "PhD",
      certificate: "European Registered Toxicologist",
      employer: "Novartis",
      title: "Principal Scientist",
    },
  },
];
