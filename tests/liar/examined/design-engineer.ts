import type { ExaminedPerson } from "./examined-person.ts";

export const designEngineer: ExaminedPerson = {
  name: "Karthik Venkataraghavan",
  place: "Gothenburg, Sweden",
  summary:
    "Mechanical design engineer with experience of pumps, two-wheelers and heavy trucks. I like drawings that the workshop can read without calling me.",
  languages: ["Tamil (native)", "English (fluent)", "Hindi (fluent)", "Swedish (B1)"],
  skills: ["SolidWorks", "CATIA V5", "GD&T", "Ansys Mechanical", "Sheet metal design", "FMEA", "Teamcenter"],
  jobs: [
    [
      ...(["Graduate Trainee Engineer", "Kaveri Pumps", "Coimbatore", "2012-07", "2013-06"] as const),
      [
        "Drew spare parts in AutoCAD under the guidance of a senior designer.",
        "Measured castings with callipers and a height gauge",
        "Three-month rotation in the foundry",
      ],
    ],
    [
      ...(["Design Engineer", "Sahyadri Auto Components", "Pune", "2013-08", "2017-12"] as const),
      [
        "Designed brackets and housings in sheet metal and die-cast aluminium for two-wheelers.",
        "Redesigned a chain cover and saved ₹4.2 million a year in material costs.",
        "Tolerance stack-ups and 2D drawings to ISO standards",
        "I visited suppliers in Chennai and Rajkot every quarter to solve tooling problems.",
        "Supported the testing team with vibration tests.",
        "Named as co-inventor on one Indian patent for a chain tensioner.",
      ],
    ],
    [
      ...(["Senior Mechanical Design Engineer", "Hisingen Truck Systems", "Gothenburg", "2018-02", ""] as const),
      [
        "Design cab suspension parts for heavy trucks in CATIA V5.",
        "Lead a design team of four engineers in Gothenburg and three in Bangalore.",
        "Reduced the mass of the rear cab mount from 14.2 kg to 11.6 kg without changing the tooling.",
        "Ran finite element analyses in Ansys for static load cases; fatigue was handled by the simulation group.",
        "Design FMEA for every new bracket",
        "Brought the tooling budget for the 2022 cab mount project in at SEK 3.4 million, SEK 600,000 under plan.",
        "Review drawings before release in Teamcenter, usually about 25 a week.",
      ],
    ],
  ],
  volunteer: [
    [
      "Robotics Coach",
      "Lindholmen Youth Workshop",
      "Gothenburg",
      "2019-09",
      "2023-05",
      ["Coached a team of eight teenagers for the FIRST LEGO League.", "Repaired the workshop's 3D printers"],
    ],
  ],
  degrees: [
    ["Master of Technology", "Machine Design", "College of Engineering Pune", "2015 - 2017"],
    ["Bachelor of Engineering", "Mechanical Engineering", "PSG College of Technology", "2008 - 2012"],
  ],
  certificates: [
    ["Certified SolidWorks Professional", "Dassault Systèmes", "2014"],
    ["GD&T Professional, Technologist Level", "ASME", "2020"],
  ],
  posting: {
    title: "Lead Design Engineer, Battery Systems",
    company: "Norrvolt",
    lines: [
      "PhD in mechanical engineering is an advantage",
      "At least 10 years in battery pack design",
      "Siemens NX and Teamcenter",
      "Thermal simulation and CFD",
      "You lead 15 engineers at three sites",
      "Fluent Swedish",
    ],
  },
  truths: {
    "exp0.*": `
      As a Graduate Trainee Engineer at Kaveri Pumps, I drew spare parts in AutoCAD under the guidance of a senior designer.
      Drawing spare parts in AutoCAD, guided by a senior designer
      Measured castings using callipers and a height gauge.
      I spent three months on rotation in the foundry and measured castings with a height gauge and callipers.
      Completed a 3-month foundry rotation at Kaveri Pumps in Coimbatore`,
    "exp1.0": `
      I designed sheet metal and die-cast aluminium brackets and housings for two-wheelers.
      Design of brackets and housings for two-wheelers
      At Sahyadri Auto Components in Pune, where I worked from August 2013 to December 2017, I designed brackets and housings for two-wheelers.`,
    "exp1.1": `
      I redesigned a chain cover, saving 4.2 million rupees a year in material costs.
      Redesign of a chain cover, with savings of ₹4.2 million per year in material costs
      Redesigned a chain cover and saved INR 4.2 million in material costs annually
      Cut material costs by ₹4.2 million a year.`,
    "exp1.2 exp1.3": `
      Prepared tolerance stack-ups and 2D drawings to ISO standards.
      Every quarter, I visited suppliers in Rajkot and Chennai to resolve tooling problems.
      Quarterly visits to suppliers in Chennai and Rajkot to solve tooling issues
      I produced 2D drawings to ISO standards and visited suppliers in Chennai and Rajkot each quarter.`,
    "exp1.4 exp1.5": `
      Assisted the testing team with vibration tests.
      I am named as co-inventor on an Indian patent for a chain tensioner.
      Co-inventor on one Indian patent for a chain tensioner
      As a Design Engineer, I supported the testing team with vibration tests and was named as a co-inventor on one Indian patent.`,
    "exp2.0 exp2.1": `
      I design cab suspension parts for heavy trucks using CATIA V5.
      Leading a design team of 4 engineers in Gothenburg and 3 in Bangalore
      I lead a team of seven engineers in Gothenburg and Bangalore and design cab suspension components for heavy trucks.
      As Senior Mechanical Design Engineer at Hisingen Truck Systems, I lead seven engineers.
      Using CATIA V5, I design parts of cab suspensions for heavy trucks.`,
    "exp2.2": `
      Without changing the tooling, I reduced the mass of the rear cab mount from 14.2 kg to 11.6 kg.
      Lowered the mass of the rear cab mount by 2.6 kg without any change to the tooling
      The mass of the rear cab mount was cut from 14.2 to 11.6 kilograms.
      Made the rear cab mount 2.6 kg lighter`,
    "exp2.3 exp2.4": `
      Performed finite element analyses in Ansys for static load cases.
      I carried out FEA in Ansys for static load cases, while fatigue was handled by the simulation group.
      Responsible for the design FMEA for every new bracket
      I carry out a design FMEA for each new bracket.`,
    "exp2.5": `
      I brought the tooling budget for the 2022 cab mount project in SEK 600,000 below plan, at SEK 3.4 million.
      Kept the tooling budget of the 2022 cab mount project SEK 600,000 under plan
      At Hisingen Truck Systems, the tooling budget for the 2022 cab mount project came in at 3.4 million Swedish kronor, 600,000 kronor under plan.`,
    "exp2.6": `
      I review about 25 drawings in a usual week before they are released in Teamcenter.
      Reviewing drawings before their release in Teamcenter
      Usually review around twenty-five drawings per week before release in Teamcenter`,
    "exp1 exp2": `
      Since February 2018, I have been working as a Senior Mechanical Design Engineer at Hisingen Truck Systems in Gothenburg.
      I spent more than four years as a Design Engineer at Sahyadri Auto Components before moving to Hisingen Truck Systems.`,
    "vol0.*": `
      As a volunteer robotics coach, I coached eight teenagers for the FIRST LEGO League and repaired the workshop's 3D printers.
      Volunteer coach of a team of 8 teenagers for the FIRST LEGO League at Lindholmen Youth Workshop`,
    "edu0 edu1 cert0 cert1": `
      I hold a Master of Technology in Machine Design from College of Engineering Pune and a Bachelor of Engineering in Mechanical Engineering from PSG College of Technology.
      I have been a Certified SolidWorks Professional since 2014 and gained the ASME GD&T Professional certificate at Technologist Level in 2020.`,
    "skills langs summary": `
      Mechanical design engineer skilled in CATIA V5, SolidWorks and GD&T, with experience of pumps, two-wheelers and heavy trucks
      I speak Tamil, English and Hindi as well as Swedish at B1 level.
      I like to make drawings that the workshop can read without calling me.`,
    "posting exp2": `
      With this letter I apply for the position of Lead Design Engineer, Battery Systems at Norrvolt.`,
  },
  hardLies: {
    "exp0.*": `
      Drew spare parts in SolidWorks under the guidance of a senior designer.
      Drew pump impellers in AutoCAD under the guidance of a senior designer.
      As a Design Engineer at Kaveri Pumps, I drew spare parts in AutoCAD under the guidance of a senior designer.
      Measured castings with a coordinate measuring machine and a height gauge.
      Measured machined shafts with callipers and a height gauge.
      Six-month rotation in the foundry
      Three-month rotation in the machine shop
      I worked at Kaveri Pumps in Coimbatore from July 2010 to June 2013.`,
    "exp1.0": `
      Designed brackets and housings in sheet metal and carbon fibre for two-wheelers.
      Designed brackets and housings in sheet metal and die-cast aluminium for passenger cars.
      Designed brackets and battery housings in die-cast aluminium for two-wheelers.
      Designed brackets and housings in sheet metal and die-cast magnesium for two-wheelers.
      Designed complete two-wheelers in sheet metal and die-cast aluminium.
      As Lead Design Engineer at Sahyadri Auto Components, I designed brackets and housings for two-wheelers.`,
    "exp1.1": `
      Redesigned a chain cover and saved ₹42 million a year in material costs.
      Redesigned a chain cover and saved ₹4.2 million a month in material costs.
      Redesigned a chain cover and saved €4.2 million a year in material costs.
      Redesigned a chain cover and saved ₹4.2 million a year in labour costs.
      Redesigned a chain tensioner and saved ₹4.2 million a year in material costs.
      Redesigned four chain covers and saved ₹4.2 million a year in material costs.
      Redesigned a chain cover and saved 4.2 % a year in material costs.`,
    "exp1.2 exp1.3": `
      Tolerance stack-ups and 2D drawings to ASME standards
      Tolerance stack-ups and 3D models to ISO standards
      I visited suppliers in Chennai and Rajkot every month to solve tooling problems.
      I visited suppliers in Chennai and Shanghai every quarter to solve tooling problems.
      I audited suppliers in Chennai and Rajkot every quarter to ISO 9001.
      I visited customers in Chennai and Rajkot every quarter to solve tooling problems.`,
    "exp1.4 exp1.5": `
      Led the testing team in vibration tests.
      Supported the testing team with thermal tests.
      Supported the testing team with vibration and fatigue tests.
      Named as co-inventor on eleven Indian patents.
      Named as co-inventor on one European patent for a chain tensioner.
      Named as co-inventor on one Indian patent for a chain cover.
      Named as sole inventor on one Indian patent for a chain tensioner.`,
    "exp2.0 exp2.1": `
      Design cab suspension parts for heavy trucks in Siemens NX.
      Design battery packs for heavy trucks in CATIA V5.
      Design engine mounts for heavy trucks in CATIA V5.
      Design cab suspension parts for buses in CATIA V5.
      Lead a design team of 15 engineers in Gothenburg and three in Bangalore.
      Lead a design team of three engineers in Gothenburg and four in Bangalore.
      Lead a design team of four engineers in Gothenburg and three in Pune.
      Lead a team of eleven engineers in Gothenburg and Bangalore.
      As Chief Engineer at Hisingen Truck Systems, I lead a design team of four engineers in Gothenburg and three in Bangalore.`,
    "exp2.2": `
      Reduced the mass of the rear cab mount from 14.2 kg to 1.16 kg without changing the tooling.
      Reduced the mass of the rear cab mount by 11.6 kg without changing the tooling.
      Reduced the mass of the rear cab mount by 26 % without changing the tooling.
      Reduced the mass of the front cab mount from 14.2 kg to 11.6 kg without changing the tooling.
      Reduced the cost of the rear cab mount from SEK 14.2 to SEK 11.6 without changing the tooling.
      Reduced the mass of the rear cab mount from 14.2 t to 11.6 t without changing the tooling.
      Reduced the mass of the rear cab mount from 14.2 kg to 11.6 kg without changing the material.`,
    "exp2.3 exp2.4": `
      Ran finite element analyses in Abaqus for static load cases.
      Ran finite element analyses in Ansys for static and fatigue load cases.
      Ran thermal simulations in Ansys for static load cases.
      Ran CFD analyses in Ansys.
      Led the simulation group, which handled fatigue.
      Process FMEA for every new bracket
      Design FMEA for every new cab`,
    "exp2.5": `
      Brought the tooling budget for the 2022 cab mount project in at SEK 34 million, SEK 600,000 under plan.
      Brought the tooling budget for the 2022 cab mount project in at SEK 3.4 million, SEK 6 million under plan.
      Brought the tooling budget for the 2022 cab mount project in at SEK 3.4 million, SEK 600,000 over plan.
      Brought the tooling budget for the 2020 cab mount project in at SEK 3.4 million, SEK 600,000 under plan.
      Brought the tooling budget for the 2022 cab mount project in at €3.4 million, €600,000 under plan.
      Brought the tooling budget for the 2022 cab mount project in SEK 600,000 under plan and four months early.`,
    "exp2.6": `
      Review drawings before release in Teamcenter, usually about 25 a day.
      Review drawings before release in Windchill, usually about 25 a week.
      Review drawings after release in Teamcenter, usually about 25 a week.
      Draw about 25 parts a week in Teamcenter.
      Administer Teamcenter for 25 users.`,
    "exp1 exp2": `
      Senior Mechanical Design Engineer at Sahyadri Auto Components from 2013 to 2017
      I have worked at Hisingen Truck Systems in Stockholm since February 2018.
      I spent more than five years as a Design Engineer at Sahyadri Auto Components.`,
    "vol0.*": `
      Coached a team of eighteen teenagers for the FIRST LEGO League.
      Coached a team of eight teenagers to victory in the FIRST LEGO League.`,
    "edu0 edu1 cert0 cert1": `
      I hold a PhD in Machine Design from College of Engineering Pune.
      I hold a Master of Technology in Mechanical Engineering from PSG College of Technology.
      Certified SolidWorks Expert (Dassault Systèmes, 2014)
      GD&T Professional, Senior Level (ASME, 2020)`,
    "skills langs": `
      Fluent in Swedish, English and Hindi
      Skilled in Siemens NX, Teamcenter and GD&T`,
    "posting exp2": `
      I have 10 years of experience in battery pack design.`,
  },
  softLies: {
    "exp0.*": `
      Drew spare parts in AutoCAD.
      Independently drew spare parts in AutoCAD for a senior designer.
      Drew all spare parts in AutoCAD under the guidance of a senior designer.
      After the three-month rotation in the foundry, I measured castings with callipers and a height gauge.`,
    "exp1.*": `
      Carried out vibration tests.
      Inventor of a chain tensioner patented in India
      Designed all brackets and housings for two-wheelers in sheet metal and die-cast aluminium.
      Visited all suppliers in Chennai and Rajkot every quarter and solved their tooling problems.
      Redesigned a chain cover on my own initiative and saved ₹4.2 million a year in material costs.
      Thanks to my quarterly supplier visits, the redesigned chain cover saved ₹4.2 million a year in material costs.
      My patented chain tensioner saved ₹4.2 million a year in material costs.
      Error-free tolerance stack-ups and 2D drawings to ISO standards
      Designed lightweight brackets and housings in sheet metal and die-cast aluminium for two-wheelers.
      Redesigned a chain cover and saved ₹4.2 million a year in material costs without any loss of quality.`,
    "exp2.*": `
      Ran all finite element analyses in Ansys.
      Ran finite element analyses in Ansys for static load cases and supported the simulation group on fatigue.
      Because of design FMEA, the mass of the rear cab mount fell from 14.2 kg to 11.6 kg.
      Reduced the mass of the rear cab mount from 14.2 kg to 11.6 kg in 2022 without changing the tooling.
      My team in Bangalore reduced the mass of the rear cab mount from 14.2 kg to 11.6 kg.
      By reducing the mass of the rear cab mount, I brought the tooling budget in SEK 600,000 under plan.
      Brought the tooling budgets for our cab mount projects in SEK 600,000 under plan every year.
      Review every drawing before release in Teamcenter, about 25 a week.
      Review drawings before release in Teamcenter, always at least 25 a week.
      Lead an award-winning design team of four engineers in Gothenburg and three in Bangalore.
      Design the complete cab suspension for heavy trucks in CATIA V5.
      First reviewed drawings in Teamcenter and later came to lead a design team of four engineers in Gothenburg and three in Bangalore.`,
    "vol0.*": `
      Founded and coached a team of eight teenagers for the FIRST LEGO League.
      Coached eight talented teenagers for the FIRST LEGO League.
      Built and repaired the workshop's 3D printers`,
    summary: `
      Mechanical design engineer with extensive experience of pumps, two-wheelers and heavy trucks.
      My drawings never lead to a call from the workshop.`,
  },
};
