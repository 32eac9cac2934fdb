import type { ExaminedPerson } from "./examined-person.ts";

export const nurseryEducator: ExaminedPerson = {
  name: "Thandeka Mbatha",
  place: "London, United Kingdom",
  summary:
    "Early years educator who has worked in nurseries in South Africa and England. I plan with the children and not only for them.",
  languages: ["isiZulu (native)", "English (fluent)", "Afrikaans (A2)"],
  skills: ["EYFS", "Makaton", "Phonics", "Observation and assessment", "Safeguarding", "Tapestry", "Outdoor learning"],
  jobs: [
    [
      ...(["Nursery Assistant", "Umhlanga Little Steps", "Durban", "2010-01", "2012-11"] as const),
      [
        "Supervised outdoor play for groups of 12 toddlers.",
        "Changing, feeding and nap times",
        "I kept the daily diary for parents.",
        "Collected fees of about ZAR 30,000 a month for the owner.",
      ],
    ],
    [
      ...(["Nursery Practitioner", "Bluebell Day Nursery", "Croydon", "2013-02", "2017-08"] as const),
      [
        "Key person for six children aged two to three",
        "I wrote observations in Tapestry and discussed them with parents twice a year.",
        "Introduced Makaton signs at snack time.",
        "Assisted the room leader in planning activities.",
        "Covered the baby room on Fridays",
        "Took part in an Ofsted inspection in 2016.",
      ],
    ],
    [
      ...(["Room Leader", "Hazelwick Nursery School", "London", "2017-09", ""] as const),
      [
        "Lead a room of 24 three- and four-year-olds with four practitioners and two apprentices.",
        "Set up a weekly forest school morning, for which I raised £2,300 from local businesses.",
        "Raised the share of children reaching the expected level in speech from 61 % to 78 % in two years through daily story circles.",
        "Deputy safeguarding lead since 2019",
        "Plan the move to school with teachers from five nearby primary schools.",
        "Order materials within a monthly budget of £350.",
        "I show families round at open days, up to four times a year.",
      ],
    ],
  ],
  volunteer: [
    [
      ...(["Reading Volunteer", "Lambeth Library", "London", "2015-09", "2018-07"] as const),
      ["Read stories to children on Saturday mornings.", "Helped to choose picture books in African languages."],
    ],
  ],
  degrees: [
    ["Foundation degree", "Early Years", "London South Bank University", "2014 - 2016"],
    ["National Diploma", "Educare", "Thekwini College", "2007 - 2009"],
  ],
  certificates: [
    ["Paediatric First Aid", "St John Ambulance", "2024"],
    ["Forest School Leader (Level 3)", "Forest School Association", "2020"],
    ["Safeguarding Children (Level 3)", "Croydon Council", "2019"],
  ],
  posting: {
    title: "Nursery Manager",
    company: "Oak & Acorn Nurseries",
    lines: [
      "Manage a nursery with 90 places and 22 staff",
      "Qualified Teacher Status or BA in Education",
      "Designated safeguarding lead",
      "Nursery rated outstanding by Ofsted",
      "SEND experience and fluent Spanish",
      "Phonics and forest school",
    ],
  },
  truths: {
    "exp0.*": `
      At Umhlanga Little Steps in Durban, I supervised outdoor play for groups of twelve toddlers.
      Supervising outdoor play for groups of 12 toddlers and keeping the daily diary for parents
      Kept a daily diary for parents
      For the owner, I collected fees of about 30,000 rand a month.
      Collection of fees of about ZAR 30,000 per month
      As a Nursery Assistant, I was involved in changing, feeding and nap times.`,
    "exp1.0 exp1.2": `
      I was the key person for six children between two and three years of age.
      At Bluebell Day Nursery, where I worked as a Nursery Practitioner from February 2013 to August 2017, I introduced Makaton signs at snack time.
      Introduction of Makaton signs at snack time`,
    "exp1.1": `
      I wrote observations in Tapestry, which I discussed with parents two times a year.
      Writing observations in Tapestry and talking them through with parents twice a year
      I recorded observations in Tapestry and discussed them with parents.
      Discussed observations with parents twice yearly`,
    "exp1.3 exp1.4 exp1.5": `
      I helped the room leader plan activities and covered the baby room on Fridays.
      Support for the room leader in planning activities
      In 2016, I took part in an Ofsted inspection.
      On Fridays, I covered the baby room.
      Covering the baby room on Fridays and assisting the room leader with planning activities`,
    "exp2.0": `
      I lead a room of 24 children aged three and four, with four practitioners and two apprentices.
      Leading a room of twenty-four three- and four-year-olds
      As Room Leader at Hazelwick Nursery School, I lead a room of 24 three- and four-year-olds with four practitioners and two apprentices.
      Since September 2017, I have been Room Leader at Hazelwick Nursery School.`,
    "exp2.1": `
      I set up a forest school morning once a week and raised £2,300 for it from local businesses.
      Established a weekly forest school morning, raising GBP 2,300 from local businesses
      Fundraising of £2,300 from local businesses for a weekly forest school morning
      Set up a weekly forest school morning for which I raised 2,300 pounds from local businesses`,
    "exp2.2": `
      Through daily story circles, I increased the share of children reaching the expected level in speech from 61% to 78% in two years.
      In two years, raised the share of children at the expected level in speech by 17 percentage points through daily story circles
      The share of children reaching the expected level in speech rose from 61 to 78 per cent in two years through daily story circles.
      I used daily story circles to raise the share of children reaching the expected level in speech.`,
    "exp2.3 exp2.5": `
      I have been deputy safeguarding lead since 2019.
      Ordering materials within a budget of £350 a month
      I order materials within a monthly budget of 350 pounds and serve as deputy safeguarding lead.`,
    "exp2.4": `
      Together with teachers from five nearby primary schools, I plan the move to school.
      Planning the move to school with teachers from 5 primary schools in the area
      I work with teachers from five nearby primary schools to plan the move to school.`,
    "exp2.6": `
      Up to four times a year, I show families round at open days.
      Showing families around at open days
      I guide families around the nursery at open days, up to 4 times per year.`,
    "exp1 exp2": `
      I have worked in Croydon and London as a Nursery Practitioner and Room Leader.
      Before joining Hazelwick Nursery School as Room Leader in September 2017, I was a Nursery Practitioner at Bluebell Day Nursery.
      I worked at Bluebell Day Nursery for more than four years.`,
    "vol0.*": `
      As a volunteer at Lambeth Library, I read stories to children on Saturday mornings and helped choose picture books in African languages.
      From September 2015 to July 2018, I was a Reading Volunteer at Lambeth Library.
      Reading stories to children on Saturday mornings`,
    "edu0 edu1": `
      I hold a Foundation degree in Early Years from London South Bank University.
      I have a National Diploma in Educare from Thekwini College as well as a Foundation degree in Early Years.`,
    "cert0 cert1 cert2": `
      I am a certified Forest School Leader (Level 3) and hold a Paediatric First Aid certificate from St John Ambulance.
      Safeguarding Children (Level 3), Croydon Council, 2019`,
    langs: `
      My mother tongue is isiZulu, and I speak English fluently.
      isiZulu (native), fluent English and Afrikaans at A2 level`,
    "skills summary": `
      As an early years educator, I have worked in nurseries in both South Africa and England.
      Skilled in Makaton, phonics, observation and assessment and outdoor learning
      Early years educator with skills in EYFS, Tapestry and safeguarding`,
    posting: `
      I would be glad to join Oak & Acorn Nurseries as Nursery Manager.`,
  },
  hardLies: {
    "exp0.*": `
      Supervised outdoor play for groups of 20 toddlers.
      Supervised outdoor play for 12 groups of toddlers.
      Supervised outdoor play for groups of 12 four-year-olds.
      Supervised swimming for groups of 12 toddlers.
      I kept the weekly diary for parents.
      I kept the accounts for the owner.
      Collected fees of about ZAR 300,000 a month for the owner.
      Collected fees of about GBP 30,000 a month for the owner.
      Collected fees of about ZAR 30,000 a year for the owner.
      As the owner of Umhlanga Little Steps, I collected fees of about ZAR 30,000 a month.
      As a Room Leader at Umhlanga Little Steps, I supervised outdoor play for groups of 12 toddlers.
      I worked at Umhlanga Little Steps in Cape Town.`,
    "exp1.*": `
      Key person for sixteen children aged two to three
      Key person for six children aged two to five
      Key person for six children with special needs aged two to three
      I wrote observations in Tapestry and discussed them with parents twice a month.
      I wrote observations in Famly and discussed them with parents twice a year.
      I wrote observations in Tapestry and discussed them with Ofsted twice a year.
      Introduced British Sign Language at snack time.
      Introduced Makaton signs at story time.
      Introduced phonics at snack time.
      Assisted the nursery manager in planning activities.
      Planned activities as room leader.
      Covered the baby room on Mondays
      Covered the preschool room on Fridays
      Took part in an Ofsted inspection in 2014.
      Took part in six Ofsted inspections.
      Led the nursery through an Ofsted inspection rated outstanding in 2016.
      Carried out an Ofsted inspection in 2016.
      Deputy safeguarding lead at Bluebell Day Nursery
      As Room Leader at Bluebell Day Nursery, I introduced Makaton signs at snack time.`,
    "exp2.*": `
      Lead a room of 42 three- and four-year-olds with four practitioners and two apprentices.
      Lead a room of 24 two- and three-year-olds with four practitioners and two apprentices.
      Lead a room of 24 three- and four-year-olds with two practitioners and four apprentices.
      Lead a nursery of 24 staff.
      Lead four rooms of 24 three- and four-year-olds.
      Lead a room of 24 three- and four-year-olds with four teachers and two apprentices.
      Set up a daily forest school morning, for which I raised £2,300 from local businesses.
      Set up a weekly forest school morning, for which I raised £23,000 from local businesses.
      Set up a weekly forest school morning, for which I raised £2,300 from parents.
      Set up a weekly forest school morning, for which I raised €2,300 from local businesses.
      Set up a weekly Makaton morning, for which I raised £2,300 from local businesses.
      Raised the share of children reaching the expected level in speech from 61 % to 87 % in two years through daily story circles.
      Raised the share of children reaching the expected level in speech by 78 % in two years through daily story circles.
      Raised the share of children reaching the expected level in reading from 61 % to 78 % in two years through daily story circles.
      Raised the share of children reaching the expected level in speech from 61 % to 78 % in two months through daily story circles.
      Raised the share of children reaching the expected level in speech from 61 % to 78 % in two years through daily phonics.
      Raised the share of children reaching the expected level in speech from 61 % to 78 % in two years through weekly story circles.
      Safeguarding lead since 2019
      Deputy safeguarding lead since 2017
      Deputy nursery manager since 2019
      Plan the move to school with teachers from fifteen nearby primary schools.
      Plan the move to school with teachers from five nearby secondary schools.
      Plan the curriculum with teachers from five nearby primary schools.
      Order materials within a monthly budget of £3,500.
      Order materials within an annual budget of £350.
      Order food within a monthly budget of £350.
      I show families round at open days, at least four times a year.
      I show inspectors round at open days, up to four times a year.
      I show families round at open days, up to four times a month.
      At Hazelwick Nursery School, I am the key person for six children aged two to three.`,
    "exp1 exp2": `
      I have been a Room Leader since February 2013.
      I worked at Bluebell Day Nursery for more than six years.
      Nursery Manager at Hazelwick Nursery School
      Nursery Practitioner at Bright Horizons in Croydon`,
    "vol0.*": `
      Read stories to children on Sunday mornings.
      I still volunteer at Lambeth Library on Saturday mornings.
      As a librarian at Lambeth Library, I read stories to children on Saturday mornings.
      Helped to choose picture books in European languages.`,
    "edu0 edu1": `
      I hold a Bachelor's degree in Early Years from London South Bank University.
      I hold a Foundation degree in Education from London South Bank University.
      National Diploma in Nursing, Thekwini College`,
    "cert0 cert1 cert2": `
      Forest School Leader (Level 4), Forest School Association, 2020
      Paediatric First Aid, St John Ambulance, 2014
      Qualified Teacher Status, 2019
      Safeguarding Children (Level 3), St John Ambulance, 2019`,
    langs: `
      I speak fluent isiZulu, English and Afrikaans.
      isiZulu (native), English (fluent), Spanish (A2)`,
    "skills summary": `
      Early years educator who has worked in nurseries in South Africa, England and Ireland
      Skilled in Makaton, phonics and SEND support`,
  },
  softLies: {
    "exp0.*": `
      Supervised all outdoor play.
      I was entrusted with the fees because the owner valued my honesty.
      Parents loved the daily diary that I kept.`,
    "exp1.*": `
      Introduced Makaton signs in the baby room at snack time.
      Planned activities.
      Introduced Makaton signs throughout the nursery.
      I introduced Makaton signs at snack time, which helped children with speech delay.
      Wrote observations on every child in Tapestry and discussed them with parents twice a year.
      Ran the baby room.
      Covered the baby room every day
      Contributed to a successful Ofsted inspection in 2016.
      The room leader assisted me in planning activities.
      Thanks to the Makaton signs, parents discussed my observations with me twice a year.`,
    "exp2.*": `
      Set up a weekly forest school morning with five nearby primary schools.
      Order materials for the forest school morning within a monthly budget of £350.
      Through two years of daily story circles, all 24 children reached the expected level in speech.
      Through the weekly forest school morning, I raised the share of children reaching the expected level in speech from 61 % to 78 % in two years.
      Brought all children up to the expected level in speech through daily story circles.
      Raised the share of children reaching the expected level from 61 % to 78 % in two years through daily story circles.
      Responsible for safeguarding since 2019
      Local businesses set up a weekly forest school morning for us.
      Plan the move to school with teachers from all nearby primary schools.
      Plan the move to school on my own for five nearby primary schools.
      I show families round at every open day.
      Lead an outstanding room of 24 three- and four-year-olds with four practitioners and two apprentices.
      After I became deputy safeguarding lead, I set up a weekly forest school morning.
      Order all of the nursery school's materials within a monthly budget of £350.
      Easily raised £2,300 from local businesses for a weekly forest school morning.
      My open days have filled every place at the nursery school.`,
    "vol0.*": `
      Chose picture books in African languages.
      Read stories to children every Saturday and Sunday.
      I inspired children to read on Saturday mornings.`,
    "skills summary": `
      A warm and gifted early years educator who has worked in nurseries in South Africa and England
      I always let the children decide what we do.`,
  },
};
