import type { ExaminedPerson } from "./examined-person.ts";

export const socialWorker: ExaminedPerson = {
  name: "Bridget Okonkwo",
  place: "Cardiff, United Kingdom",
  summary: "Social worker with a focus on children and families. I believe in short reports and long conversations.",
  languages: ["English (native)", "Welsh (B1)"],
  skills: ["Risk assessment", "Safeguarding", "Court reports", "Motivational interviewing", "Liquidlogic"],
  jobs: [
    [
      ...(["Support Worker", "Barnardo's", "Newport", "2010-06", "2014-08"] as const),
      [
        "Supported eight young people in a residential home.",
        "Organised weekly outings and family visits.",
        "Kept daily logs and medication records.",
      ],
    ],
    [
      ...(["Social Worker", "Cardiff Council", "Cardiff", "2016-09", "2021-03"] as const),
      [
        "Managed a caseload of 22 families under child protection plans.",
        "Wrote 35 court reports for care proceedings.",
        "Cut overdue assessments from 18 to 5 within a year.",
        "Chaired strategy meetings with police and schools.",
      ],
    ],
    [
      ...(["Senior Social Worker", "Vale of Glamorgan Council", "Barry", "2021-04", ""] as const),
      [
        "Supervise four newly qualified social workers.",
        "Lead the duty team on two days a week.",
        "Developed a training course on domestic abuse, attended by 120 colleagues.",
        "Contribute to the regional safeguarding board.",
        "Hold weekly surgeries in three primary schools.",
      ],
    ],
  ],
  degrees: [["MA", "Social Work", "Cardiff University", "2014 - 2016"]],
  certificates: [["Practice Educator Stage 1", "Social Care Wales", "2022"]],
  posting: {
    title: "Team Manager, Fostering",
    company: "Gwent Families",
    lines: [
      "Five years of experience in fostering and adoption",
      "You manage a team of 14 and a budget of £2 million",
      "Practice Educator Stage 2",
      "Fluent Welsh",
      "Safeguarding and court reports",
    ],
  },
  truths: {
    "exp0.*": `
      Supported 8 young people in a residential home
      At Barnardo's, I supported eight young people in a residential home and organised weekly outings.
      I organised family visits and weekly outings.
      Keeping daily logs and medication records
      Daily logs and medication records were kept by me.
      As a Support Worker in Newport, I kept daily logs and medication records.`,
    "exp1.0": `
      I managed a caseload of 22 families under child protection plans at Cardiff Council.
      Responsible for managing a caseload of 22 families under child protection plans
      Managed 22 families under child protection plans
      As a Social Worker, I was managing a caseload of twenty-two families under child protection plans.`,
    "exp1.1 exp1.3": `
      I wrote 35 court reports for care proceedings and chaired strategy meetings with police and schools.
      Wrote thirty-five court reports for care proceedings
      Chairing strategy meetings with schools and police
      Authored 35 court reports for care proceedings
      In addition to chairing strategy meetings with police and schools, I wrote 35 court reports.`,
    "exp1.2": `
      Within a year, I reduced overdue assessments from 18 to 5.
      Overdue assessments fell from 18 to 5 within a year.
      Reduced the number of overdue assessments from 18 to 5 in one year
      I brought overdue assessments down from 18 to 5 within one year.`,
    "exp2.0 exp2.1": `
      I supervise four newly qualified social workers and lead the duty team two days a week.
      Supervising 4 newly qualified social workers
      As Senior Social Worker at Vale of Glamorgan Council, I supervise four newly qualified social workers.
      Two days a week, I lead the duty team.
      Leading the duty team on two days per week`,
    "exp2.2": `
      I developed a training course on domestic abuse that 120 colleagues attended.
      Developed a domestic abuse training course attended by 120 colleagues
      120 colleagues attended the training course on domestic abuse that I developed.
      Developed a training course on domestic abuse`,
    "exp2.3 exp2.4": `
      I contribute to the regional safeguarding board and hold weekly surgeries in three primary schools.
      Holding weekly surgeries at three primary schools
      I currently hold weekly surgeries in 3 primary schools.
      Contributing to the regional safeguarding board`,
    "exp1 exp2": `
      Senior Social Worker at Vale of Glamorgan Council, formerly Social Worker at Cardiff Council
      I have been Senior Social Worker at Vale of Glamorgan Council since April 2021.
      I worked for Cardiff Council as a Social Worker from September 2016 to March 2021.
      More than nine years of experience as Social Worker and Senior Social Worker
      Before joining Vale of Glamorgan Council, I worked as Social Worker at Cardiff Council.`,
    edu0: `
      I hold an MA in Social Work from Cardiff University.
      Master of Arts in Social Work, Cardiff University, 2016
      I completed an MA in Social Work at Cardiff University.`,
    cert0: `
      Practice Educator Stage 1 (Social Care Wales, 2022)
      I obtained Practice Educator Stage 1 from Social Care Wales in 2022.`,
    langs: `
      I am a native English speaker and speak Welsh at B1 level.
      English (native) and Welsh (B1)`,
    "skills summary": `
      Social worker with a focus on children and families, skilled in safeguarding and risk assessment
      My strengths include safeguarding, court reports and motivational interviewing.
      I have experience in risk assessment, safeguarding and court reports.
      Social worker focused on children and families`,
    posting: `
      I am applying for the post of Team Manager, Fostering at Gwent Families.`,
  },
  hardLies: {
    "exp0.*": `
      Supported eighty young people in a residential home.
      Managed a residential home for eight young people.
      Supported eight young people in a secure unit.
      Organised daily outings and family visits.
      Kept medication records and administered medication.
      As a Social Worker in Newport, I kept daily logs and medication records.
      Organised weekly outings and adoption visits.`,
    "exp1.0": `
      Managed a caseload of 32 families under child protection plans.
      Managed 22 caseloads of families under child protection plans.
      Managed a caseload of 22 children under child protection plans.
      Managed a team of 22 under child protection plans.
      Managed a caseload of 22 families under adoption plans.
      Managed a caseload of more than 22 families under child protection plans.`,
    "exp1.1 exp1.3": `
      Wrote 53 court reports for care proceedings.
      Wrote 35 court judgments for care proceedings.
      Wrote 35 court reports for criminal proceedings.
      Attended strategy meetings with 35 schools.
      Chaired 35 strategy meetings with police and schools.
      Chaired strategy meetings with police, schools and courts.
      Chaired the regional board with police and schools.
      Reviewed 35 court reports for care proceedings.`,
    "exp1.2": `
      Cut overdue assessments from 18 to 5 within a month.
      Cut overdue assessments by 18 within a year.
      Cut overdue assessments from 18 to 0 within a year.
      Cut overdue assessments by 90 % within a year.
      Cut overdue payments from 18 to 5 within a year.
      Cut assessments from 18 to 5 within a year.
      Cut overdue assessments from 18 % to 5 % within a year.`,
    "exp2.0 exp2.1": `
      Supervise fourteen newly qualified social workers.
      Supervise four experienced social workers.
      Supervise four teams of newly qualified social workers.
      Lead the duty team on four days a week.
      Lead two duty teams.
      Lead the fostering team on two days a week.
      Lead the duty team.
      Recruit four newly qualified social workers.
      As Team Manager, I supervise four newly qualified social workers.`,
    "exp2.2": `
      Developed a training course on domestic abuse, attended by 1,200 colleagues.
      Developed a training course on fostering, attended by 120 colleagues.
      Developed 120 training courses on domestic abuse.
      Developed a training course on domestic abuse, attended by 120 judges.
      Attended a training course on domestic abuse with 120 colleagues.
      Developed a training course on domestic abuse, passed by 120 colleagues.
      Developed a degree course on domestic abuse, attended by 120 colleagues.`,
    "exp2.3 exp2.4": `
      Chair the regional safeguarding board.
      Contribute to the national safeguarding board.
      Hold daily surgeries in three primary schools.
      Hold weekly surgeries in three secondary schools.
      Hold weekly surgeries in thirty primary schools.
      Lead three primary schools.`,
    "exp1 exp2": `
      Senior Social Worker at Cardiff Council since 2016
      Team Manager at Vale of Glamorgan Council since April 2021
      I worked for Cardiff Council as a Social Worker from September 2014 to March 2021.
      More than twelve years of experience as Social Worker and Senior Social Worker
      Social Worker at Bristol City Council`,
    edu0: `
      PhD in Social Work, Cardiff University
      MA in Social Work, Swansea University, 2016
      MA in Psychology, Cardiff University
      Master of Arts in Social Work, Cardiff University, 2014`,
    cert0: `
      Practice Educator Stage 2 (Social Care Wales, 2022)
      Practice Educator Stage 1 (Social Care Wales, 2020)
      Practice Educator Stage 1 (Cardiff University, 2022)`,
    langs: `
      I speak fluent Welsh.
      English (native) and Welsh (C1)
      English (native), Welsh (B1) and French`,
    "skills summary": `
      Skilled in fostering and safeguarding
      Social worker with a focus on adults.
      Psychologist with a focus on children and families`,
    "posting exp2": `
      I have five years of experience in fostering and adoption.
      I manage a team of 14 and a budget of £2 million.`,
  },
  softLies: {
    "exp2.*": `
      Developed a pioneering training course on domestic abuse, attended by 120 colleagues.
      Supervise all newly qualified social workers.
      Contribute decisively to the regional safeguarding board.
      Thanks to my training course, overdue assessments fell.`,
    "exp1.*": `
      Single-handedly cut overdue assessments from 18 to 5 within a year.
      Wrote 35 flawless court reports for care proceedings.
      Managed the most difficult caseload of 22 families under child protection plans.`,
  },
};
