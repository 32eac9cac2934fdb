import type { Attack } from "./attack.ts";

/** What is said of one of two things that a statement joins told of both, and what belongs to others told as one's own. */
export const attackedShared: Record<string, Pick<Attack, "lies" | "truths">> = {
  "Cut mileage by re-routing the vans and trained two drivers.": {
    lies: `
      By re-routing the vans, I cut mileage and trained two drivers.
      Re-routing the vans, I cut mileage and trained two drivers.
      I trained two drivers by re-routing the vans.`,
    truths: `
      I cut mileage by re-routing the vans and trained two drivers.
      By re-routing the vans, I cut mileage.`,
  },
  "Opened three shops and hired ten cooks in six months.": {
    lies: `
      I opened three shops in six months.
      In six months, I opened three shops.`,
    truths: `
      I opened three shops and hired ten cooks in six months.
      In six months, I opened three shops and hired ten cooks.`,
  },
  "Opened three shops in six months and hired ten cooks.": {
    lies: `
      I hired ten cooks in six months.
      In six months, I opened three shops and hired ten cooks.
      I hired ten cooks and opened three shops in six months.`,
    truths: "I opened three shops in six months and hired ten cooks.",
  },
  "Led the ward for two years and trained nurses.": {
    lies: `
      For two years, I led the ward and trained nurses.
      I trained nurses and led the ward for two years.`,
  },
  "Helped plan outings and covered the baby room on Fridays.": {
    lies: "I planned outings and covered the baby room on Fridays.",
    truths: "I helped plan outings and covered the baby room on Fridays.",
  },
  "Built a barn in 2021 and sold cattle.": {
    lies: `
      I sold cattle and built a barn in 2021.
      In 2021, I built a barn and sold cattle.`,
  },
  "Won 35 customers in 2014, ten more than planned.": {
    lies: "",
    truths: "In 2014 I won 35 customers, ten more than planned.",
  },
  "Wrote 12 articles and 30 reviews a month.": {
    lies: "I wrote 12 articles a month.",
    truths: "I wrote 12 articles and 30 reviews a month.",
  },
  "Trained staff in Kiel in 2020 and in Bonn.": {
    lies: "In 2020, I trained staff in Kiel and Bonn.",
    truths: "I trained staff in Kiel in 2020 and in Bonn.",
  },
  "Trained staff in Kiel and, in 2020, in Bonn.": {
    lies: `
      In 2020, I trained staff in Kiel and in Bonn.
      I trained staff in Kiel in 2020.`,
    truths: "I trained staff in Kiel and, in 2020, in Bonn.",
  },
  "Coached less than 20 players and less than four trainers.": {
    lies: "I coached less than 20 players and four trainers.",
    truths: "I coached less than 20 players and less than four trainers.",
  },
  "Lifted loads of up to 40 t in up to 3 hours.": {
    lies: "I lifted loads of up to 40 t in 3 hours.\nI lifted loads of 40 t in up to 3 hours.",
    truths: "I lifted loads of up to 40 t in up to 3 hours.",
  },
  "Interviewed a minister and published her letters.": {
    lies: "I interviewed a minister and published my letters.",
    truths: "I interviewed a minister and published her letters.",
  },
  "Advised a bank and its clients on tax.": {
    lies: "I advised my clients on tax.\nI advised its clients on tax.",
    truths: "I advised a bank and its clients on tax.",
  },
  "Managed the museum and its shop, which earned 40,000 €.": {
    lies: "I managed the museum, which earned 40,000 €.",
    truths: "I managed the museum and its shop, which earned 40,000 €.",
  },
  "Reduced the error rate from 5 % to 3 %.": {
    lies: `
      I reduced errors from 5 % to 3 %.
      I reduced the number of errors from 5 % to 3 %.
      I reduced errors by 2 percentage points.`,
    truths: "I reduced the error rate by 2 percentage points.",
  },
  "Reduced the reject rate of castings from 6 % to 2 %.": {
    lies: "I reduced rejects of castings from 6 % to 2 %.",
  },
  "Carried out 120 energy audits in 2018, four of them in castles.": {
    lies: "I carried out 120 energy audits, four of them in 2018 in castles.",
    truths: "I carried out 120 energy audits in 2018, four of them in castles.",
  },
  "Answered about 60 customer enquiries a day by phone and e-mail.": {
    lies: "I answered e-mail and about 60 customer enquiries a day by phone.",
    truths: "I answered about 60 customer enquiries a day by e-mail and phone.",
  },
  "Automated 450 regression tests with Selenium and Java.": {
    lies: "I automated Java.",
    truths: "I automated 450 regression tests with Java and Selenium.",
  },
  "Wrote letters in English and French.": {
    lies: "I wrote French.",
    truths: "I wrote letters in French and English.",
  },
  "Sold cakes in Bonn and bread in Kiel.": { lies: "I sold bread in Bonn.", truths: "I sold bread in Kiel." },
  "Wrote a handbook on fire safety, which both stations now use.": {
    lies: "I wrote a handbook without fire safety, which both stations now use.",
    truths: "I wrote a handbook about fire safety, which both stations now use.",
  },
  "Ran a course for two nurses that 40 pupils attended.": {
    lies: "I ran a course with two nurses that 40 pupils attended.",
  },
  "Worked in a team of seven developers and two designers.": {
    lies: "I worked in a team of two designers.\nI worked in a team of designers.",
    truths: "I worked in a team of seven developers and two designers.",
  },
};
