import type { Attack } from "./attack.ts";

/** Names of things, wider names, how often and of whom, by the statement that was bent. */
export const attackedThings: Record<string, Pick<Attack, "lies" | "truths">> = {
  "Supervised outdoor play for groups of 12 toddlers.": {
    lies: "Supervised outdoor play for groups of 12 babies",
    truths: "Supervised outdoor play for groups of 12 children",
  },
  "Never dropped a toddler.": { lies: "Never dropped a child" },
  "Fed all toddlers.": { lies: "Fed all children" },
  "Looked after the toddlers of a nursery.": { lies: "Looked after the children of a nursery" },
  "Cut injuries of toddlers by 30 %.": { lies: "Cut injuries of children by 30 %" },
  "Taught children in Leeds.": { lies: "Taught toddlers in Leeds" },
  "Repaired lorries and vans for three hauliers.": {
    lies: "Repaired cars for three hauliers",
    truths: "Repaired vehicles for three hauliers",
  },
  "Wrote texts for 300 parents.": { lies: "Wrote text messages for 300 parents" },
  "Arranged 14 weddings a year.": { lies: "Arranged 14 conferences a year", truths: "Arranged 14 events a year" },
  "Led seven machinists on two shifts.": {
    lies: "Led seven people on three shifts",
    truths: "Led seven people on two shifts",
  },
  "Taught seven pupils.": { lies: "Taught seven people" },
  "Supervised nine apprentice mechanics.": {
    lies: `
      Supervised nine people
      Supervised nine mechanics`,
  },
  "Sold cameras and lenses, mainly to tourists.": {
    lies: `
      Sold cameras and lenses to tourists
      Sold cameras and lenses, exclusively to tourists`,
    truths: "Sold cameras and lenses, mostly to tourists",
  },
  "Handled incoming calls from policyholders.": {
    lies: "Handled outgoing calls from policyholders",
    truths: "Handled inbound calls from policy holders",
  },
  "Won a national competition.": { lies: "Won a national championship" },
  "Drove a forklift in a warehouse of 9,000 m².": {
    lies: "Drove a forklift in 9,000 warehouses",
    truths: "Drove a forklift truck in a 9,000-square-metre warehouse",
  },
  "Ran finite element analyses for static load cases.": {
    lies: "Ran FEM for static load cases",
    truths: "Ran FEA for static load cases",
  },
  "Coached a 12-strong team on two sites.": {
    lies: `
      Coached a strong team on two sites
      Coached 12 teams on two sites`,
    truths: "Coached a team of 12 on two sites",
  },
  "Led a six-strong team of reservations agents for four hotels.": {
    lies: "Led six teams of reservations agents",
    truths: "Led a team of six reservations agents for four hotels",
  },
  "Cooked for a hospice once a month.": {
    lies: `
      Cooked for a hospice
      Cooked for a hospice once a week`,
    truths: "Cooked for a hospice every month",
  },
  "Set up a weekly story hour.": {
    lies: "Set up a story hour once a month",
    truths: "Set up a story hour once a week",
  },
  "Wrote customer letters in two languages.": { lies: "Wrote letters from customers in two languages" },
  "Trained apprentice mechanics on diesel engines.": { lies: "Trained mechanics with apprentices on diesel engines" },
  "Read with two children for an hour every Friday.": {
    lies: "Every Friday, I read with two children for two hours.",
    truths: "Every Friday, I read with two children for one hour.",
  },
  "Led a team of six agents for four hotels with 410 rooms in total.": {
    lies: "Led a team of six agents for four hotels with 410 rooms each",
    truths: "Led a team of six agents for four hotels",
  },
  "Took part in a strike ballot.": { lies: "Took components in a strike ballot" },
  "Introduced a calendar, after which late reports fell from 29 % to 6 %.": {
    lies: `
      Introduced a calendar, after which late reports fell by 23 %
      I cut late reports from 29 % to 6 %.`,
    truths: "Introduced a calendar, after which the share of late reports dropped from 29 % to 6 %",
  },
  "Answered about 15 customer e-mails a day.": {
    lies: "Answered about 15 emails to customers a day",
    truths: "Answered about 15 e-mails from customers a day",
  },
  "Trained nurses in two hospitals in 2018 and 2019.": { lies: "Trained nurses in two hospitals in 2018" },
  "Increased turnover from 2 to 5 million euros.": {
    lies: `
      Increased turnover by 3 euros
      Increased turnover by €3`,
  },
  "Cut the failure rate of pumps from 8 % to 2 %.": {
    lies: `
      Cut pumps from 8 % to 2 %
      Cut failures of pumps by 6 %
      Cut failures of pumps from 8 % to 2 %`,
  },
  "Raised the birth rate of ewes from 1.4 to 1.8.": { lies: "Raised the birth rate of ewes by 0.4 %" },
  "Bought a van for $30,000.": {
    lies: `
      Bought a van for A$30,000
      Bought a van for 30,000 Canadian dollars`,
  },
  "Bought a van for A$30,000.": {
    lies: `
      Bought a van for $30,000
      Bought a van for US$30,000`,
  },
  "Worked 24 hours a week.": { lies: "Worked 24 hours a day" },
  "Ran the shop on Saturdays.": { lies: "Ran the shop at weekends" },
  "Cut costs by a fifth of a percent.": { lies: "Cut costs by 20 %" },
  "Led half of the projects.": {
    lies: `
      Led the projects
      Led all projects`,
    truths: "Led 50 % of the projects",
  },
  "Reached half the age limit.": { lies: "Reached the age limit" },
  "Managed grants of up to SEK 2 million in total.": {
    lies: `
      Managed grants of SEK 2 million
      Managed grants of up to SEK 2 million each`,
  },
  "Managed a total of 12 grants.": {
    lies: "Managed a total of 12 grants a year",
    truths: "Managed 12 grants in total",
  },
  "Led two teams with 12 people in total.": {
    lies: `
      Led two teams of 12 people
      Led 12 teams with two people in total`,
  },
  "Supervised two cooks in Leeds and three waiters in York.": {
    lies: `
      Supervised five cooks
      Supervised five cooks in Leeds and York`,
    truths: "Supervised five people in Leeds and York",
  },
  "Supervised one cook and two interns.": {
    lies: `
      Supervised three people
      Supervised three cooks`,
  },
  "Helped train four cooks and two waiters.": { lies: "Trained six people", truths: "Helped train six people" },
  "Replaced two drivers and one porter on their holidays.": { lies: "Replaced three people" },
  "Tested apps on 12 phones.": { lies: "Tested apps on 12 computers", truths: "Tested apps on 12 devices" },
  "Repaired cars for the police.": {
    lies: "Repaired the vehicles of the police",
    truths: "Repaired vehicles for the police",
  },
  "Translated texts for courts.": { lies: "Translated text messages for courts" },
  "Was on call once a month.": {
    lies: `
      Was on call
      Was on call every week`,
  },
  "Cut gas use by 1.5 MWh a year.": {
    lies: `
      Cut gas use by 1.5 MW a year
      Cut gas use by 1.5 kWh a year`,
  },
  "Poured floors of 12 cm.": { lies: "Poured floors of 12 mm", truths: "Poured floors of 12 centimetres" },
  "Kept minutes for half a year.": { lies: "Kept minutes for a year", truths: "Kept minutes for six months" },
  "Trained staff in how to lift 20 kg.": {
    lies: "Trained staff in how to lift 20 tonnes",
    truths: "Trained personnel in how to lift 20 kilograms",
  },
  "Usually closed the till alone.": { lies: "Closed the till alone" },
  "Led a team of 12 with a deputy.": { lies: "Led a team of 12" },
  "Led a crew of five on a ship of 90 metres.": {
    lies: "Led a crew of 90 on a ship of five metres",
    truths: "Led a crew of five people on a ship of 90 m",
  },
  "Repaired fewer than 20 buses.": { lies: "Repaired fewer than 20 vehicles" },
  "Reduced burns among cooks.": { lies: "Reduced injuries among cooks" },
  "Sold every car on the lot.": { lies: "Sold every vehicle on the lot" },
  "Built 12 houses and three schools.": {
    lies: `
      Built 15 houses
      Built 15 schools`,
    truths: "Built 15 buildings",
  },
};
