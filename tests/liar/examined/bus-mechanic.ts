import type { ExaminedPerson } from "./examined-person.ts";

export const busMechanic: ExaminedPerson = {
  name: "Lamine Sarr",
  place: "Dublin, Ireland",
  summary: "Bus mechanic for diesel and electric vehicles. I listen to an engine before I plug anything in.",
  languages: ["Wolof (native)", "French (C2)", "English (B2)"],
  skills: ["High-voltage systems", "Air brakes", "Diagnostics", "Hydraulics", "Welding"],
  jobs: [
    [
      ...(["Apprentice Mechanic", "Dakar Dem Dikk", "Dakar", "2007-01", "2010-12"] as const),
      ["Assisted senior mechanics with engine overhauls.", "Changed tyres and brake pads on 200 buses."],
    ],
    [
      ...(["Mechanic", "Bus Éireann", "Cork", "2011-05", "2018-08"] as const),
      [
        "Serviced 12 coaches a week.",
        "Diagnosed faults in air brakes and gearboxes.",
        "Cut repeat repairs by 25 % through a checklist.",
        "Took part in the test of a hybrid bus.",
      ],
    ],
    [
      ...(["Lead Mechanic", "Go-Ahead Ireland", "Dublin", "2018-09", ""] as const),
      [
        "Lead a night shift of nine mechanics.",
        "Prepared the workshop for 30 electric buses.",
        "Negotiate spare part prices with two suppliers.",
        "Keep 96 % of the fleet on the road.",
      ],
    ],
  ],
  degrees: [["Trade certificate", "Heavy Vehicle Mechanics", "SOLAS", "2011 - 2014"]],
  certificates: [["High Voltage Level 3", "IMI", "2019"]],
  posting: {
    title: "Workshop Manager",
    company: "Liffey Transit",
    lines: ["10 years as workshop manager", "Hydrogen buses", "Team of 25", "Degree in mechanical engineering"],
  },
  truths: {
    "exp0.*": `
      I assisted senior mechanics with engine overhauls.
      Changed brake pads and tyres on 200 buses
      As an Apprentice Mechanic at Dakar Dem Dikk, I changed tyres and brake pads on 200 buses.
      Helped senior mechanics with engine overhauls`,
    "exp1.*": `
      I serviced 12 coaches per week and diagnosed faults in air brakes and gearboxes.
      Servicing twelve coaches weekly
      At Bus Éireann in Cork, I diagnosed faults in gearboxes and air brakes.
      Through a checklist, I reduced repeat repairs by 25 %.
      Repeat repairs were cut by 25 percent through a checklist.
      Reduced repeat repairs by a quarter through a checklist
      Participated in the test of a hybrid bus
      I participated in testing a hybrid bus.`,
    "exp2.*": `
      I lead a night shift of nine mechanics at Go-Ahead Ireland.
      Leading nine mechanics on the night shift
      As Lead Mechanic, I lead a night shift of 9 mechanics and negotiate spare part prices with two suppliers.
      I prepared the workshop for thirty electric buses.
      Preparing the workshop for 30 electric buses
      Keeping 96 % of the fleet on the road
      I keep 96 percent of the fleet on the road.
      Negotiating prices of spare parts with two suppliers`,
    "exp0 exp1 exp2": `
      I have been Lead Mechanic at Go-Ahead Ireland since September 2018.
      Previously I worked as Mechanic at Bus Éireann.
      From Apprentice Mechanic to Lead Mechanic
      More than 18 years of experience as Apprentice Mechanic, Mechanic and Lead Mechanic
      I worked as a mechanic at Bus Éireann for seven years.`,
    edu0: `
      I hold a trade certificate in Heavy Vehicle Mechanics from SOLAS.
      Trade certificate in Heavy Vehicle Mechanics, SOLAS, 2014`,
    cert0: `
      I am certified in High Voltage Level 3 (IMI, 2019).
      High Voltage Level 3 certificate from IMI`,
    langs: `
      I speak Wolof, French and English.
      Native Wolof, fluent French and English at B2`,
    "skills summary": `
      Bus mechanic for diesel and electric vehicles with skills in diagnostics, hydraulics and welding
      I am skilled in high-voltage systems, air brakes and welding.
      Bus mechanic with experience in diagnostics and hydraulics`,
    posting: `
      I am applying for the Workshop Manager role at Liffey Transit.`,
  },
  hardLies: {
    "exp0.*": `
      Overhauled engines as a senior mechanic.
      Assisted 200 senior mechanics with engine overhauls.
      Changed tyres and brake pads on 2,000 buses.
      Changed engines on 200 buses.
      Led senior mechanics with engine overhauls.`,
    "exp1.*": `
      Serviced 21 coaches a week.
      Serviced 12 coaches a day.
      Serviced 12 electric buses a week.
      Diagnosed faults in air brakes, gearboxes and fuel cells.
      Cut repeat repairs by 52 % through a checklist.
      Cut repairs by 25 % through a checklist.
      Cut repeat repairs to 25 % through a checklist.
      Led the test of a hybrid bus.
      Took part in the test of a hydrogen bus.
      Took part in the tests of hybrid buses.
      Took part in the construction of a hybrid bus.`,
    "exp2.*": `
      Lead a night shift of ninety mechanics.
      Lead nine night shifts of mechanics.
      Lead a night shift of nine managers.
      Prepared the workshop for 300 electric buses.
      Prepared the workshop for 30 hydrogen buses.
      Prepared 30 workshops for electric buses.
      Negotiate spare part prices with twelve suppliers.
      Negotiate salaries with two suppliers.
      Keep 69 % of the fleet on the road.
      Keep 96 buses on the road.
      As Workshop Manager, I lead a night shift of nine mechanics.
      Repaired 30 electric buses.`,
    "exp0 exp1 exp2": `
      Lead Mechanic at Bus Éireann since 2011
      I have 10 years of experience as workshop manager.
      Mechanic at Dublin Bus
      I worked as a mechanic at Bus Éireann for nine years.
      More than 25 years of experience as Mechanic and Lead Mechanic
      I have been Lead Mechanic at Go-Ahead Ireland since September 2008.`,
    edu0: `
      Degree in Mechanical Engineering, SOLAS
      Trade certificate in Aviation Mechanics, SOLAS
      Trade certificate in Heavy Vehicle Mechanics, TU Dublin`,
    cert0: `
      High Voltage Level 4 (IMI, 2019)
      High Voltage Level 3 (IMI, 2016)`,
    langs: `
      Native Wolof and native English
      I speak Wolof, French, English and Irish.`,
    "skills summary": `
      Skilled in hydrogen systems and welding
      Bus mechanic for diesel, electric and hydrogen vehicles`,
  },
  softLies: {
    "exp2.*": `
      Lead an excellent night shift of nine mechanics.
      Always keep 96 % of the fleet on the road.
      Negotiate the best spare part prices with two suppliers.`,
    "exp1.*": `
      Invented a checklist that cut repeat repairs by 25 %.
      Took a leading part in the test of a hybrid bus.`,
  },
};
