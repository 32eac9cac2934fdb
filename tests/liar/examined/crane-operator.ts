import type { ExaminedPerson } from "./examined-person.ts";

export const craneOperator: ExaminedPerson = {
  name: "Tomasz Wiśniowski",
  place: "Hamburg, Germany",
  summary:
    "Crane operator for tower and mobile cranes. I have never dropped a load and I do not start when the wind is wrong.",
  languages: ["Polish: native", "German: B2", "English: A2"],
  skills: ["Tower cranes", "Mobile cranes", "Load charts", "Rigging", "Radio communication", "Liebherr LTM 1100"],
  jobs: [
    [
      ...(["Rigger", "Budimex", "Szczecin", "2008-05", "2012-10"] as const),
      [
        "Slung loads of up to 20 tonnes.",
        "Inspected slings and shackles daily.",
        "Assisted in erecting three tower cranes.",
      ],
    ],
    [
      ...(["Crane Operator", "Stahlbau Nord GmbH", "Kiel", "2012-11", "2018-06"] as const),
      [
        "Operated a Liebherr LTM 1100 mobile crane on bridge sites.",
        "Lifted 140 girders for the canal bridge at Rade.",
        "Did not have a single reportable accident in five years.",
        "Instructed new riggers in hand signals.",
      ],
    ],
    [
      ...(["Senior Crane Operator", "Hansekran GmbH & Co. KG", "Hamburg", "2018-07", ""] as const),
      [
        "Operate tower cranes up to 80 m in height.",
        "Plan tandem lifts together with the site engineer.",
        "Check the load chart and the anemometer before every shift.",
        "Shortened the average lifting cycle from 9 to 7 minutes by pre-sorting loads.",
        "Deputise for the lifting supervisor during holidays.",
      ],
    ],
  ],
  degrees: [["Vocational certificate", "Mechanics", "Technikum Morskie", "2004 - 2008"]],
  certificates: [
    ["Crane operator licence (tower and mobile)", "TÜV Nord", "2012"],
    ["Slinger and signaller", "UDT", "2008"],
  ],
  posting: {
    title: "Lifting Supervisor",
    company: "Baltic Heavy Lift",
    lines: [
      "Appointed person for lifting operations",
      "Experience with crawler cranes and offshore lifts up to 1,200 tonnes",
      "15 years of experience as lifting supervisor",
      "German C1 and English B2",
      "Load charts and tandem lifts",
    ],
  },
  truths: {
    "exp0.*": `
      As a Rigger at Budimex in Szczecin I slung loads of up to 20 tonnes.
      Slung loads weighing up to 20 t
      Inspected slings and shackles every day and slung loads of up to twenty tonnes.
      Daily inspection of slings and shackles
      Helped erect three tower cranes
      I assisted in the erection of three tower cranes at Budimex.`,
    "exp1.0": `
      Operated a Liebherr LTM 1100 mobile crane on bridge sites, at Stahlbau Nord GmbH in Kiel.
      On bridge sites, I operated a Liebherr LTM 1100 mobile crane.
      I was the operator of a Liebherr LTM 1100 mobile crane on bridge sites.
      At Stahlbau Nord, I operated a mobile crane on bridge sites.`,
    "exp1.1 exp1.2": `
      I lifted 140 girders for the canal bridge at Rade.
      140 girders lifted for the Rade canal bridge
      Lifted 140 girders for a canal bridge without a single reportable accident in five years
      In five years I did not have a single reportable accident.
      Five years without a reportable accident`,
    "exp1.3": `
      I also instructed new riggers in hand signals.
      Trained new riggers in hand signals
      Instructing new riggers in hand signals was part of my work at Stahlbau Nord GmbH.`,
    "exp2.0 exp2.2": `
      I operate tower cranes of up to 80 metres in height and check the load chart and anemometer before every shift.
      Operating tower cranes up to 80 m high
      Before each shift, I check the load chart and the anemometer.
      At Hansekran, where I have worked since July 2018, I operate tower cranes up to 80 m in height.`,
    "exp2.1": `
      Together with the site engineer, I plan tandem lifts.
      Planning of tandem lifts with the site engineer
      I plan tandem lifts jointly with the site engineer.`,
    "exp2.3": `
      Cut the average lifting cycle from nine to seven minutes by pre-sorting loads
      By pre-sorting loads I shortened the average lifting cycle from 9 to 7 minutes.
      Shortened the average lifting cycle by two minutes, from 9 to 7, by pre-sorting loads.
      Pre-sorted loads, which shortened the average lifting cycle from 9 to 7 minutes.`,
    "exp2.4": `
      I stand in for the lifting supervisor during holidays.
      Deputising for the lifting supervisor during the holidays
      As Senior Crane Operator, I also deputise for the lifting supervisor during holidays.`,
    "exp0 exp1 exp2": `
      More than 18 years of experience as Rigger, Crane Operator and Senior Crane Operator
      From Rigger at Budimex I rose to Senior Crane Operator at Hansekran GmbH & Co. KG.`,
    "exp1 exp2": `
      I have over 13 years of experience operating cranes.
      I have been working as a crane operator since November 2012.`,
    edu0: `
      I hold a vocational certificate in Mechanics from Technikum Morskie.`,
    "cert0 cert1": `
      Licensed crane operator for tower and mobile cranes (TÜV Nord, 2012)
      I have held a crane operator licence since 2012.
      Certified slinger and signaller (UDT, 2008)`,
    langs: `
      I speak Polish, German and English.
      Polish (native), German (B2), English (A2)
      My German is at level B2.`,
    "skills summary": `
      Crane operator for tower and mobile cranes with skills in rigging, load charts and radio communication
      I have never dropped a load.
      Proficient in load charts, rigging and radio communication`,
    posting: `
      The posting asks for load charts and tandem lifts.
      I would like to apply for the position of Lifting Supervisor at Baltic Heavy Lift.`,
  },
  hardLies: {
    "exp0.*": `
      Slung loads of up to 200 tonnes.
      Slung loads of up to 20 kilograms.
      Slung loads of more than 20 tonnes.
      Slung 20 loads of up to 20 tonnes.
      Inspected cranes and shackles daily.
      Inspected slings and shackles hourly.
      Erected three tower cranes.
      Assisted in erecting thirty tower cranes.
      Assisted in designing three tower cranes.
      Operated three tower cranes.
      As a Crane Operator at Budimex in Szczecin I slung loads of up to 20 tonnes.`,
    "exp1.0": `
      Operated a Liebherr LTM 1200 mobile crane on bridge sites.
      Operated a Liebherr LR 1300 crawler crane on bridge sites.
      Operated a Liebherr LTM 1100 mobile crane on offshore sites.
      Operated Liebherr LTM 1100 mobile cranes on 1100 bridge sites.
      Operated a Demag AC 100 mobile crane on bridge sites.
      Managed bridge sites with a Liebherr LTM 1100 mobile crane.`,
    "exp1.1 exp1.2": `
      Lifted 410 girders for the canal bridge at Rade.
      Lifted 140 girders for the canal bridge at Kiel.
      Lifted 140 bridges at Rade.
      Built the canal bridge at Rade with 140 girders.
      Lifted 140 tonnes for the canal bridge at Rade.
      Did not have a single accident in five years.
      Did not have a single reportable accident in fifteen years.
      Had a single reportable accident in five years.
      Lifted 140 girders a day for the canal bridge at Rade.`,
    "exp1.3": `
      Instructed 140 new riggers in hand signals.
      Instructed crane operators in hand signals.
      Certified new riggers in hand signals.
      New riggers instructed me in hand signals.
      Instructed new riggers in load charts.`,
    "exp2.0 exp2.2": `
      Operate tower cranes up to 180 m in height.
      Operate tower cranes over 80 m in height.
      Operate crawler cranes up to 80 m in height.
      Operate tower cranes up to 80 tonnes.
      Operate 80 tower cranes.
      Check the load chart and the anemometer before every lift.
      Check the load chart and the hydraulics before every shift.
      Operate tower cranes up to 80 km in height.
      Operate tower cranes up to ８００ m in height.`,
    "exp2.1": `
      Plan tandem lifts for the site engineer.
      As site engineer I plan tandem lifts.
      Plan offshore lifts together with the site engineer.
      Plan triple lifts together with the site engineer.
      Approve tandem lifts together with the site engineer.
      Plan tandem lifts of up to 1,200 tonnes together with the site engineer.`,
    "exp2.3": `
      Shortened the average lifting cycle from 9 to 2 minutes by pre-sorting loads.
      Shortened the average lifting cycle by 7 minutes by pre-sorting loads.
      Shortened the average lifting cycle from 9 to 7 hours by pre-sorting loads.
      Shortened the maximum lifting cycle from 9 to 7 minutes by pre-sorting loads.
      Shortened the average lifting cycle by 9 to 7 minutes by pre-sorting loads.
      Shortened the average lifting cycle by 22 % by pre-sorting and crawler cranes.
      Shortened the average lifting cycle from 19 to 7 minutes by pre-sorting loads.`,
    "exp2.4": `
      I am the lifting supervisor.
      Lifting supervisor during holidays and weekends.
      The lifting supervisor deputises for me during holidays.
      Appointed person for lifting operations during holidays.`,
    "exp0 exp1 exp2": `
      More than 20 years of experience as Rigger, Crane Operator and Senior Crane Operator
      I have 15 years of experience as lifting supervisor.
      Crane Operator at Hansekran GmbH & Co. KG since 2012
      I was Senior Crane Operator at Stahlbau Nord GmbH.
      Rigger at Budimex from May 2006 to October 2012
      Crane Operator at Mammoet in Hamburg`,
    edu0: `
      I hold a degree in Mechanical Engineering from Technikum Morskie.
      I hold a vocational certificate in Electronics from Technikum Morskie.
      I hold a vocational certificate in Mechanics from Technikum Morskie since 2004.`,
    "cert0 cert1": `
      Crane operator licence (tower, mobile and crawler), TÜV Nord, 2012
      Crane operator licence (tower and mobile), TÜV Nord, 2002
      Crane operator licence (tower and mobile), DEKRA, 2012
      Appointed person for lifting operations (TÜV Nord, 2012)
      Slinger and signaller (TÜV Nord, 2008)`,
    langs: `
      Polish (native), German (C1), English (B2)
      Polish (native), German (B2), English (B2)
      I speak fluent English.
      Polish, German, English and Russian`,
    "skills summary": `
      Crane operator for tower, mobile and crawler cranes.
      I have never had an accident.
      I have dropped a load and I do not start when the wind is wrong.
      Lifting supervisor with skills in rigging`,
    none: `
      I have never dropped a load.`,
  },
  softLies: {
    "exp2.*": `
      Operate the tallest tower cranes in Hamburg, up to 80 m in height.
      Always plan every tandem lift together with the site engineer.
      Dramatically shortened the average lifting cycle from 9 to 7 minutes by pre-sorting loads.
      Shortened the average lifting cycle of the whole company from 9 to 7 minutes by pre-sorting loads.
      Thanks to tandem lifts, shortened the average lifting cycle from 9 to 7 minutes.
      Personally chosen to deputise for the lifting supervisor during holidays.`,
    "exp1.*": `
      Lifted 140 girders ahead of schedule for the canal bridge at Rade.
      Lifted all 140 girders for the canal bridge at Rade.
      Successfully instructed all new riggers in hand signals.`,
  },
};
