import type { Attack } from "./attack.ts";

/** Studies, certificates, levels of languages and skills, and what a summary calls somebody. */
export const attackedLevels: Record<string, Attack> = {
  "studies, certificates, languages and skills": {
    about: {
      summary: "",
      jobs: [],
      languages: [
        "Tamil (native)",
        "English (fluent)",
        "Hindi (fluent)",
        "Swedish (B1)",
        "Russian (A2)",
        "Sign Language (beginner)",
        "Afrikaans (conversational)",
        "Kikuyu: native",
      ],
      skills: ["Canva", "R (basics)", "Excel (advanced)", "Grant writing"],
      degrees: [
        ["Engineer", "Food Technology", "University of Warmia", "2010 - 2014, part-time"],
        ["Apprenticeship certificate", "Machining Technology", "Brno School", "2005 - 2008"],
        ["Industriemeister", "Metal", "IHK Hochrhein", "2017 - 2019"],
        ["MSc", "Chemistry", "York University", "2025 - 2099"],
      ],
      certificates: [
        ["Certified SolidWorks Professional", "Dassault", "2014"],
        ["GD&T Professional, Technologist Level", "ASME", "2020"],
        ["Financial Management for NGOs", "Humentum", "2018"],
        ["USAID Rules and Regulations", "Humentum", "2021"],
        ["Vocational trainer aptitude (AEVO)", "IHK Hochrhein", "2018"],
        ["Forest School Leader (Level 3)", "Forest Association", "2020"],
      ],
    },
    lies: `
      I hold certificates in Certified SolidWorks Professional and USAID Rules and Regulations from Humentum.
      I am Tamil.
      I studied Food Technology full-time at the University of Warmia from 2010 to 2014.
      I studied Food Technology at the University of Warmia from 2010 to 2015.
      I studied Food Technology at the Brno School.
      I hold an MSc in Chemistry from York University.
      I completed an MSc at York University part-time.
      I am a Chemistry.
      I am an Engineer in Chemistry.
      I am an Engineer.
      I am an Industriemeister in Food Technology.
      I hold an apprenticeship certificate in Metal.
      I have been a Certified SolidWorks Professional since 2020.
      I have been a Certified SolidWorks Professional since 2014 and gained the ASME GD&T Professional certificate at Senior Level in 2020.
      I gained the GD&T Professional certificate in 2014.
      I hold ASME certificates in Financial Management for NGOs (2018) and USAID Rules and Regulations (2021).
      I hold Humentum certificates in Financial Management for NGOs (2021) and USAID Rules and Regulations (2018).
      I hold Humentum certificates in Financial Management for NGOs and GD&T Professional.
      I passed the AEVO in 2020.
      I hold the Level 5 Forest School Leader certificate.
      I speak Tamil, English and Hindi as well as Swedish at C1 level.
      I am a native speaker of Tamil and English, fluent in Hindi.
      I am a native speaker of Tamil, fluent in English and Swedish.
      I speak Tamil, Swedish (A2) and some Russian (B1).
      My mother tongue is English, and I speak Tamil fluently.
      I speak Sign Language.
      I am a beginner in Tamil and Sign Language.
      I am a native Tamil speaker with Swedish at B2 and Russian at A2 level.
      English and Kikuyu are my first languages.
      My native languages are Tamil and Hindi.
      I speak English and Swedish fluently.
      I speak fluent Swedish and English.
      Native speaker of Tamil and Hindi
      Tamil is my mother tongue and I speak Russian fluently.
      I speak Afrikaans at native level.
      Advanced knowledge of R
      Good knowledge of R
      Knowledge of Kubernetes
      I have advanced knowledge of Canva.
      My skills include advanced R and basic Excel.
      Basic knowledge of German`,
    truths: `
      I studied Food Technology part-time at the University of Warmia from 2010 to 2014.
      From 2010 to 2014, I studied Food Technology at the University of Warmia.
      Between 2010 and 2014 I studied Food Technology at the University of Warmia.
      Studied Food Technology at the University of Warmia, 2010–2014
      At the University of Warmia, I studied Food Technology part-time.
      I hold an apprenticeship certificate in Machining Technology and am an Industriemeister (Metal, IHK Hochrhein).
      I am an Industriemeister in Metal.
      In 2008, I gained an apprenticeship certificate in Machining Technology at the Brno School.
      I graduated from the University of Warmia in 2014.
      I have been a Certified SolidWorks Professional since 2014 and gained the ASME GD&T Professional certificate at Technologist Level in 2020.
      Since 2014, I have been a Certified SolidWorks Professional.
      I hold Humentum certificates in Financial Management for NGOs (2018) and USAID Rules and Regulations (2021).
      I hold certificates in Financial Management for NGOs and USAID Rules and Regulations from Humentum.
      I passed the AEVO in 2018.
      In 2018, I obtained the AEVO from the IHK Hochrhein.
      I hold the Level 3 Forest School Leader certificate.
      Forest School Leader at Level 3, Forest Association, 2020
      I speak Tamil, English and Hindi as well as Swedish at B1 level.
      I am a native speaker of Tamil and Kikuyu, fluent in English, and have Swedish at B1 level.
      I speak Tamil, Swedish (B1) and some Russian (A2).
      My mother tongue is Tamil, and I speak English fluently.
      I speak Tamil, English and conversational Afrikaans, and I am a beginner in Sign Language.
      I am a native Tamil speaker with Swedish at B1 and Russian at A2 level.
      Tamil and Kikuyu are my first languages.
      My native languages are Tamil and Kikuyu.
      I speak English and Hindi fluently and have a basic knowledge of Russian.
      I speak Tamil as my mother tongue, fluent English and B1 Swedish.
      Native speaker of Tamil; fluent in English and Hindi; Swedish to B1 level
      Tamil is my mother tongue and I speak some Russian.
      Basic knowledge of R
      I have basic knowledge of R.
      Advanced knowledge of Excel
      My skills include Canva, basic R and advanced Excel.
      I bring skills in Grant writing and Canva.`,
  },

  "what a summary calls somebody, and papers of several places": {
    about: {
      summary:
        "Early years educator who has worked in nurseries in South Africa and England. I plan with the children and not only for them.",
      skills: ["Makaton", "Phonics"],
      jobs: [
        ["Sales Representative (part-time, 25 hours)", "Mokka", "Vienna", "2023-03", "", ["Advise small hotels."]],
      ],
      certificates: [
        ["Driving licence (category B)", "Türkiye", "2008"],
        ["Google Certification", "Google", "2024"],
        ["Email Marketing", "HubSpot", "2025"],
      ],
    },
    truths: `
      As an early years educator, I have worked in nurseries in both South Africa and England.
      I have worked in nurseries in South Africa and England.
      I am an early years educator.
      I plan with the children and not only for them.
      Early years educator who has worked in nurseries in South Africa and England
      I have been a part-time Sales Representative at Mokka in Vienna since March 2023.
      I obtained a category B driving licence in 2008.
      I earned the Google Certification in 2024 and the Email Marketing certificate from HubSpot in 2025.
  `,
    lies: `
      As an early years educator, I have worked in nurseries in Kenya and England.
      As a midwife, I have worked in nurseries in South Africa and England.
      As an early years educator, I have led nurseries in South Africa and England.
      I work in nurseries in South Africa and England.
      I have worked in all nurseries in South Africa and England.
      I have been a full-time Sales Representative at Mokka in Vienna since March 2023.
      I obtained a category C driving licence in 2008.
      I earned the Google Certification in 2025 and the Email Marketing certificate from HubSpot in 2024.
      I earned the Google Certification from HubSpot in 2024.
  `,
  },
  "a summary told in the first person": {
    about: {
      summary:
        "Production manager in the dairy industry who started on the filling line. Grants officer with nine years in health and water programmes.",
      skills: ["Grant writing", "Budget monitoring", "Donor reporting"],
    },
    truths: `
      I started on the filling line.
      As a production manager in the dairy industry, I started on the filling line.
      I bring nine years in health and water programmes and skills in grant writing, budget monitoring and donor reporting.
      I have nine years in health and water programmes.
      As a grants officer, I bring nine years in health and water programmes.
      With nine years in health and water programmes
      I am a production manager in the dairy industry.
      I am a grants officer with nine years in health and water programmes.
  `,
    lies: `
      I started as a production manager on the filling line.
      I lead the filling line.
      I bring ten years in health and water programmes.
      I bring nine years in health and water programmes and skills in grant writing, budget monitoring and fundraising.
      I have nine years of grant writing.
      I bring nine years in grant writing.
      I bring skills in health and water programmes.
      I have nine years in health and water programmes in the dairy industry.
      As a grants officer, I started on the filling line.
      I am a dairy.
      I bring nine years in health programmes and grant writing.
  `,
  },
  "experience that a summary names": {
    about: {
      summary:
        "Physiotherapist with experience in orthopaedics and neurology. Reservations manager who started at the front desk and still likes talking to guests. Nurse with no experience in surgery. Trainee who is not yet certified.",
      skills: ["Gait training"],
    },
    truths: `
      Physiotherapist experienced in orthopaedics and neurology
      I have experience in orthopaedics and neurology.
      I am experienced in orthopaedics and neurology.
      I am a physiotherapist experienced in orthopaedics and neurology.
      I bring experience in neurology and orthopaedics.
      I started at the front desk and still like talking to guests.
  `,
    lies: `
      Physiotherapist experienced in surgery
      I have experience in surgery.
      I am experienced in gait training and neurology.
      I have wide experience in orthopaedics and neurology.
      I am certified.
      I liked talking to guests.
      I still like talking at the front desk.
      I am experienced in surgery.
      I am yet certified.
      I started at the front desk of the neurology.
  `,
  },
};
