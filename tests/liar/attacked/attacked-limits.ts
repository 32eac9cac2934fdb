import type { Attack } from "./attack.ts";

/** Numbers, times and limits told of other things than those that they were said of, by the statement that was bent. */
export const attackedLimits: Record<string, Pick<Attack, "lies" | "truths">> = {
  "Led four technicians and, during tours, two drivers.": {
    lies: `
      I led four technicians during tours.
      I led two drivers.
      I led four technicians and two drivers.`,
    truths: "I led four technicians and, during tours, two drivers.",
  },
  "Operated the turntable ladder and, after 2014, the rescue boat.": {
    lies: `
      I operated the turntable ladder after 2014.
      Operated the turntable ladder after 2014, the rescue boat.`,
    truths: "I operated the turntable ladder and, after 2014, the rescue boat.",
  },
  "Maintained 24 wireless microphones and two mixing desks.": {
    lies: "I maintained 24 microphones and mixing desks.",
    truths: "I maintained 24 wireless microphones and two desks for mixing.",
  },
  "Serviced 40 lifts and six escalators in Graz.": {
    lies: "I serviced 40 lifts and escalators in Graz.",
    truths: `
      I serviced lifts and escalators in Graz.
      I serviced 40 lifts and six escalators.`,
  },
  "Prepared seven pupils for the entrance exam, five of whom passed.": {
    lies: "I prepared five pupils for the entrance exam.",
  },
  "Planted 60 trees, of which 48 survived.": { lies: "I planted 48 trees.", truths: "I planted 60 trees." },
  "Trained five nurses, two of whom later ran wards.": {
    lies: "I trained two nurses.",
    truths: "I trained five nurses.",
  },
  "Wrote a novel that sold 4,000 copies.": { lies: "I sold 4,000 copies." },
  "Built an app that booked 4,000 rooms.": { lies: "I booked 4,000 rooms." },
  "Designed a robot that won the national cup.": { lies: "I won the national cup." },
  "Introduced a rota that halved overtime.": { lies: "", truths: "I halved overtime by introducing a rota." },
  "Managed the budget of a school trip.": {
    lies: "I managed the budget.",
    truths: "I managed the budget of a school trip.",
  },
  "Led the design of the brochure.": { lies: "I led the design." },
  "Answered the phone during lunch breaks.": { lies: "I answered the phone." },
  "Led the ward during the strike of 2018.": { lies: "I led the ward." },
  "Translated a handbook on asylum law for a publisher in Beirut.": {
    lies: `
      In Beirut, I translated a handbook on asylum law for a publisher.
      I translated a handbook on asylum law in Beirut for a publisher.`,
    truths: "I translated a handbook on asylum law for a Beirut publisher.",
  },
  "Sold insurance to families from Turkey.": { lies: "From Turkey, I sold insurance to families." },
  "Coached players from two clubs for the cup.": { lies: "I coached players for the cup from two clubs." },
  "Cooked for patients on a diet in Bern.": {
    lies: `
      On a diet, I cooked for patients in Bern.
      In Bern, I cooked on a diet for patients.`,
    truths: "In Bern, I cooked for patients on a diet.",
  },
  "Drove children with disabilities to a school.": { lies: "With disabilities, I drove children to a school." },
  "Repaired watches and clocks, among them a tower clock from 1740.": {
    lies: `
      I repaired watches from 1740.
      I repaired clocks from 1740.`,
  },
  "Planned and, with a contractor, built a shed.": { lies: "I built a shed." },
  "Led a team of five nurses.": { lies: "I led a team and five nurses." },
  "Ordered linen for two hotels.": {
    lies: `
      I gave linen orders.
      I delivered linen orders for two hotels.
      I handled linen orders for two hotels.`,
  },
  "Applied for grants from the city.": { lies: "I handled applications for grants." },
  "Reported faults to the manager.": { lies: "I handled fault reports." },
  "Claimed damages from insurers.": { lies: "I handled damage claims." },
};
