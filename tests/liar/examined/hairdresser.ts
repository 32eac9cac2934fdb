import type { ExaminedPerson } from "./examined-person.ts";

export const hairdresser: ExaminedPerson = {
  name: "Thandeka Nkosi-Reid",
  place: "Wellington, New Zealand",
  summary:
    "Hairdresser and apprentice trainer with a soft spot for curly hair. I teach the way I wish I had been taught: slowly and with a mirror.",
  languages: ["English", "isiZulu (native)", "Afrikaans (conversational)", "New Zealand Sign Language (beginner)"],
  skills: [
    "Precision cutting",
    "Balayage",
    "Colour correction",
    "Curly hair",
    "Bridal hair",
    "Timely",
    "Apprentice training",
  ],
  jobs: [
    [
      ...(["Salon Assistant (part-time)", "Shear Delight", "Durban", "2008-01", "2009-11"] as const),
      [
        "Washed hair and swept floors on Saturdays.",
        "Mixed colours for the stylists",
        "Sold products worth about R6,000 a month at the counter.",
      ],
    ],
    [
      ...(["Hairdresser", "Kwela Hair Studio", "Johannesburg", "2010-02", "2015-08"] as const),
      [
        "Cut, coloured and styled hair for eight to ten clients a day.",
        "Bridal hair for about 25 weddings a year",
        "I looked after the stock of colour products and ordered from two suppliers.",
        "Helped to train two apprentices in basic cutting.",
        "Won second place in the cutting category of the Gauteng Hair Cup in 2013.",
      ],
    ],
    [
      ...(["Senior Stylist and Apprentice Trainer", "Cuba & Comb", "Wellington", "2016-03", ""] as const),
      [
        "Cut and colour hair four days a week and train apprentices on the fifth.",
        "Have trained seven apprentices since 2017, of whom six passed their final assessment at the first attempt.",
        "I wrote a 40-page handbook on colour safety, which both branches of the salon now use.",
        "Balayage and colour correction",
        "Raised the rebooking rate from 48 % to 63 % in 2019 by having stylists offer the next appointment before the client leaves the chair.",
        "Assist the owner with hiring apprentices, including trial days.",
        "Moved bookings from a paper diary to Timely in one weekend, together with the receptionist.",
      ],
    ],
  ],
  volunteer: [
    [
      "Volunteer Hairdresser",
      "Te Aro Night Shelter",
      "Wellington",
      "2018-04",
      "2021-12",
      ["Gave free haircuts to guests one Sunday a month.", "Raised NZ$2,350 for blankets at a cut-a-thon in 2019."],
    ],
  ],
  degrees: [
    ["New Zealand Certificate (Level 5)", "Adult and Tertiary Teaching", "Open Polytechnic", "2017 - 2018"],
    ["National Certificate", "Hairdressing", "Umgeni Technical College", "2008 - 2009"],
  ],
  certificates: [
    ["Master Colour Expert", "Wella Professionals", "2018"],
    ["Comprehensive First Aid", "St John", "2022"],
  ],
  posting: {
    title: "Education Manager",
    company: "Kōwhai Salon Group",
    lines: [
      "Diploma in adult education",
      "At least 5 years managing a training academy",
      "Barbering and men's grooming",
      "You manage a team of 10 trainers",
      "Phorest salon software",
      "Hair extensions and keratin treatments",
    ],
  },
  truths: {
    "exp0.*": `
      As a part-time Salon Assistant at Shear Delight in Durban, I washed hair and mixed colours for the stylists.
      Washing hair and sweeping floors on Saturdays
      Sold around R6,000 worth of products per month at the counter.
      I sold products worth about 6,000 rand a month.
      At Shear Delight, where I worked part-time from January 2008 to November 2009, I mixed colours for the stylists.`,
    "exp1.0": `
      I cut, coloured and styled hair for 8 to 10 clients per day.
      Cutting, colouring and styling hair for eight to ten clients daily at Kwela Hair Studio
      Served eight to ten clients a day, cutting, colouring and styling their hair`,
    "exp1.1 exp1.2": `
      Styled bridal hair for about 25 weddings a year.
      I did bridal hair for approximately twenty-five weddings every year and looked after the stock of colour products.
      Responsible for the stock of colour products and for ordering from two suppliers
      Managed the stock of colour products and placed orders with 2 suppliers
      In Johannesburg, I provided bridal hair for around 25 weddings each year.`,
    "exp1.3 exp1.4": `
      Assisted in training two apprentices in basic cutting.
      I helped train 2 apprentices in basic cutting and won second place in the cutting category of the Gauteng Hair Cup in 2013.
      In 2013, I came second in the cutting category of the Gauteng Hair Cup.
      Second place in the cutting category of the Gauteng Hair Cup 2013
      While working as a Hairdresser at Kwela Hair Studio, I supported the training of two apprentices in basic cutting.`,
    "exp2.0": `
      I cut and colour hair on four days a week and train apprentices on the fifth day.
      Cutting and colouring hair 4 days a week
      As Senior Stylist and Apprentice Trainer, I spend one day a week training apprentices.`,
    "exp2.1": `
      Since 2017, I have trained seven apprentices, six of whom passed their final assessment at the first attempt.
      Trained 7 apprentices since 2017, with 6 passing their final assessment first time
      Six of the seven apprentices I have trained since 2017 passed the final assessment on their first attempt.
      Training of seven apprentices since 2017`,
    "exp2.2": `
      I wrote a handbook on colour safety that is now used by both branches of the salon.
      Author of a 40-page colour safety handbook, now in use at both of the salon's branches
      Wrote a forty-page handbook on colour safety`,
    "exp2.3 exp2.6": `
      At Cuba & Comb, I carry out balayage and colour correction.
      Together with the receptionist, I moved bookings from a paper diary to Timely in a single weekend.
      Worked with the receptionist to transfer bookings from a paper diary to Timely within one weekend
      In one weekend, the receptionist and I switched bookings from paper to Timely.`,
    "exp2.4": `
      In 2019, I increased the rebooking rate from 48% to 63% by having stylists offer the next appointment before the client left the chair.
      By having stylists offer the next appointment before the client leaves the chair, I raised the rebooking rate by 15 percentage points.
      Raised the rebooking rate from 48 to 63 per cent in 2019
      The rebooking rate rose from 48 % to 63 % in 2019.`,
    "exp2.5": `
      I help the owner to hire apprentices, including trial days.
      Supporting the owner with the hiring of apprentices`,
    "exp1 exp2": `
      I have been Senior Stylist and Apprentice Trainer at Cuba & Comb in Wellington since March 2016 and was previously a Hairdresser at Kwela Hair Studio in Johannesburg.
      I worked as a hairdresser in Johannesburg for more than five years.`,
    "exp1.3 exp2.1": `
      I have trained seven apprentices at Cuba & Comb since 2017 and, before that, helped to train two at Kwela Hair Studio.`,
    "vol0.*": `
      As a volunteer, I gave guests of the Te Aro Night Shelter free haircuts one Sunday a month.
      Raised 2,350 New Zealand dollars for blankets at a cut-a-thon in 2019`,
    "edu0 edu1 cert0 cert1": `
      I hold a New Zealand Certificate (Level 5) in Adult and Tertiary Teaching from Open Polytechnic.
      Master Colour Expert, certified by Wella Professionals in 2018
      I completed a National Certificate in Hairdressing at Umgeni Technical College in 2009.`,
    "skills langs summary": `
      Hairdresser and apprentice trainer skilled in precision cutting, balayage and colour correction
      I speak English, isiZulu and conversational Afrikaans, and I am a beginner in New Zealand Sign Language.
      I teach slowly and with a mirror, the way I wish I had been taught.`,
    "posting exp2": `
      I would like to apply for the position of Education Manager at Kōwhai Salon Group.`,
  },
  hardLies: {
    "exp0.*": `
      Sold products worth about R60,000 a month at the counter.
      Sold products worth about R6,000 a week at the counter.
      Sold products worth about €6,000 a month at the counter.
      As a part-time Stylist at Shear Delight, I washed hair on Saturdays.
      Washed and cut hair on Saturdays.
      Mixed perming lotions for the stylists
      As a Salon Assistant at Shear Delight in Cape Town, I mixed colours for the stylists.
      At Shear Delight, where I worked part-time from January 2006 to November 2009, I mixed colours for the stylists.`,
    "exp1.0": `
      Cut, coloured and styled hair for eighteen to twenty clients a day.
      Cut, coloured and styled hair for eight to ten clients an hour.
      Cut, coloured and permed hair for eight to ten clients a day.
      Cut, coloured and styled hair for more than ten clients a day.
      As Salon Manager at Kwela Hair Studio, I cut, coloured and styled hair for eight to ten clients a day.
      Supervised eight to ten stylists a day.`,
    "exp1.1 exp1.2": `
      Bridal hair for about 250 weddings a year
      Bridal hair for about 25 weddings a month
      Bridal hair and make-up for about 25 weddings a year
      Bridal hair for at least 25 weddings a year
      I looked after the stock of colour products and ordered from twelve suppliers.
      I looked after the stock of hair extensions and ordered from two suppliers.
      I negotiated discounts with two suppliers of colour products.
      I looked after the stock of colour products in Phorest.`,
    "exp1.3 exp1.4": `
      Helped to train twelve apprentices in basic cutting.
      Helped to train two apprentices in basic colouring.
      Helped to train two apprentices in advanced cutting.
      Won first place in the cutting category of the Gauteng Hair Cup in 2013.
      Won second place in the colour category of the Gauteng Hair Cup in 2013.
      Won second place in the cutting category of the Gauteng Hair Cup in 2015.
      Won second place in the cutting category of the South African Hair Cup in 2013.
      Judged the cutting category of the Gauteng Hair Cup in 2013.`,
    "exp2.0": `
      Cut and colour hair one day a week and train apprentices on the other four.
      Cut and colour hair five days a week and train apprentices on the sixth.
      Cut and colour hair four days a week and train stylists on the fifth.
      Cut and colour hair four days a month and train apprentices on the fifth.
      As Education Manager at Cuba & Comb, I train apprentices one day a week.
      Cut beards and colour hair four days a week.`,
    "exp2.1": `
      Have trained seventeen apprentices since 2017, of whom six passed their final assessment at the first attempt.
      Have trained seven apprentices since 2017, of whom all seven passed their final assessment at the first attempt.
      Have trained seven apprentices since 2012, of whom six passed their final assessment at the first attempt.
      Have trained seven apprentices since 2017, of whom six passed their final assessment with distinction.
      Have assessed seven apprentices since 2017.
      Have trained seven trainers since 2017.
      Have trained more than seven apprentices since 2017.
      Have managed a training academy with seven apprentices since 2017.`,
    "exp2.2": `
      I wrote a 400-page handbook on colour safety, which both branches of the salon now use.
      I wrote a 40-page handbook on balayage, which both branches of the salon now use.
      I wrote a 40-page handbook on colour safety, which all four branches of the salon now use.
      I wrote two handbooks on colour safety, which both branches of the salon now use.
      I published a 40-page handbook on colour safety with Wella.
      I wrote a 40-page handbook on colour safety, which salons in Auckland now use.`,
    "exp2.3 exp2.6": `
      Hair extensions, balayage and colour correction
      Balayage, colour correction and keratin treatments
      Moved bookings from a paper diary to Phorest in one weekend, together with the receptionist.
      Moved bookings from a paper diary to Timely in one day, together with the receptionist.
      Moved payroll from a paper diary to Timely in one weekend, together with the receptionist.
      Moved bookings from Excel to Timely in one weekend, together with the receptionist.
      Moved bookings from a paper diary to Timely in one weekend, together with ten trainers.`,
    "exp2.4": `
      Raised the rebooking rate from 48 % to 83 % in 2019 by having stylists offer the next appointment before the client leaves the chair.
      Raised the rebooking rate by 63 % in 2019 by having stylists offer the next appointment before the client leaves the chair.
      Raised the rebooking rate from 48 % to 63 % in 2016 by having stylists offer the next appointment before the client leaves the chair.
      Raised turnover from NZ$48,000 to NZ$63,000 in 2019 by having stylists offer the next appointment before the client leaves the chair.
      Raised the client satisfaction rate from 48 % to 63 % in 2019.
      Raised the rebooking rate from 48 % to 63 % in 2019 by having stylists offer a discount before the client leaves the chair.
      Doubled the rebooking rate in 2019 by having stylists offer the next appointment before the client leaves the chair.`,
    "exp2.5": `
      Assist the owner with hiring stylists, including trial days.
      Assist the owner with payroll, including trial days.
      As owner, I hire apprentices, including trial days.`,
    "exp1 exp2": `
      Senior Stylist and Apprentice Trainer at Kwela Hair Studio from 2010 to 2015
      I have been Senior Stylist and Apprentice Trainer at Cuba & Comb in Auckland since March 2016.
      I worked as a hairdresser in Johannesburg for more than six years.`,
    "exp1.3 exp2.1": `
      At Kwela Hair Studio, I trained seven apprentices, of whom six passed their final assessment at the first attempt.`,
    "vol0.*": `
      Gave free haircuts to guests every Sunday.
      Raised NZ$23,500 for blankets at a cut-a-thon in 2019.
      Raised NZ$2,350 for mattresses at a cut-a-thon in 2019.`,
    "edu0 edu1 cert0 cert1": `
      I hold a New Zealand Diploma (Level 5) in Adult and Tertiary Teaching from Open Polytechnic.
      I hold a New Zealand Certificate (Level 7) in Adult and Tertiary Teaching from Open Polytechnic.
      I hold a National Certificate in Barbering from Umgeni Technical College.
      Master Colour Expert, certified by L'Oréal Professionnel in 2018`,
    "skills langs": `
      I am fluent in Afrikaans and New Zealand Sign Language.
      Skilled in balayage, barbering and colour correction`,
  },
  softLies: {
    "exp0.*": `
      Washed hair and swept floors every day.
      Sold products worth R6,000 a month at the counter, more than any other assistant.
      I worked full-time as a Salon Assistant at Shear Delight from January 2008 to November 2009.
      Mixed all colours for the stylists`,
    "exp1.*": `
      Trained two apprentices in basic cutting.
      Helped to train all apprentices in basic cutting.
      I was solely responsible for the stock of colour products and ordered from two suppliers.
      Cut, coloured and styled hair for ten clients a day.
      After winning second place in the Gauteng Hair Cup, I helped to train two apprentices in basic cutting.
      Because I won second place in the Gauteng Hair Cup, I did bridal hair for about 25 weddings a year.
      Beautiful bridal hair for about 25 weddings a year
      Won second place in the prestigious cutting category of the Gauteng Hair Cup in 2013.
      The two apprentices I helped to train won second place in the Gauteng Hair Cup in 2013.
      Bridal hair for about 25 high-profile weddings a year`,
    "exp2.*": `
      Moved bookings from a paper diary to Timely in one weekend without the receptionist.
      Moved bookings from a paper diary to Timely in one weekend without losing an appointment.
      Hire apprentices, including trial days.
      Have trained all the salon's apprentices since 2017.
      Thanks to my handbook, six of seven apprentices passed their final assessment at the first attempt.
      By moving bookings to Timely, I raised the rebooking rate from 48 % to 63 % in 2019.
      Raised the rebooking rate at both branches from 48 % to 63 % in 2019.
      I wrote a widely praised handbook on colour safety, which both branches of the salon now use.
      I wrote a 40-page handbook on colour safety, which is mandatory at both branches of the salon.
      I wrote a 40-page handbook on colour safety in 2019.
      Raised the rebooking rate from 48 % to 63 % in 2019 and have kept it there ever since.
      Assist the owner with all staff matters, including hiring apprentices.
      Expert balayage and flawless colour correction`,
    "vol0.*": `
      Organised a cut-a-thon in 2019 that raised NZ$2,350 for blankets.
      Gave free haircuts to all guests one Sunday a month.`,
    summary: `
      A passionate hairdresser and apprentice trainer with unmatched skill in curly hair.`,
  },
};
