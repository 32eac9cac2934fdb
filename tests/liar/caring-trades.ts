import type { Trade } from "./trade.ts";

/** With those of the other files but held-trades.ts, looked at while the checker was built. */
export const caringTrades: Trade[] = [
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
    name: "customer support",
    titles: ["Call Centre Agent", "Support Agent", "Support Team Coordinator"],
    employers: ["Helpline Services", "Telefonia Sur", "Cloudnine Support GmbH", "Parcel & Post"],
    places: ["Málaga", "Newport", "Rostock"],
    degree: ["BA", "Spanish", "Cardiff University"],
    certificates: [
      ["ITIL Foundation", "Axelos"],
      ["Conflict Handling", "IHK"],
    ],
    skills: ["Zendesk", "De-escalation", "Complaint handling", "Typing"],
    summary: [
      "Support agent with three years in parcel delivery.",
      "I am a support agent with three years in parcel delivery.",
      "Support agent with 3 years in parcel delivery.",
    ],
    statements: [
      [
        "Answered 70 calls per day in two languages.",
        "I answered 70 calls a day in two languages.",
        "Answering seventy calls each day in 2 languages.",
      ],
      [
        "Raised customer satisfaction from 82 % to 91 % within a year.",
        "I increased customer satisfaction from 82% to 91% within a year.",
        "Within a year, I raised customer satisfaction from 82 percent to 91 percent.",
      ],
      [
        "Wrote 40 help articles and updated them every month.",
        "I wrote 40 help articles and updated them every month.",
        "Writing forty help articles and updating them each month.",
      ],
      [
        "Resolved complaints of business customers without escalation.",
        "I resolved complaints of business customers without escalation.",
        "Resolving complaints of business customers without escalation.",
      ],
      [
        "Showed six new agents how to use Zendesk.",
        "I showed 6 new agents how to use Zendesk.",
        "I have shown six new agents how to use Zendesk.",
      ],
      [
        "Collected feedback for the product team.",
        "I gathered feedback for the product team.",
        "Collecting feedback for the product team.",
      ],
    ],
    posting: {
      title: "Head of Customer Success",
      lines: ["Gainsight", "Net revenue retention", "Team of 25", "Zendesk", "Portuguese"],
    },
    wanted: ["Gainsight", "Portuguese", "SQL", "Workforce management"],
    envied: { degree: "MSc", certificate: "ITIL Expert", employer: "Zappos", title: "Head of Support" },
  },
];
