import type { ExaminedPerson } from "./examined-person.ts";

export const hrBusinessPartner: ExaminedPerson = {
  name: "Nurul Aisyah Rahman",
  place: "Singapore",
  summary:
    "HR business partner in shared services with a background in recruitment and manufacturing. I prefer a plain conversation to a long policy.",
  languages: "Malay (native); English (fluent); Mandarin (intermediate); Tamil (beginner)".split("; "),
  skills:
    "Employee relations; Workforce planning; Workday; Power BI; Interviewing; Coaching; Malaysian employment law; Change communication".split(
      "; ",
    ),
  jobs: [
    [
      ...(["Recruitment Coordinator", "Talentbridge Asia", "Kuala Lumpur", "2011-07", "2013-12"] as const),
      [
        "Scheduled interviews for six recruiters",
        "Screened CVs for entry-level finance positions, about 60 a week.",
        "Kept the applicant database (Taleo) up to date.",
      ],
    ],
    [
      ...(["HR Executive", "Meridian Precision Parts", "Johor Bahru", "2014-01", "2017-04"] as const),
      "Payroll input for 340 factory workers, checked by the HR manager; I ran the two-day induction for new operators every month.; Helped to renegotiate the canteen contract, which saved RM 48,000 a year.; Administration of work permits for up to 50 foreign workers; Organised the annual family day in 2015 and 2016 with a budget of RM 20,000 each.".split(
        "; ",
      ),
    ],
    [
      ...(["HR Generalist", "Lumen Shared Services", "Kuala Lumpur", "2017-05", "2020-02"] as const),
      [
        "First point of contact for 180 employees in finance operations on leave, benefits and grievances.",
        "Handled 14 disciplinary cases with advice from external counsel.",
        "Filled 75 vacancies in 2018, on average in 41 days.",
        "Member of the project team for the roll-out of Workday in Malaysia; I wrote the user guides for managers.",
      ],
    ],
    [
      ...(["HR Business Partner", "Lumen Shared Services", "Singapore", "2020-03", ""] as const),
      "Partner to three heads of department with about 420 employees in Singapore and Penang.; Lowered voluntary turnover in the Penang team from 24 % to 16 % between 2021 and 2023 through stay interviews and a revised shift allowance.; Headcount and salary reports in Power BI for the quarterly business review; I coach new people managers, usually eight to ten a year.; Support the regional HR director in the yearly salary review.; Led the move of 35 roles from Singapore to Penang in 2022, jointly with the finance director and without compulsory redundancies.".split(
        "; ",
      ),
    ],
  ],
  volunteer: [
    [
      "Mentor",
      "Jalan Besar Youth Network",
      "Singapore",
      "2021-01",
      "",
      ["Practise job interviews with school leavers once a month.", "Have mentored nine young people so far."],
    ],
  ],
  degrees: [
    ["Bachelor of Human Resource Management", "", "Universiti Utara Malaysia", "2007 - 2011"],
    ["Specialist Diploma", "Organisational Learning", "Republic Polytechnic", "2021 - 2022"],
  ],
  certificates: [
    ["IHRP Certified Professional", "Institute for Human Resource Professionals", "2021"],
    ["Mental Health First Aid", "Singapore Emergency Responder Academy", "2023"],
  ],
  posting: {
    title: "Head of Human Resources",
    company: "Baywater Semiconductors",
    lines:
      "Master's degree in human resources or psychology; At least 10 years as an HR business partner in the semiconductor industry; You lead a team of five HR business partners; Union negotiations and collective agreements; SAP SuccessFactors; Business-level Japanese".split(
        "; ",
      ),
  },
  truths: {
    "exp0.*": `
      I scheduled interviews for six recruiters and kept the applicant database in Taleo up to date.
      Screening of about 60 CVs a week for entry-level finance positions
      Reviewed around sixty CVs per week for entry-level finance roles
      As a Recruitment Coordinator at Talentbridge Asia in Kuala Lumpur, I arranged interviews for 6 recruiters.
      Maintained the Taleo applicant database`,
    "exp1.0 exp1.3": `
      Responsible for the payroll input for 340 factory workers, which the HR manager checked
      I administered work permits for up to 50 foreign workers.
      Handled payroll input for 340 factory workers and work permits for up to fifty foreign workers
      At Meridian Precision Parts in Johor Bahru, I entered the payroll data for 340 factory workers, with the HR manager checking it.`,
    "exp1.1": `
      Ran a two-day induction for new operators each month
      I conducted the monthly 2-day induction for new operators.
      Monthly induction of new operators over two days`,
    "exp1.2": `
      I helped renegotiate the canteen contract, saving RM 48,000 per year.
      Assisted in renegotiating the canteen contract, which brought annual savings of RM 48,000
      Supported the renegotiation of the canteen contract`,
    "exp1.4": `
      Organised the annual family day in 2015 and 2016, each with a budget of RM 20,000
      As an HR Executive at Meridian Precision Parts, I organised the annual family day in both 2015 and 2016.`,
    "exp2.0": `
      I was the first point of contact on leave, benefits and grievances for 180 employees in finance operations.
      First contact for 180 finance operations employees in questions of leave, benefits and grievances
      At Lumen Shared Services in Kuala Lumpur, 180 employees in finance operations came to me first with questions about leave and benefits.`,
    "exp2.1": `
      With advice from external counsel, I dealt with 14 disciplinary cases.
      Handled fourteen disciplinary cases, advised by external counsel`,
    "exp2.2": `
      In 2018, I filled 75 vacancies in 41 days on average.
      Filled 75 vacancies in 2018 with an average time to fill of 41 days
      Filling of 75 vacancies in 2018`,
    "exp2.3": `
      I was part of the project team that rolled out Workday in Malaysia and wrote the user guides for managers.
      Project team member for the Workday roll-out in Malaysia
      Wrote user guides for managers as a member of the project team for the roll-out of Workday in Malaysia`,
    "exp3.0": `
      I am the HR partner to three heads of department with around 420 employees in Singapore and Penang.
      HR Business Partner to 3 department heads with approximately 420 employees across Singapore and Penang`,
    "exp3.1": `
      Between 2021 and 2023, I reduced voluntary turnover in the Penang team from 24% to 16% through stay interviews and a revised shift allowance.
      Through stay interviews and a revised shift allowance, voluntary turnover in the Penang team was brought down by 8 percentage points between 2021 and 2023.
      Cut voluntary turnover in the Penang team by a third between 2021 and 2023
      Lowered voluntary staff turnover in the Penang team from 24 to 16 per cent`,
    "exp3.2 exp3.4": `
      I prepare headcount and salary reports in Power BI for the quarterly business review and support the regional HR director in the annual salary review.
      Quarterly headcount and salary reporting in Power BI
      Supporting the regional HR director with the yearly salary review`,
    "exp3.3": `
      Coach new people managers, typically 8 to 10 per year
      Each year, I usually coach between eight and ten new people managers.`,
    "exp3.5": `
      In 2022, I led the relocation of 35 roles from Singapore to Penang jointly with the finance director and without compulsory redundancies.
      Together with the finance director, led the move of 35 roles from Singapore to Penang with no compulsory redundancies
      Joint lead, with the finance director, of the transfer of 35 roles from Singapore to Penang in 2022`,
    "exp2 exp3": `
      I joined Lumen Shared Services as an HR Generalist in Kuala Lumpur in May 2017 and have been HR Business Partner in Singapore since March 2020.`,
    "exp0.1 exp2.2": `
      My recruitment experience ranges from screening CVs for entry-level finance positions at Talentbridge Asia to filling 75 vacancies in 2018 at Lumen Shared Services.`,
    "vol0.*": `
      Once a month, I practise job interviews with school leavers as a volunteer mentor.
      Mentor of nine young people so far at the Jalan Besar Youth Network
      Since January 2021, I have been a mentor at the Jalan Besar Youth Network in Singapore.`,
    "edu0 edu1": `
      I studied Human Resource Management at Universiti Utara Malaysia from 2007 to 2011 and hold a bachelor's degree in it.
      Specialist Diploma in Organisational Learning, Republic Polytechnic, completed in 2022`,
    "cert0 cert1": `
      IHRP Certified Professional, Institute for Human Resource Professionals (2021)
      I am certified in Mental Health First Aid by the Singapore Emergency Responder Academy.`,
    langs: `
      I am a native speaker of Malay, fluent in English and have intermediate Mandarin.
      Languages: Malay (mother tongue), English (fluent), Mandarin (intermediate) and beginner's Tamil`,
    skills: `
      Skills in employee relations, workforce planning and change communication
      I bring knowledge of Malaysian employment law, Workday and Power BI.`,
    summary: `
      HR business partner in shared services who comes from recruitment and manufacturing
      I would rather have a plain conversation than write a long policy.`,
    posting: `
      With this letter, I apply for the position of Head of Human Resources at Baywater Semiconductors.
      I am interested in the role of Head of Human Resources at Baywater Semiconductors.`,
  },
  hardLies: {
    "exp0.*": `
      I scheduled interviews for sixteen recruiters.
      Screened CVs for entry-level finance positions, about 600 a week.
      Screened CVs for senior finance positions, about 60 a week.
      Reviewed around sixty CVs per week for entry-level engineering roles
      Maintained the SAP SuccessFactors applicant database
      As a Recruiter at Talentbridge Asia in Kuala Lumpur, I interviewed candidates for finance positions.
      As a Recruitment Coordinator at Talentbridge Asia in Bangkok, I arranged interviews for six recruiters.
      I worked as a Recruitment Coordinator at Talentbridge Asia from 2009 to 2013.`,
    "exp1.0 exp1.3": `
      Payroll input for 3,400 factory workers, checked by the HR manager
      As HR Manager, I checked the payroll of 340 factory workers.
      Payroll input for 340 office workers, checked by the HR manager
      I administered work permits for more than 50 foreign workers.
      Administration of pension plans for up to 50 foreign workers
      Handled payroll in Workday for 340 factory workers
      I entered the payroll data for 340 factory workers at Meridian Precision Parts in Penang.`,
    "exp1.1": `
      I ran the five-day induction for new operators every month.
      Ran a two-day induction for new operators each week
      I conducted the monthly two-day induction for new managers.
      Ran a two-day safety audit every month`,
    "exp1.2": `
      I helped renegotiate the canteen contract, saving RM 84,000 per year.
      Assisted in renegotiating the transport contract, which saved RM 48,000 a year
      Helped to renegotiate the collective agreement, which saved RM 48,000 a year.
      I helped renegotiate the canteen contract, saving RM 48,000 a month.
      Supported the renegotiation of the canteen contract, which saved US$48,000 a year`,
    "exp1.4": `
      Organised the annual family day in 2015 and 2016 with a budget of RM 200,000 each.
      As an HR Executive, I organised the company's family day from 2014 to 2017.
      Organised the annual leadership conference in 2015 and 2016.`,
    "exp2.0": `
      I was the first point of contact on leave, benefits and grievances for 1,800 employees in finance operations.
      First point of contact for 180 employees in IT operations on leave, benefits and grievances.
      First point of contact for 180 employees in finance operations on taxes, pensions and grievances.
      As Head of Human Resources at Lumen Shared Services in Kuala Lumpur, I looked after 180 employees.`,
    "exp2.1": `
      With advice from external counsel, I dealt with 41 disciplinary cases.
      Handled 14 union negotiations with advice from external counsel.
      I represented the company in court in 14 disciplinary cases.`,
    "exp2.2": `
      In 2018, I filled 75 vacancies in 14 days on average.
      Filled 175 vacancies in 2018, on average in 41 days.
      Filled 75 vacancies in 2019 with an average time to fill of 41 days
      Filled 75 executive vacancies in 2018
      Filled 75 vacancies in 2018, all in under 41 days`,
    "exp2.3": `
      I was part of the project team that rolled out SAP SuccessFactors in Malaysia.
      Member of the project team for the roll-out of Workday in Singapore; I wrote the user guides for managers.
      Headed the project for the roll-out of Workday in Malaysia
      I wrote the user guides for employees and payroll staff in the Workday roll-out.
      Configured Workday as a system administrator`,
    "exp3.0": `
      I am the HR partner to thirteen heads of department with around 420 employees in Singapore and Penang.
      Partner to three heads of department with about 4,200 employees in Singapore and Penang.
      HR Business Partner to three department heads with approximately 420 employees across Singapore and Tokyo
      I lead a team of five HR business partners for about 420 employees.`,
    "exp3.1": `
      Between 2021 and 2023, I reduced voluntary turnover in the Penang team from 24% to 6%.
      Lowered voluntary turnover in the Singapore team from 24 % to 16 % between 2021 and 2023.
      Lowered sick leave in the Penang team from 24 % to 16 % through stay interviews and a revised shift allowance.
      Halved voluntary turnover in the Penang team between 2021 and 2023
      Through stay interviews and flexible working hours, I lowered voluntary turnover in the Penang team from 24 % to 16 %.
      Lowered voluntary turnover in the Penang team from 24 % to 16 % within one year`,
    "exp3.2 exp3.4": `
      I prepare headcount and salary reports in Tableau for the quarterly business review.
      Monthly headcount and training reports in Power BI
      As regional HR director, I run the yearly salary review.
      Support the chief executive in the yearly salary review.
      Decide on the yearly salary increases of about 420 employees`,
    "exp3.3": `
      I coach new people managers, usually eighty to ninety a year.
      I coach senior executives, usually eight to ten a year.
      Coach new people managers, typically 8 to 10 per month`,
    "exp3.5": `
      In 2022, I led the relocation of 53 roles from Singapore to Penang without compulsory redundancies.
      Led the move of 35 roles from Singapore to Manila in 2022 jointly with the finance director.
      In 2020, I led the move of 35 roles from Singapore to Penang jointly with the finance director.
      Led the redundancy of 35 employees in Singapore in 2022.
      Led the move of 35 roles from Penang to Singapore in 2022, jointly with the finance director.`,
    "exp2 exp3": `
      I have been HR Business Partner at Lumen Shared Services since May 2017.
      I have ten years of experience as an HR business partner.`,
    "vol0.*": `
      Practise job interviews with school leavers once a week.
      Mentor of ninety young people so far at the Jalan Besar Youth Network
      As chair of the Jalan Besar Youth Network, I practise job interviews with school leavers.`,
    "edu0 edu1": `
      I hold a Master's degree in Human Resource Management from Universiti Utara Malaysia.
      Bachelor of Psychology, Universiti Utara Malaysia
      Specialist Diploma in Organisational Learning from the National University of Singapore`,
    "cert0 cert1": `
      IHRP Senior Professional since 2021
      I am certified in Mental Health First Aid since 2019.`,
    langs: `
      I speak business-level Japanese and fluent English.
      I am fluent in Malay, English and Mandarin.`,
    skills: `
      Skilled in union negotiations, employee relations and workforce planning`,
  },
  softLies: {
    "exp0.*": `
      I decided which applicants were invited for entry-level finance positions.
      Quickly and accurately screened about 60 CVs a week for entry-level finance positions
      Scheduled interviews for all recruiters
      Introduced the applicant database (Taleo)`,
    "exp1.*": `
      I independently ran the payroll for 340 factory workers.
      I renegotiated the canteen contract, which saved RM 48,000 a year.
      Administration of work permits for all foreign workers
      Developed and ran the two-day induction for new operators every month
      Organised an unforgettable family day in 2015 and 2016
      Stayed below the budget of RM 20,000 for the annual family day in 2015 and 2016
      Thanks to my two-day induction, new operators stayed longer.`,
    "exp2.*": `
      Sole point of contact for 180 employees in finance operations on leave, benefits and grievances.
      Successfully closed 14 disciplinary cases without any legal dispute
      I was responsible for the roll-out of Workday in Malaysia.
      By rolling out Workday in Malaysia, I filled 75 vacancies in 2018 in 41 days on average.
      Filled 75 vacancies in 2018, on average in only 41 days, faster than any colleague
      Wrote the user guides for managers, which greatly eased the roll-out of Workday in Malaysia
      Handled 14 disciplinary cases without outside help.
      I filled all vacancies in 2018, on average in 41 days.`,
    "exp3.*": `
      I alone led the move of 35 roles from Singapore to Penang in 2022.
      Led the move of 35 roles from Singapore to Penang in 2022 ahead of schedule
      Trusted strategic adviser to three heads of department with about 420 employees
      My coaching of new people managers lowered voluntary turnover in the Penang team from 24 % to 16 %.
      Lowered voluntary turnover in the whole company from 24 % to 16 % between 2021 and 2023
      I coach all new people managers.
      Carry out the yearly salary review
      Lowered voluntary turnover in the Penang team from 24 % to 16 % while cutting costs`,
    "vol0.*": `
      Helped nine young people to find a job.
      Practise job interviews with disadvantaged school leavers once a month.`,
    "summary langs": `
      A visionary HR business partner with deep expertise in shared services
      HR business partner with a long and award-winning background in recruitment and manufacturing`,
  },
};
