import type { Attack } from "./attack.ts";

/** Amounts, shares and sums, and writings that mean the same of some things only, by the statement that was bent. */
export const attackedAmounts: Record<string, Pick<Attack, "lies" | "truths">> = {
  "Complaints fell from 40 to 20 a month.": { lies: "I halved complaints." },
  "Raised the share of online orders from 20 % to 40 %.": {
    lies: `
      I doubled online orders.
      I doubled the number of online orders.
      I raised online orders by 100 %.`,
    truths: "I doubled the share of online orders.",
  },
  "Raised the pass rate from 30 % to 60 %.": { lies: "I doubled passes.", truths: "I doubled the pass rate." },
  "Led 12 chefs, four in Leeds.": {
    lies: `
      I led 16 chefs.
      I led four chefs.`,
    truths: "I led 12 chefs.",
  },
  "Led four engineers in 2019 and six in 2020.": {
    lies: `
      I led ten engineers.
      I led ten people.
      I led ten engineers in 2019 and 2020.`,
  },
  "Led 14 technicians, four of them apprentices.": { lies: "I led 18 technicians." },
  "Led four engineers in Leeds and three in York.": { lies: "", truths: "I led seven engineers in Leeds and York." },
  "Aligned 5 mW lasers.": {
    lies: `
      I aligned 5 MW lasers.
      I aligned 5 megawatt lasers.`,
    truths: "I aligned 5 mW lasers.",
  },
  "Installed 10 Gb switches.": { lies: "I installed 10 GB switches." },
  "Sold a dozen bikes a week.": { lies: "I sold a dozen bikes.", truths: "I sold 12 bikes a week." },
  "Advised about 12 companies.": { lies: "I advised in respect of 12 companies." },
  "Attended 42 births under supervision.": { lies: "Attended 42 births without under supervision." },
  "Painted the green house in the park.": { lies: "I painted the greenhouse in the park." },
  "Planted bedding plants in two parks.": { lies: "I planted bed linen plants in two parks." },
  "Nursed patients with AML.": { lies: "I nursed patients with money laundering prevention." },
  "Wrote 12 journal articles.": { lies: "I wrote 12 research papers." },
  "Performed inoculations of agar plates.": { lies: "I performed vaccinations of agar plates." },
  "Served 12 tables at once.": { lies: "I served 12 tables immediately." },
  "Migrated 40 servers over the weekend.": { lies: "I migrated 40 servers at weekends." },
};
