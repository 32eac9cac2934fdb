import type { ExaminedPerson } from "./examined-person.ts";

export const welder: ExaminedPerson = {
  name: "Rodel Macaraeg",
  place: "Stavanger, Norway",
  summary:
    "Welder with experience in shipyards and on pressure piping. I would rather cut out a bad weld than explain it later.",
  languages: ["Tagalog: native", "English: fluent", "Norwegian: A2"],
  skills: [
    "TIG welding",
    "Stick welding",
    "Flux-cored welding",
    "Duplex steel",
    "Reading isometric drawings",
    "Oxy-fuel cutting",
    "Dye penetrant testing",
    "Forklift",
  ],
  jobs: [
    [
      ...(["Welder's Helper", "Keppel Subic Shipyard", "Subic Bay, Philippines", "2006-03", "2007-12"] as const),
      [
        "Ground and cleaned weld seams.",
        "Carried gas bottles and cables for a crew of eight welders.",
        "Learned stick welding on the job.",
      ],
    ],
    [
      ...(["Welder", "Al Dhafra Marine Works LLC", "Abu Dhabi", "2008-02", "2014-09"] as const),
      [
        "Stick and flux-cored welding of hull sections, plates from 8 to 40 mm",
        "I repaired the ballast tanks of 14 tugboats, working in confined spaces.",
        "Repair rate below 2 % in ultrasonic testing for three years in a row",
        "Fire watch on night shifts, about once a month",
        "Trained four helpers to pass the 3G test.",
      ],
    ],
    [
      ...(["Pipe Welder", "Rogaland Rør AS", "Stavanger", "2015-01", "2021-05"] as const),
      [
        "TIG-welded stainless and duplex pipes with diameters from 1 to 24 inches.",
        "Prefabricated 600 m of process piping for a fish feed plant in Bergen.",
        "Worked from isometric drawings and marked up changes for the drawing office.",
        "Assisted the quality inspector with dye penetrant tests.",
        "Offshore rotations of two weeks on, four weeks off, from 2018",
      ],
    ],
    [
      ...(["Welding Foreman", "Jæren Industri Sveis AS", "Sandnes", "2021-06", ""] as const),
      [
        "I lead a crew of six welders and two pipefitters and set the daily work plan.",
        "Reduced gas consumption by 15 % in the first year by fixing leaks and fitting flow meters.",
        "Check weld maps and material certificates before work begins.",
        "Order consumables for up to NOK 40,000 a month.",
        "Hold the toolbox talk every Monday, in English and simple Norwegian.",
        "Delivered the pipework for two salmon slaughterhouses on schedule, contract value NOK 11 million.",
      ],
    ],
  ],
  volunteer: [
    [
      ...(["Workshop Helper", "Stavanger Repair Café", "Stavanger", "2019-10", "2023-03"] as const),
      ["Repaired bicycles and garden tools on the first Saturday of the month.", "Showed visitors how to solder."],
    ],
  ],
  degrees: [["Vocational diploma", "Shielded Metal Arc Welding", "Olongapo Skills Training Centre", "2005 - 2006"]],
  certificates: [
    ["ISO 9606-1 6G TIG, duplex", "DNV", "2024"],
    ["Basic Offshore Safety Training (GWO/OPITO)", "Falck Nutec", "2018"],
    ["Hot work certificate", "Norwegian Fire Protection Association", "2022"],
  ],
  posting: {
    title: "Welding Coordinator",
    company: "Fjordkraft Subsea AS",
    lines: [
      "International Welding Specialist (IWS)",
      "Fluent Norwegian",
      "Orbital and laser welding, titanium",
      "Responsible for 25 welders in two shifts",
      "Writing welding procedure specifications",
      "TIG welding of duplex pipes and toolbox talks",
    ],
  },
  truths: {
    "exp0.*": `
      I ground and cleaned weld seams and learned stick welding on the job.
      Grinding and cleaning of weld seams
      Carried cables and gas bottles for a crew of 8 welders
      At Keppel Subic Shipyard, where I worked as a Welder's Helper from March 2006 to December 2007, I learned stick welding.
      Learned stick welding on the job as a Welder's Helper`,
    "exp1.0": `
      Stick and flux-cored welding on hull sections with plates between 8 and 40 mm
      As a Welder at Al Dhafra Marine Works in Abu Dhabi, I welded hull sections using stick and flux-cored welding.
      I welded hull sections, with plates from 8 to 40 millimetres.`,
    "exp1.1 exp1.2": `
      In confined spaces, I repaired the ballast tanks of 14 tugboats.
      Repaired ballast tanks on fourteen tugboats while working in confined spaces
      Repair of the ballast tanks of 14 tugboats
      For three years in a row, my repair rate in ultrasonic testing was below 2 %.
      Kept a repair rate of under two percent in ultrasonic testing for three consecutive years`,
    "exp1.3 exp1.4": `
      I trained four helpers to pass the 3G test and stood fire watch on night shifts about once a month.
      Training of four helpers, preparing them to pass the 3G test
      Stood fire watch on night shifts about once a month
      I trained helpers for the 3G test.`,
    "exp2.0": `
      I TIG-welded stainless and duplex pipes from 1 to 24 inches in diameter.
      TIG welding of stainless and duplex pipes with diameters of 1" to 24"
      At Rogaland Rør AS in Stavanger, I TIG-welded duplex and stainless pipes.
      TIG-welding duplex and stainless pipes, with diameters between one and 24 inches`,
    "exp2.1 exp2.2": `
      For a fish feed plant in Bergen, I prefabricated 600 metres of process piping.
      Prefabrication of 600 m of process piping for a fish feed plant
      Working from isometric drawings, I marked up changes for the drawing office.
      I worked from isometric drawings and prefabricated 600 m of process piping for a fish feed plant in Bergen.`,
    "exp2.3 exp2.4": `
      I helped the quality inspector with dye penetrant tests.
      From 2018, I worked offshore in rotations of two weeks on and four weeks off.
      Assisting the quality inspector with dye penetrant testing`,
    "exp3.0 exp3.4": `
      As Welding Foreman at Jæren Industri Sveis AS, I lead a crew of six welders and two pipefitters.
      Leading a crew of eight: six welders and two pipefitters
      I set the daily work plan and lead a crew of six welders and two pipefitters.
      Every Monday, I hold the toolbox talk in English and simple Norwegian.
      Lead six welders and two pipefitters, set the daily work plan and hold a toolbox talk every Monday`,
    "exp3.1": `
      By fixing leaks and fitting flow meters, I cut gas consumption by 15 percent in the first year.
      Lowered gas consumption by 15% in the first year by repairing leaks and installing flow meters
      15 % less gas consumption in the first year through fixing leaks and fitting flow meters`,
    "exp3.2 exp3.3": `
      Before work begins, I check weld maps and material certificates.
      Checking weld maps and material certificates and ordering consumables for up to NOK 40,000 per month
      I order consumables for up to 40,000 Norwegian kroner a month.`,
    "exp3.5": `
      I delivered the pipework for two salmon slaughterhouses on time, with a contract value of NOK 11 million.
      On-schedule delivery of the pipework for two salmon slaughterhouses (contract value NOK 11,000,000)`,
    "exp1 exp2 exp3": `
      From Welder in Abu Dhabi, I moved on to Pipe Welder in Stavanger and Welding Foreman in Sandnes.
      I have been Welding Foreman at Jæren Industri Sveis AS since June 2021.
      I worked as a Pipe Welder at Rogaland Rør AS for more than six years.`,
    "vol0.*": `
      As a volunteer at the Stavanger Repair Café, I repaired bicycles and garden tools on the first Saturday of the month.
      I volunteered as a Workshop Helper and showed visitors how to solder.`,
    edu0: `
      Vocational diploma in Shielded Metal Arc Welding from the Olongapo Skills Training Centre`,
    "cert0 cert1 cert2": `
      I hold an ISO 9606-1 6G TIG certificate for duplex (DNV, 2024) and a hot work certificate (2022).
      Basic Offshore Safety Training with Falck Nutec in 2018`,
    langs: `
      I speak Tagalog and English fluently and have Norwegian at A2 level.
      Tagalog (native), English (fluent) and Norwegian (A2)`,
    "skills summary": `
      Welder with experience in shipyards and on pressure piping, skilled in TIG, stick and flux-cored welding
      I would rather cut out a bad weld than explain it later.
      My skills include reading isometric drawings, oxy-fuel cutting and dye penetrant testing.`,
    posting: `
      I would like to apply for the position of Welding Coordinator at Fjordkraft Subsea AS.`,
  },
  hardLies: {
    "exp0.*": `
      Welded and cleaned hull seams.
      Carried gas bottles and cables for a crew of eighteen welders.
      Learned TIG welding on the job.
      Led a crew of eight welders.
      Taught stick welding on the job.
      As a Welder at Keppel Subic Shipyard, I ground and cleaned weld seams.
      I worked at Keppel Subic Shipyard from March 2006 to December 2008.`,
    "exp1.*": `
      Stick and TIG welding of hull sections, plates from 8 to 40 mm
      Stick and flux-cored welding of hull sections, plates from 8 to 140 mm
      Stick and flux-cored welding of hull sections, plates from 8 to 40 cm
      I repaired the ballast tanks of 40 tugboats, working in confined spaces.
      I repaired the ballast tanks of 14 tankers, working in confined spaces.
      I repaired the fuel tanks of 14 tugboats, working in confined spaces.
      I repaired the 14 ballast tanks of a tugboat, working in confined spaces.
      Repair rate below 0.2 % in ultrasonic testing for three years in a row
      Repair rate below 2 % in ultrasonic testing for six years in a row
      Repair rate below 2 % in radiographic testing for three years in a row
      Repair rate above 2 % in ultrasonic testing for three years in a row
      Carried out ultrasonic testing for three years in a row
      Fire watch on night shifts, about once a week
      Trained fourteen helpers to pass the 3G test.
      Trained four helpers to pass the 6G test.
      Trained four welders to pass the 3G test.
      As Welding Foreman at Al Dhafra Marine Works, I trained four helpers.
      Examined four helpers in the 3G test.`,
    "exp2.*": `
      TIG-welded stainless and titanium pipes with diameters from 1 to 24 inches.
      TIG-welded stainless and duplex pipes with diameters from 1 to 42 inches.
      TIG-welded stainless and duplex pipes with diameters from 1 to 24 cm.
      MIG-welded stainless and duplex pipes with diameters from 1 to 24 inches.
      Prefabricated 6,000 m of process piping for a fish feed plant in Bergen.
      Prefabricated 600 m of process piping for a fish feed plant in Oslo.
      Prefabricated 600 m of process piping for an oil refinery in Bergen.
      Prefabricated 600 m of subsea piping for a fish feed plant in Bergen.
      Installed 600 m of process piping in a fish feed plant in Bergen.
      Drew isometric drawings for the drawing office.
      As quality inspector, I carried out dye penetrant tests.
      Assisted the quality inspector with ultrasonic tests.
      Offshore rotations of four weeks on, two weeks off, from 2018
      Offshore rotations of two weeks on, four weeks off, from 2015
      Wrote welding procedure specifications for duplex pipes.`,
    "exp3.*": `
      I lead a crew of six pipefitters and two welders and set the daily work plan.
      I lead a crew of sixteen welders and two pipefitters and set the daily work plan.
      I lead 25 welders in two shifts.
      I lead a crew of six welders and two pipefitters and set the annual work plan.
      Reduced gas consumption by 50 % in the first year by fixing leaks and fitting flow meters.
      Reduced gas consumption to 15 % in the first year by fixing leaks and fitting flow meters.
      Reduced gas consumption by 15 % in the first month by fixing leaks and fitting flow meters.
      Issue weld maps and material certificates before work begins.
      Check weld maps and welding procedures before work begins.
      Order consumables for up to NOK 400,000 a month.
      Order consumables for up to EUR 40,000 a month.
      Order consumables for up to NOK 40,000 a year.
      Order consumables for over NOK 40,000 a month.
      Hold the toolbox talk every morning, in English and simple Norwegian.
      Hold the toolbox talk every Monday, in English and Tagalog.
      Hold the toolbox talk every Monday, in fluent Norwegian.
      Delivered the pipework for two salmon slaughterhouses on schedule, contract value NOK 111 million.
      Delivered the pipework for twelve salmon slaughterhouses on schedule, contract value NOK 11 million.
      Delivered the pipework for two salmon slaughterhouses ahead of schedule, contract value NOK 11 million.
      Delivered the pipework for two salmon slaughterhouses on schedule, profit NOK 11 million.
      As Welding Coordinator at Jæren Industri Sveis AS, I set the daily work plan.`,
    "exp1 exp2 exp3": `
      I have been Welding Foreman at Rogaland Rør AS since January 2015.
      I worked as a Welder in Abu Dhabi for more than ten years.
      Welder at Aker Solutions in Stavanger
      I have been Welding Foreman since June 2012.`,
    "vol0.*": `
      Repaired bicycles and cars on the first Saturday of the month.
      Showed visitors how to weld.
      Founded the Stavanger Repair Café in October 2019.`,
    edu0: `
      Bachelor's degree in Welding Engineering from the Olongapo Skills Training Centre
      Vocational diploma in Gas Tungsten Arc Welding from the Olongapo Skills Training Centre`,
    "cert0 cert1 cert2": `
      International Welding Specialist (DNV, 2024)
      ISO 9606-1 6G TIG, titanium (DNV, 2024)
      ISO 9606-1 6G TIG, duplex (TÜV, 2024)
      I have held an ISO 9606-1 6G TIG certificate since 2018.`,
    langs: `
      I speak fluent Norwegian.
      Tagalog (native), English (fluent) and Norwegian (B2)`,
    "skills summary": `
      Skilled in TIG, orbital and laser welding
      Welder with experience in shipyards and on nuclear piping
      My skills include drawing isometrics and ultrasonic testing.
      I have never made a bad weld.`,
  },
  softLies: {
    "exp0.*": `
      I was the fastest at grinding and cleaning weld seams.
      Ground and cleaned all weld seams in the shipyard.
      I owe my later career to learning stick welding on the job.`,
    "exp1.*": `
      Repaired hull plates from 8 to 40 mm on 14 tugboats.
      Working in confined spaces, I repaired all tanks of 14 tugboats.
      Repair rate below 2 % in ultrasonic testing throughout my years in Abu Dhabi
      Repair rate below 2 % in ultrasonic testing for three years in a row, the best in the yard
      All helpers I trained passed the 3G test at their first attempt.
      Thanks to training four helpers, I kept a repair rate below 2 % in ultrasonic testing for three years in a row.
      Single-handedly repaired the ballast tanks of 14 tugboats, working in confined spaces.`,
    "exp2.*": `
      TIG-welded 600 m of duplex process piping for a fish feed plant in Bergen.
      Prefabricated 600 m of process piping during offshore rotations from 2018.
      Performed dye penetrant tests.
      Flawlessly TIG-welded stainless and duplex pipes with diameters from 1 to 24 inches.
      Prefabricated all the process piping for a fish feed plant in Bergen.
      The quality inspector assisted me with dye penetrant tests.
      Prefabricated 600 m of process piping for a fish feed plant in Bergen under time pressure.
      Worked offshore throughout my time at Rogaland Rør AS.
      After my offshore rotations, I prefabricated 600 m of process piping for a fish feed plant in Bergen.`,
    "exp3.*": `
      Check the material certificates of consumables worth up to NOK 40,000 a month.
      Reduced gas consumption by 15 % every year by fixing leaks and fitting flow meters.
      Reduced gas consumption by 15 % in the first year by setting the daily work plan.
      Reduced gas consumption and costs by 15 % in the first year by fixing leaks and fitting flow meters.
      My crew reduced gas consumption by 15 % on its own initiative.
      Order all materials and tools for up to NOK 40,000 a month.
      Check weld maps and material certificates before work begins, so that no weld has to be redone.
      I lead the company's best crew of six welders and two pipefitters.
      Delivered all projects on schedule, among them the pipework for two salmon slaughterhouses.
      Because of my toolbox talks, the pipework for two salmon slaughterhouses was delivered on schedule.
      Hold the toolbox talk every Monday, to the great satisfaction of the crew.`,
    "skills summary": `
      A highly skilled welder with extensive experience in shipyards and on pressure piping
      I cut out every bad weld, which saves my employers money.
      I have never had to explain a bad weld.`,
  },
};
