import type { ExaminedPerson } from "./examined-person.ts";

export const midwife: ExaminedPerson = {
  name: "Ifeoma Adeyemi-Brandt",
  place: "Leeds, United Kingdom",
  summary:
    "Registered midwife who has worked on labour wards and in the community. Calm in an emergency and stubborn about breastfeeding support.",
  languages: ["English", "Igbo", "German (A2)"],
  skills: ["Perineal suturing", "CTG interpretation", "Water birth", "Newborn examination", "BadgerNet"],
  jobs: [
    [
      ...(["Student Midwife", "Bradford Royal Infirmary", "Bradford", "2012-09", "2015-07"] as const),
      ["Attended 42 births under supervision.", "Shadowed the community team for six weeks."],
    ],
    [
      ...(["Midwife", "St James's University Hospital", "Leeds", "2015-10", "2020-03"] as const),
      [
        "Cared for women in labour on a ward with 14 beds.",
        "Carried out newborn examinations before discharge.",
        "Took part in a trial of remote CTG review.",
        "Contributed to a guideline on induction of labour.",
        "Sutured perineal tears of first and second degree.",
      ],
    ],
    [
      ...(["Community Midwife", "Leeds Teaching Hospitals NHS Trust", "Leeds", "2020-04", ""] as const),
      [
        "Look after a caseload of 38 women from booking to postnatal discharge.",
        "Set up a weekly breastfeeding clinic that 60 families attend each month.",
        "Attend home births and water births on call.",
        "Mentor two student midwives a year.",
        "Reduced missed postnatal visits from 11 % to 4 % by moving the rota to BadgerNet.",
      ],
    ],
  ],
  volunteer: [
    [
      "Antenatal Teacher",
      "Mothers of Harehills",
      "Leeds",
      "2017-01",
      "2019-12",
      ["Taught antenatal classes for refugees."],
    ],
  ],
  degrees: [["BSc (Hons)", "Midwifery", "University of Bradford", "2012 - 2015"]],
  certificates: [
    ["Newborn and Infant Physical Examination", "University of Leeds", "2019"],
    ["Advanced Life Support in Obstetrics", "ALSO UK", "2021"],
  ],
  posting: {
    title: "Lead Midwife, Birth Centre",
    company: "Calder Birth Centre",
    lines: [
      "MSc in Midwifery or equivalent",
      "At least 8 years of leadership in a birth centre",
      "Ventouse and forceps delivery",
      "You manage a budget of £1.2 million",
      "Hypnobirthing and water birth",
    ],
  },
  truths: {
    "exp0.*": `
      As a student midwife at Bradford Royal Infirmary, I attended 42 births under supervision.
      Attended 42 supervised births
      Spent six weeks shadowing the community team.
      I shadowed the community team for 6 weeks and attended forty-two births under supervision.`,
    "exp1.0": `
      Cared for women in labour on a 14-bed ward
      At St James's University Hospital in Leeds, I cared for labouring women on a ward with fourteen beds.
      I spent more than four years at St James's University Hospital, where I cared for women in labour.`,
    "exp1.1 exp1.4": `
      Carried out newborn examinations before discharge and sutured first- and second-degree perineal tears.
      Performed newborn examinations before discharge
      I sutured first and second degree perineal tears.
      In addition to suturing perineal tears of first and second degree, I carried out newborn examinations before discharge.`,
    "exp1.2 exp1.3": `
      I took part in a trial of remote CTG review and contributed to a guideline on induction of labour.
      Participated in a trial of remote CTG review.
      Contributed to a guideline on the induction of labour
      As a Midwife, I participated in a remote CTG review trial.`,
    "exp2.0": `
      I currently look after a caseload of 38 women, from booking to postnatal discharge.
      Looking after 38 women from booking through to postnatal discharge.
      As Community Midwife, I care for a caseload of 38 women from booking to postnatal discharge.`,
    "exp2.1": `
      I set up a weekly breastfeeding clinic, which 60 families attend each month.
      Established a weekly breastfeeding clinic attended by 60 families a month.
      The weekly breastfeeding clinic that I set up is attended by sixty families every month.
      Set up a breastfeeding clinic`,
    "exp2.2 exp2.3": `
      I attend home births and water births on call and mentor two student midwives each year.
      Attending home and water births on call
      Mentoring 2 student midwives per year
      I also mentor two student midwives annually.`,
    "exp2.4": `
      By moving the rota to BadgerNet, I reduced missed postnatal visits from 11 % to 4 %.
      Cut missed postnatal visits from 11% to 4% by moving the rota to BadgerNet
      Missed postnatal visits were reduced from 11 % to 4 % by moving the rota to BadgerNet.
      Moved the rota to BadgerNet, reducing missed postnatal visits from 11 % to 4 %.`,
    "exp1 exp2": `
      I have been a midwife for more than ten years.
      Community Midwife at Leeds Teaching Hospitals NHS Trust, previously Midwife at St James's University Hospital.
      Over 10 years of experience as Midwife and Community Midwife`,
    "vol0.0": `
      As a volunteer, I taught antenatal classes for refugees with Mothers of Harehills.`,
    edu0: `
      I studied Midwifery at the University of Bradford from 2012 to 2015.
      BSc (Hons) in Midwifery, University of Bradford
      I graduated from the University of Bradford with a BSc (Hons) in Midwifery.`,
    "cert0 cert1": `
      I am certified in Advanced Life Support in Obstetrics (ALSO UK, 2021).
      In 2019 I obtained the certificate Newborn and Infant Physical Examination from the University of Leeds.`,
    "skills summary": `
      Registered midwife skilled in perineal suturing, CTG interpretation and newborn examination
      A registered midwife who is calm in an emergency.
      Experienced in CTG interpretation and water birth`,
    langs: `
      I speak English, Igbo and basic German (A2).
      Languages: English, Igbo, German (A2)`,
    posting: `
      I am writing to apply for the role of Lead Midwife, Birth Centre at Calder Birth Centre.`,
  },
  hardLies: {
    "exp0.*": `
      Attended 420 births under supervision.
      Attended 42 births.
      Attended 42 births without supervision.
      Led 42 births as a student midwife.
      Supervised 42 births.
      Shadowed the community team for sixteen weeks.
      Led the community team for six weeks.
      As a Midwife at Bradford Royal Infirmary, I attended 42 births under supervision.`,
    "exp1.0": `
      Cared for women in labour on a ward with 40 beds.
      Cared for women in labour on 14 wards.
      Cared for 14 women in labour.
      Managed a labour ward with 14 beds.
      I spent more than five years at St James's University Hospital, where I cared for women in labour.
      Cared for women in labour on a ward with 14 theatres.`,
    "exp1.1 exp1.4": `
      Sutured perineal tears of third and fourth degree.
      Sutured perineal tears of first, second and third degree.
      Sutured caesarean sections of first and second degree.
      Carried out newborn examinations after discharge.
      Carried out 14 newborn examinations before discharge.
      Taught newborn examinations before discharge.`,
    "exp1.2 exp1.3": `
      Led a trial of remote CTG review.
      Took part in three trials of remote CTG review.
      Took part in a trial of remote ventouse delivery.
      Wrote a guideline on induction of labour.
      Contributed to a national guideline on induction of labour.
      Contributed to guidelines on induction of labour and forceps delivery.
      Published a trial of remote CTG review.`,
    "exp2.0": `
      Look after a caseload of 83 women from booking to postnatal discharge.
      Look after a caseload of 38 families from booking to postnatal discharge.
      Look after 38 caseloads of women from booking to postnatal discharge.
      Since April 2015, I have looked after a caseload of 38 women at Leeds Teaching Hospitals NHS Trust.
      As Lead Midwife, I look after a caseload of 38 women.
      Lead a team that looks after a caseload of 38 women.
      Look after a caseload of over 38 women from booking to postnatal discharge.`,
    "exp2.1": `
      Set up a weekly breastfeeding clinic that 60 families attend each week.
      Set up a daily breastfeeding clinic that 60 families attend each month.
      Set up weekly breastfeeding clinics that 600 families attend each month.
      Set up a weekly hypnobirthing clinic that 60 families attend each month.
      Set up a birth centre that 60 families attend each month.
      Set up a weekly breastfeeding clinic that 16 families attend each month.`,
    "exp2.2 exp2.3": `
      Attend ventouse and forceps deliveries on call.
      Mentor twelve student midwives a year.
      Mentor two student midwives a month.
      Mentor two midwives a year.
      Manage two student midwives a year.
      Attend home births, water births and caesarean sections on call.`,
    "exp2.4": `
      Reduced missed postnatal visits from 11 % to 1 % by moving the rota to BadgerNet.
      Reduced missed postnatal visits by 11 % by moving the rota to BadgerNet.
      Reduced missed postnatal visits to 11 % by moving the rota to BadgerNet.
      Reduced missed antenatal visits from 11 % to 4 % by moving the rota to BadgerNet.
      Reduced postnatal visits from 11 % to 4 % by moving the rota to BadgerNet.
      Reduced missed postnatal visits from 11 % to 4 % by moving the rota to SystmOne.
      Reduced missed postnatal visits eleven-fold by moving the rota to BadgerNet.
      Reduced missed postnatal visits from eleven to four by developing BadgerNet.`,
    "exp1 exp2": `
      I have been a midwife for more than fifteen years.
      Community Midwife at St James's University Hospital since 2015
      I was Lead Midwife at St James's University Hospital from 2015 to 2020.
      Midwife at Leeds General Infirmary
      I worked at St James's University Hospital from October 2015 to March 2022.`,
    "vol0.0": `
      Taught antenatal classes for nurses.
      I worked as an Antenatal Teacher at Mothers of Harehills until 2023.
      Taught hypnobirthing classes for refugees.`,
    edu0: `
      MSc in Midwifery, University of Bradford
      BSc (Hons) in Midwifery, University of Leeds
      BSc (Hons) in Nursing, University of Bradford
      I hold a doctorate in Midwifery from the University of Bradford.
      BSc (Hons) in Midwifery, first class, University of Bradford`,
    "cert0 cert1": `
      Advanced Life Support in Obstetrics (ALSO UK, 2012)
      Instructor in Advanced Life Support in Obstetrics (ALSO UK, 2021)
      Advanced Life Support in Obstetrics (University of Leeds, 2021)
      Certified Hypnobirthing Practitioner`,
    langs: `
      I speak English, Igbo and German (C1).
      I speak English, Igbo and fluent German.
      I speak English, Yoruba and German (A2).`,
    "skills summary": `
      Skilled in ventouse and forceps delivery and CTG interpretation
      Registered midwife and registered nurse who has worked on labour wards.
      Registered midwife who has led labour wards and the community.`,
    "posting exp2": `
      I have at least 8 years of leadership in a birth centre.
      I manage a budget of £1.2 million.
      I offer hypnobirthing and water birth.`,
    none: `
      Attended 42 births under supervision.
      BSc (Hons) in Midwifery`,
  },
  softLies: {
    "exp2.*": `
      Set up the only weekly breastfeeding clinic in Leeds, which 60 families attend each month.
      Single-handedly reduced missed postnatal visits from 11 % to 4 % by moving the rota to BadgerNet.
      Reduced missed postnatal visits across the whole trust from 11 % to 4 % by moving the rota to BadgerNet.
      Look after a caseload of 38 women flawlessly from booking to postnatal discharge.
      Because of my clinic, 60 families attend each month.
      My breastfeeding clinic reduced missed postnatal visits from 11 % to 4 %.
      Mentor two outstanding student midwives a year.`,
    "exp1.*": `
      Cared for all women in labour on a ward with 14 beds.
      Played a key role in a trial of remote CTG review.`,
  },
};
