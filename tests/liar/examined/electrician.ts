import type { ExaminedPerson } from "./examined-person.ts";

export const electrician: ExaminedPerson = {
  name: "Declan Hurley",
  place: "Cork, Ireland",
  summary:
    "Qualified electrician with domestic and industrial experience, from house rewires to motor control panels. I like fault-finding and tidy boards.",
  languages: "English – native; Irish – B1; Polish – A2".split("; "),
  skills:
    "Fault-finding; Three-phase motors; Motor control panels; Variable-speed drives; Siemens S7-1200 (basics); Inspection and testing; Cable containment; Thermal imaging; EV charger installation; Electrical schematics".split(
      "; ",
    ),
  jobs: [
    [
      ...(["Apprentice Electrician", "Lee Valley Electrical Ltd", "Cork", "2006-09", "2010-09"] as const),
      [
        "Helped with full rewires of older houses under a qualified electrician.",
        "Pulled cables and mounted trunking on two school building sites",
        "Kept the van stock and the tool list in order.",
      ],
    ],
    [
      ...(["Domestic Electrician", "Brightside Homes Electrical", "Mallow", "2010-11", "2014-03"] as const),
      [
        "Wired around 60 new houses, from first fix to final connection.",
        "Fitted consumer units, smoke alarms and outdoor lighting",
        "I tested and certified my own work with a Megger multifunction tester.",
        "Call-outs one weekend in four",
        "Gave customers quotes for small jobs up to EUR 2,500.",
      ],
    ],
    [
      ...(["Maintenance Electrician", "Ballincollig Dairy Co-op", "Ballincollig", "2014-04", "2019-08"] as const),
      [
        "Maintained conveyors, pumps and packing machines on three production lines in a rotating shift.",
        "I replaced 14 direct-on-line starters with variable-speed drives, which cut the pumps' electricity use by 22 %.",
        "Fault-finding on Siemens S7-1200 controllers together with the automation engineer",
        "Thermal imaging of the distribution boards twice a year",
        "Reduced unplanned stops on the bottling line from nine to four a month by introducing a monthly inspection list.",
        "Supervised one apprentice from 2017 to 2019.",
      ],
    ],
    [
      ...(["Senior Electrician", "Corrin Industrial Services Ltd", "Little Island", "2019-09", ""] as const),
      [
        "In charge of a crew of five electricians on pharmaceutical and food sites",
        "Installed the cable containment and power supply for a EUR 1.2 million packaging hall in Midleton in 2021.",
        "I build and wire motor control panels of up to 250 A in the workshop.",
        "Carry out periodic inspections and write the test reports.",
        "Installed 35 EV chargers in company car parks since 2022.",
        "Help the estimator with material lists for tenders.",
      ],
    ],
  ],
  volunteer: [
    [
      ...(["Repairer", "Cork Repair Café", "Cork", "2018-02", ""] as const),
      [
        "Repair lamps, kettles and radios on the first Saturday of the month.",
        "Gave two evening talks on electrical safety at home in 2023.",
      ],
    ],
  ],
  degrees: [
    ["Advanced Certificate Craft", "Electrical", "Cork Training Centre", "2006 - 2010"],
    ["Higher Certificate", "Industrial Automation", "Munster College of Technology", "2015 - 2017"],
  ],
  certificates: [
    ["Testing and Certification of Electrical Installations", "Safe Electric Training", "2012"],
    ["Level 1 Thermography", "Infrared Training Centre", "2016"],
    ["Safe Pass", "SOLAS", "2022"],
  ],
  posting: {
    title: "Electrical Site Manager",
    company: "Harbour Data Centres Ltd",
    lines:
      "Data-centre experience with high-voltage switchgear; Lead 25 electricians and subcontractors; Degree in electrical engineering; AutoCAD and SAP PM; PLC programming in TIA Portal; Fault-finding and inspection of electrical installations".split(
        "; ",
      ),
  },
  truths: {
    exp0: `
      I was an Apprentice Electrician at Lee Valley Electrical Ltd in Cork from September 2006 to September 2010.
      Four years as an Apprentice Electrician with Lee Valley Electrical Ltd`,
    "exp0.0": `
      During my apprenticeship in Cork, I assisted with full rewires of older houses under a qualified electrician.
      Assisted with complete rewires of older homes, working under a qualified electrician`,
    "exp0.1 exp0.2": `
      On two school building sites, I pulled cables and mounted trunking.
      Cable pulling and mounting of trunking on two school building sites
      I also kept the tool list and the van stock in order at Lee Valley Electrical.`,
    "exp1.0": `
      As a Domestic Electrician in Mallow, I wired about 60 new houses from first fix to final connection.
      Wired approximately sixty new houses, from first fix through to final connection
      Wiring of around 60 new homes for Brightside Homes Electrical`,
    "exp1.1 exp1.2": `
      I fitted consumer units, smoke alarms and outdoor lighting and tested and certified my own work.
      Installation of consumer units, smoke alarms and outdoor lights
      Using a Megger multifunction tester, I tested and certified my own work.`,
    "exp1.3 exp1.4": `
      Provided customers with quotes for small jobs of up to €2,500
      I did call-outs one weekend in four and quoted small jobs of up to EUR 2,500 for customers.`,
    "exp2.0": `
      At Ballincollig Dairy Co-op, I worked in a rotating shift, maintaining conveyors, pumps and packing machines on three production lines.
      Maintenance of pumps, conveyors and packing machines on 3 production lines`,
    "exp2.1": `
      By replacing 14 direct-on-line starters with variable-speed drives, I cut the pumps' electricity use by 22%.
      Lowered the electricity consumption of the pumps by 22 percent by replacing fourteen direct-on-line starters with variable-speed drives
      As a Maintenance Electrician, I swapped 14 direct-on-line starters for variable-speed drives, reducing the electricity the pumps used by 22 %.
      Replacement of 14 direct-on-line starters with variable-speed drives`,
    "exp2.2": `
      Together with the automation engineer, I traced faults on Siemens S7-1200 controllers.
      Worked with the automation engineer on fault-finding on Siemens S7-1200 controllers`,
    "exp2.3 exp2.4": `
      I introduced a monthly inspection list, which reduced unplanned stops on the bottling line from nine to four a month.
      Brought unplanned bottling line stops down from 9 to 4 per month by introducing a monthly inspection list
      Carried out thermal imaging of the distribution boards twice a year`,
    "exp2.5 exp3.0": `
      I supervised an apprentice from 2017 to 2019 and am now in charge of a crew of five electricians.`,
    "exp3.0": `
      As Senior Electrician at Corrin Industrial Services Ltd, I lead a crew of five electricians on pharmaceutical and food sites.
      Responsible for a crew of five electricians on food and pharmaceutical sites`,
    "exp3.1": `
      In 2021, I installed the power supply and cable containment for a packaging hall in Midleton worth EUR 1.2 million.
      Installed cable containment and power supply for a €1.2m packaging hall in Midleton (2021)`,
    "exp3.2 exp3.3": `
      In the workshop, I build and wire motor control panels of up to 250 amps.
      Building and wiring of motor control panels up to 250 A
      I carry out periodic inspections, write the test reports and also build motor control panels of up to 250 A.`,
    "exp3.4 exp3.5": `
      Since 2022, I have installed 35 EV chargers in company car parks.
      Supporting the estimator with material lists for tenders
      I also assist the estimator with the material lists for tenders.`,
    "exp1 exp2 exp3": `
      After working as a Domestic Electrician in Mallow and as a Maintenance Electrician in Ballincollig, I became Senior Electrician at Corrin Industrial Services Ltd in 2019.
      I have been with Corrin Industrial Services Ltd in Little Island since September 2019.`,
    "vol0.0 vol0.1": `
      On the first Saturday of each month, I repair lamps, kettles and radios at the Cork Repair Café.
      In 2023, I gave two evening talks about electrical safety at home for the Cork Repair Café.
      Volunteer at the Cork Repair Café since February 2018`,
    "edu0 edu1": `
      I completed a Higher Certificate in Industrial Automation at Munster College of Technology from 2015 to 2017.
      Advanced Certificate Craft (Electrical), Cork Training Centre, 2006–2010`,
    "cert0 cert1 cert2": `
      I hold a Level 1 Thermography certificate from the Infrared Training Centre (2016) and Safe Pass from 2022.
      Testing and Certification of Electrical Installations, Safe Electric Training (2012)`,
    langs: `
      English is my native language, and I speak Irish at B1 and Polish at A2 level.
      Languages: English (native), Irish (B1), Polish (A2)`,
    "skills summary": `
      Qualified electrician with industrial and domestic experience and skills in fault-finding, thermal imaging and variable-speed drives
      I enjoy fault-finding and like tidy boards.
      My skills include three-phase motors, electrical schematics and the basics of the Siemens S7-1200.`,
    posting: `
      I am applying for the position of Electrical Site Manager at Harbour Data Centres Ltd.`,
    "posting exp3.3": `
      You ask for inspection of electrical installations; at Corrin Industrial Services, I carry out periodic inspections and write the test reports.`,
  },
  hardLies: {
    exp0: `
      I completed a five-year apprenticeship at Lee Valley Electrical Ltd in Cork.
      I started out as an electrician's apprentice with Lee Valley Electrical in Dublin.
      Trainee Electrical Engineer at Lee Valley Electrical Ltd, 2006–2010`,
    "exp0.*": `
      As an apprentice, I pulled cables and mounted trunking on two hospital building sites.
      Installed the lighting on two school building sites
      During my apprenticeship, I supervised a qualified electrician on full rewires of older houses.
      Cable pulling and trunking on a dozen school building sites
      I was in charge of purchasing for Lee Valley Electrical and kept the van stock in order.`,
    "exp1.0": `
      From first fix to final connection, I wired around 160 new houses in Mallow.
      Wired roughly 60 new apartment blocks from first fix to final connection
      I wired around 60 new houses a year for Brightside Homes Electrical.
      As Site Foreman at Brightside Homes Electrical, I wired around 60 new houses.`,
    "exp1.*": `
      Installation of solar panels, smoke alarms and outdoor lighting
      I fitted consumer units, burglar alarms and outdoor lighting in new homes.
      Using a Fluke multifunction tester, I tested and certified my own work.
      I tested and certified the work of my colleagues with a Megger multifunction tester.
      On call every second weekend for customers of Brightside Homes Electrical
      I quoted jobs of up to EUR 25,000 for customers.
      Provided customers with quotes for jobs starting at EUR 2,500
      My time as a Domestic Electrician in Mallow lasted from 2010 until 2016.
      At Brightside Homes Electrical, I maintained packing machines.`,
    "exp2.0": `
      In a rotating shift at the dairy, I maintained conveyors, boilers and packing machines on three production lines.
      Maintenance of conveyors, pumps and packing machines on 13 production lines
      I maintained conveyors, pumps and packing machines at a brewery in Ballincollig.
      Designed conveyors and packing machines for three production lines`,
    "exp2.1": `
      By replacing 14 direct-on-line starters with variable-speed drives, I cut the pumps' electricity use by 42%.
      I replaced 40 direct-on-line starters with variable-speed drives at Ballincollig Dairy Co-op.
      Lowered the water consumption of the pumps by 22 percent by fitting variable-speed drives
      Replaced 22 direct-on-line starters with variable-speed drives, saving 14 % of the pumps' electricity
      By replacing 14 direct-on-line starters with soft starters, I reduced the pumps' electricity use by 22 %.
      I replaced 14 variable-speed drives with direct-on-line starters.
      Saved the dairy EUR 22,000 in electricity by replacing 14 starters with variable-speed drives`,
    "exp2.*": `
      Programmed Siemens S7-1200 controllers together with the automation engineer
      Fault-finding on Allen-Bradley controllers with the automation engineer
      As Automation Engineer at Ballincollig Dairy Co-op, I was responsible for the Siemens S7-1200 controllers.
      I carried out thermal imaging of the distribution boards every month.
      Thermal imaging of the high-voltage switchgear twice a year
      With a monthly inspection list, I reduced unplanned stops on the bottling line from nine to one a month.
      By introducing a monthly inspection list, I cut unplanned stops on the bottling line by nine a month.
      Brought unplanned stops on the packing line down from nine to four a month with an inspection list
      Reduced unplanned stops on the bottling line from nine to four a year with a monthly inspection list
      From 2017 to 2019, I supervised four apprentices.
      I supervised an apprentice throughout my years at the dairy, from 2014 to 2019.
      At Ballincollig Dairy Co-op, I wired 60 new houses.`,
    "exp3.0": `
      As Senior Electrician, I am in charge of a crew of fifteen electricians on pharmaceutical and food sites.
      Lead five electricians on data-centre sites
      As Site Manager at Corrin Industrial Services Ltd, I lead a crew of five electricians.
      Since 2017, I have been in charge of a crew of five electricians at Corrin Industrial Services.`,
    "exp3.*": `
      In 2021, I installed the cable containment and power supply for a EUR 12 million packaging hall in Midleton.
      I installed the power supply for a packaging hall in Mallow in 2021.
      Installed the cable containment and ventilation for a EUR 1.2 million packaging hall in Midleton
      In 2023, I installed the power supply for a EUR 1.2 million packaging hall in Midleton.
      I build and wire motor control panels of up to 2,500 A.
      In the workshop, I build and wire motor control panels of 250 A and more.
      Designing motor control panels in AutoCAD
      I carry out periodic inspections of high-voltage switchgear and write the test reports.
      Since 2022, I have installed 135 EV chargers in company car parks.
      Installation of 35 EV chargers in private homes since 2022
      I installed 35 EV chargers in company car parks in 2020.
      As the company's estimator, I prepare tenders and material lists.
      At Corrin Industrial Services, I replaced 14 starters with variable-speed drives.`,
    "exp1 exp2 exp3": `
      I have worked for Corrin Industrial Services since April 2014.
      Before joining Corrin Industrial Services, I spent eight years with Ballincollig Dairy Co-op.`,
    "vol0.*": `
      On every Saturday of the month, I repair lamps, kettles and radios at the Cork Repair Café.
      I repair bicycles at the Cork Repair Café on the first Saturday of the month.
      In 2023, I gave ten evening talks on electrical safety at home.`,
    "edu0 edu1": `
      I hold a bachelor's degree in Industrial Automation from Munster College of Technology.
      Higher Certificate in Electrical Engineering, Munster College of Technology, 2015–2017`,
    "cert0 cert1 cert2": `
      I obtained the Level 2 Thermography certificate in 2016.
      Certified in high-voltage switching by Safe Electric Training (2012)
      I have held Safe Pass since 2012.`,
    langs: `
      Besides English and Irish, I speak Polish at B2 level.
      Languages: English (native), Irish (B1), German (A2)`,
    "skills summary": `
      My skills include fault-finding, thermal imaging and SAP PM.
      Qualified electrician with domestic, industrial and marine experience
      I am skilled in three-phase motors, cable containment and PLC programming in TIA Portal.`,
    "posting exp3": `
      I bring the data-centre experience that Harbour Data Centres Ltd is looking for.
      As you require, I already lead 25 electricians and subcontractors at Corrin Industrial Services Ltd.`,
  },
  softLies: {
    "exp0.*": `
      As an apprentice, I carried out full rewires of older houses on my own.
      On two school building sites, I pulled all the cables and mounted all the trunking.
      Thanks to the care with which I kept the van stock, no job was ever delayed.`,
    "exp1.*": `
      I wired around 60 new houses to the highest standard, from first fix to final connection.
      Wired all new houses built in Mallow, about 60 in total
      I wired more than 60 new houses in Mallow.
      I gave customers quotes for jobs of any size.
      All the work I tested with the Megger multifunction tester passed the first time.
      Most of the small jobs up to EUR 2,500 that I quoted were won.`,
    "exp2.*": `
      By replacing 14 direct-on-line starters with variable-speed drives, I cut the electricity use of the whole dairy by 22 %.
      I cut the pumps' electricity use by 22 % through regular thermal imaging.
      On my own initiative, I replaced 14 direct-on-line starters with variable-speed drives.
      I independently found faults on Siemens S7-1200 controllers.
      Unplanned stops on all three production lines fell from nine to four a month thanks to my monthly inspection list.
      Reduced unplanned stops on the bottling line from nine to four a month through variable-speed drives
      Responsible for all electrical maintenance at Ballincollig Dairy Co-op, in a rotating shift
      The apprentice I supervised from 2017 to 2019 passed the final exam with my help.
      I quickly solved even the most difficult faults on Siemens S7-1200 controllers together with the automation engineer.
      Dramatically lowered the dairy's energy costs with variable-speed drives`,
    "exp3.*": `
      I lead a highly motivated crew of five electricians on pharmaceutical and food sites.
      In charge of all electricians on pharmaceutical and food sites at Corrin Industrial Services
      In 2021, my crew and I finished the power supply for a EUR 1.2 million packaging hall in Midleton ahead of schedule.
      Responsible for the construction of a EUR 1.2 million packaging hall in Midleton in 2021
      I draw up the material lists for tenders.
      With my material lists, the company wins more tenders.
      I have installed all EV chargers in company car parks in the Cork area since 2022.
      Because of my experience with motor control panels, I was given the crew of five electricians.
      I carry out all periodic inspections for the company and write the test reports.`,
    "vol0.*": `
      I founded the Cork Repair Café, where I repair lamps, kettles and radios.
      My two talks on electrical safety at home in 2023 were very well attended.`,
    "skills summary": `
      Highly experienced electrician, equally at home in house rewires and motor control panels
      I am an expert in Siemens S7-1200 controllers.`,
  },
};
