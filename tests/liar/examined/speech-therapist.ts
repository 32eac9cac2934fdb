import type { ExaminedPerson } from "./examined-person.ts";

export const speechTherapist: ExaminedPerson = {
  name: "Nurul Aisyah Rahmat",
  place: "Melbourne, Australia",
  summary:
    "Speech therapist for children and adults with ten years of practice in schools, hospitals and a community clinic. I listen first and plan afterwards.",
  languages: ["Malay - native", "English - fluent", "Mandarin - conversational", "Auslan - beginner"],
  skills: [
    "Stuttering therapy",
    "Dysphagia assessment",
    "Parent coaching",
    "Lidcombe Program",
    "Report writing",
    "Telehealth",
    "Proloquo2Go",
  ],
  jobs: [
    [
      ...(["Therapy Assistant", "Bukit Timah Children's Centre", "Singapore", "2012-01", "2012-12"] as const),
      [
        "Prepared materials for group sessions",
        "Under supervision, ran articulation games with four- to six-year-olds.",
        "Took part in weekly case conferences.",
      ],
    ],
    [
      ...(["Speech Therapist", "Tan Kah Hospital", "Singapore", "2016-08", "2019-11"] as const),
      [
        "I assessed swallowing in stroke patients on two wards, about 25 patients a month.",
        "Wrote discharge reports for GPs.",
        "Helped the dietician rewrite the soft-food menu.",
        "Gave a talk on safe swallowing to 60 nurses in 2018.",
        "Supervised two students on placement",
        "Secured a donation of SGD 8,000 for tablets with Proloquo2Go.",
      ],
    ],
    [
      ...(["Senior Speech Pathologist", "Yarra Community Health", "Melbourne", "2020-02", ""] as const),
      [
        "Caseload of 45 children aged 2 to 12",
        "Treat stuttering with the Lidcombe Program.",
        "Coach parents in small groups of up to eight, in English and Malay.",
        "I introduced telehealth appointments for families outside the city, which lowered missed appointments from 20 % to 11 %.",
        "Advise three primary schools on language support in the classroom.",
        "Share responsibility for an equipment budget of AUD 30,000 with the clinic manager.",
        "Four days a week since 2023",
      ],
    ],
  ],
  volunteer: [
    [
      ...(["Conversation Partner", "Aphasia Choir Melbourne", "Melbourne", "2021-03", "2024-06"] as const),
      ["Accompanied singers with aphasia to rehearsals.", "Helped organise two concerts a year."],
    ],
  ],
  degrees: [
    ["Master of Speech Pathology", "Paediatric Communication", "University of Melbourne", "2014 - 2016"],
    ["Bachelor of Arts", "Linguistics", "National University of Singapore", "2009 - 2012"],
  ],
  certificates: [
    ["Certified Practising Speech Pathologist", "Speech Pathology Australia", "2020"],
    ["Lidcombe Program Training", "Lidcombe Program Trainers Consortium", "2019"],
  ],
  posting: {
    title: "Clinical Lead, Paediatric Speech Pathology",
    company: "Southern Bay Hospital",
    lines: [
      "Lead a team of ten speech pathologists",
      "Experience with cleft palate and cochlear implants",
      "PhD or research master's degree",
      "Fluent Auslan and Vietnamese",
      "Videofluoroscopy and FEES",
      "Stuttering therapy and parent coaching",
    ],
  },
  truths: {
    "exp0.*": `
      Under supervision, I ran articulation games with children aged four to six.
      Running articulation games with 4- to 6-year-olds under supervision
      I prepared materials for group sessions and took part in weekly case conferences.
      Participated in weekly case conferences
      As a Therapy Assistant at Bukit Timah Children's Centre in 2012, I prepared materials for group sessions.
      Preparation of materials for group sessions`,
    "exp1.0": `
      At Tan Kah Hospital in Singapore, I assessed swallowing in stroke patients on two wards.
      Assessed swallowing in about 25 stroke patients per month on two wards
      Assessment of swallowing in stroke patients, about 25 patients monthly
      From August 2016 to November 2019, I worked as a Speech Therapist at Tan Kah Hospital, where I assessed swallowing in stroke patients on two wards.`,
    "exp1.1 exp1.3": `
      I wrote discharge reports for GPs and, in 2018, gave a talk on safe swallowing to 60 nurses.
      Writing discharge reports for general practitioners
      Spoke to sixty nurses about safe swallowing in 2018
      In 2018, I gave 60 nurses a talk on safe swallowing.`,
    "exp1.2 exp1.4": `
      Assisted the dietician in rewriting the soft-food menu
      I supported the dietician in rewriting the soft-food menu and supervised two students on placement.
      Supervision of two students on placement`,
    "exp1.5": `
      I secured a donation of 8,000 Singapore dollars for tablets with Proloquo2Go.
      Obtained a donation of SGD 8,000 for tablets with Proloquo2Go
      While at Tan Kah Hospital, I secured a donation of SGD 8,000 for tablets.`,
    "exp2.0 exp2.1": `
      I have a caseload of 45 children between the ages of 2 and 12.
      Treating stuttering with the Lidcombe Program
      In my current position at Yarra Community Health, I care for a caseload of 45 children aged two to twelve and treat stuttering with the Lidcombe Program.
      Stuttering treatment using the Lidcombe Program`,
    "exp2.2": `
      I coach parents in English and Malay, in small groups of up to eight.
      Coaching parents in groups of up to 8, in both English and Malay
      I coach parents in small groups.
      Parent coaching in English and Malay in small groups`,
    "exp2.3": `
      By introducing telehealth appointments for families outside the city, I reduced missed appointments from 20% to 11%.
      Introduced telehealth appointments for families outside the city, lowering missed appointments by nine percentage points
      Introduction of telehealth appointments for families outside the city
      Missed appointments went down from 20 to 11 percent after I introduced telehealth appointments for families outside the city.
      I introduced telehealth for families who live outside the city.`,
    "exp2.4": `
      Three primary schools receive my advice on language support in the classroom.
      Advising 3 primary schools on classroom language support
      I advise primary schools on language support in the classroom.`,
    "exp2.5 exp2.6": `
      Together with the clinic manager, I am responsible for an equipment budget of AUD 30,000.
      Jointly responsible, with the clinic manager, for an equipment budget of 30,000 Australian dollars
      Since 2023, I have been working four days a week.`,
    "exp1 exp2": `
      I am a Senior Speech Pathologist at Yarra Community Health in Melbourne and was previously a Speech Therapist at Tan Kah Hospital in Singapore.
      I have been with Yarra Community Health since February 2020.`,
    "vol0.*": `
      As a volunteer with the Aphasia Choir Melbourne, I accompanied singers with aphasia to rehearsals.
      From March 2021 to June 2024, I volunteered as a Conversation Partner and helped to organise two concerts a year.`,
    "edu0 edu1": `
      I completed a Master of Speech Pathology at the University of Melbourne in 2016.
      Master of Speech Pathology (Paediatric Communication), University of Melbourne, and Bachelor of Arts in Linguistics, National University of Singapore
      I studied Linguistics at the National University of Singapore.`,
    "cert0 cert1": `
      Certified Practising Speech Pathologist (Speech Pathology Australia, 2020)
      I completed the Lidcombe Program Training in 2019.`,
    langs: `
      I speak Malay as my native language, fluent English and conversational Mandarin.
      Malay (native), English (fluent), Mandarin (conversational), Auslan (beginner)`,
    "skills summary": `
      Speech therapist with ten years of practice in schools, hospitals and a community clinic
      I work with both children and adults, and I listen first and plan afterwards.
      Skilled in stuttering therapy, dysphagia assessment and parent coaching`,
    posting: `
      I hereby apply for the role of Clinical Lead, Paediatric Speech Pathology, at Southern Bay Hospital.
      The posting asks for stuttering therapy and parent coaching.`,
  },
  hardLies: {
    "exp0.*": `
      Without supervision, I ran articulation games with four- to six-year-olds.
      Under supervision, ran articulation games with four- to sixteen-year-olds.
      Under supervision, ran hearing tests with four- to six-year-olds.
      Chaired weekly case conferences.
      Took part in daily case conferences.
      As a Speech Therapist at Bukit Timah Children's Centre, I took part in weekly case conferences.
      I worked at Bukit Timah Children's Centre for two years.
      Led group sessions with four- to six-year-olds.`,
    "exp1.*": `
      I assessed swallowing in stroke patients on two wards, about 25 patients a week.
      I assessed swallowing in stroke patients on two wards, about 250 patients a month.
      I assessed swallowing in stroke patients on five wards, about 25 patients a month.
      I assessed swallowing in cancer patients on two wards, about 25 patients a month.
      I assessed swallowing with videofluoroscopy in stroke patients on two wards.
      I treated stroke patients in two hospitals, about 25 patients a month.
      Wrote discharge reports for schools.
      Signed discharges for GPs.
      Rewrote the soft-food menu with the help of the dietician.
      Rewrote the soft-food menu.
      Helped the dietician rewrite the vegetarian menu.
      Gave a talk on safe swallowing to 60 doctors in 2018.
      Gave a talk on safe swallowing to 16 nurses in 2018.
      Gave a talk on safe swallowing to 60 nurses in 2016.
      Gave 60 talks on safe swallowing to nurses in 2018.
      Supervised twelve students on placement
      Supervised two speech therapists on placement
      Secured a donation of SGD 80,000 for tablets with Proloquo2Go.
      Secured a donation of AUD 8,000 for tablets with Proloquo2Go.
      Donated SGD 8,000 for tablets with Proloquo2Go.
      Secured a donation of SGD 8,000 for tablets with TouchChat.
      Secured a research grant of SGD 8,000 for tablets with Proloquo2Go.
      Secured a donation of 8,000 tablets with Proloquo2Go.
      As Senior Speech Pathologist at Tan Kah Hospital, I supervised two students on placement.`,
    "exp2.*": `
      Caseload of 54 children aged 2 to 12
      Caseload of 45 children aged 2 to 18
      Caseload of 45 children and adults
      Treat aphasia with the Lidcombe Program.
      Treat stuttering with the Camperdown Program.
      Treat children with cleft palate and cochlear implants.
      Coach parents in small groups of up to eighteen, in English and Malay.
      Coach parents in small groups of up to eight, in English and Mandarin.
      Coach teachers in small groups of up to eight, in English and Malay.
      Coach parents in small groups of up to eight, in English, Malay and Auslan.
      I introduced telehealth appointments for families outside the city, which lowered missed appointments from 20 % to 1 %.
      I introduced telehealth appointments for families outside the city, which lowered missed appointments by 11 %.
      I introduced telehealth appointments for families outside the city, which lowered costs from 20 % to 11 %.
      I introduced home visits for families outside the city, which lowered missed appointments from 20 % to 11 %.
      Advise thirteen primary schools on language support in the classroom.
      Advise three secondary schools on language support in the classroom.
      Teach in three primary schools.
      Share responsibility for an equipment budget of AUD 300,000 with the clinic manager.
      Share responsibility for an equipment budget of SGD 30,000 with the clinic manager.
      Share responsibility for a staff budget of AUD 30,000 with the clinic manager.
      As clinic manager, I am responsible for an equipment budget of AUD 30,000.
      Four days a week since 2020
      Three days a week since 2023
      At Yarra Community Health, I assess swallowing in stroke patients.`,
    "exp1 exp2": `
      I have been a Senior Speech Pathologist since August 2016.
      Clinical Lead at Yarra Community Health
      I worked at Tan Kah Hospital in Melbourne.
      I worked at Tan Kah Hospital for more than five years.
      Speech Therapist at Singapore General Hospital`,
    "vol0.*": `
      Conducted singers with aphasia at rehearsals.
      Helped organise twelve concerts a year.
      I have volunteered for the Aphasia Choir Melbourne since March 2011.
      I still volunteer as a Conversation Partner for the Aphasia Choir Melbourne.`,
    "edu0 edu1": `
      I hold a PhD in Paediatric Communication from the University of Melbourne.
      Master of Speech Pathology, National University of Singapore
      Bachelor of Arts in Psychology, National University of Singapore
      Bachelor of Arts (Honours) in Linguistics, National University of Singapore`,
    "cert0 cert1": `
      Certified Practising Speech Pathologist (Speech Pathology Australia, 2016)
      Lidcombe Program Trainer since 2019
      Certified in FEES by Speech Pathology Australia in 2020`,
    langs: `
      I speak fluent Auslan.
      Malay (native), English (native), Mandarin (conversational)
      Malay, English, Mandarin, Auslan and Vietnamese
      I speak fluent Mandarin and English.`,
    "skills summary": `
      Speech therapist with fifteen years of practice in schools, hospitals and a community clinic
      Skilled in videofluoroscopy, stuttering therapy and parent coaching
      Ten years of practice in leading a community clinic
      Skilled in dysphagia surgery and report writing`,
  },
  softLies: {
    "exp0.*": `
      I ran articulation games with four- to six-year-olds on my own.
      Prepared all materials for group sessions
      My contributions shaped the weekly case conferences.`,
    "exp1.*": `
      Supervised two students on placement on two stroke wards
      Wrote discharge reports on about 25 stroke patients a month for GPs.
      I assessed swallowing in all stroke patients on two wards.
      Single-handedly secured a donation of SGD 8,000 for tablets with Proloquo2Go.
      Gave a well-received talk on safe swallowing to 60 nurses in 2018.
      Supervised all students on placement
      Because of my discharge reports, GPs were better informed.
      Led the rewriting of the soft-food menu.
      After my talk to 60 nurses, I secured a donation of SGD 8,000 for tablets with Proloquo2Go.
      Secured a donation of SGD 8,000 for tablets with Proloquo2Go, the largest in the hospital's history.
      I trained every nurse in safe swallowing.`,
    "exp2.*": `
      Treat 45 children who stutter with the Lidcombe Program.
      Coach parents at three primary schools in small groups of up to eight.
      I introduced telehealth appointments for parent coaching, which lowered missed appointments from 20 % to 11 %.
      Successfully treat stuttering with the Lidcombe Program.
      Treat every child who stutters with the Lidcombe Program.
      I am responsible for an equipment budget of AUD 30,000.
      Solely responsible for an equipment budget of AUD 30,000
      I introduced telehealth appointments for all families, which lowered missed appointments from 20 % to 11 %.
      The clinic manager introduced telehealth appointments, which lowered missed appointments from 20 % to 11 %.
      By coaching parents, I lowered missed appointments from 20 % to 11 %.
      Advise three primary schools on all questions of language and learning.
      I halved missed appointments with telehealth appointments for families outside the city.
      Coach parents in small groups, which improves their children's speech.
      Thanks to my advice, three primary schools improved their language support in the classroom.
      Caseload of 45 children with severe disorders, aged 2 to 12`,
    "vol0.*": `
      Organised two concerts a year.
      Accompanied all singers to rehearsals and concerts.`,
    "skills summary": `
      An exceptionally patient speech therapist with ten years of practice
      I always listen first, which is why my plans succeed.
      Expert in stuttering therapy with ten years of practice`,
  },
};
