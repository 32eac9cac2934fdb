import type { Attack } from "./attack.ts";

/** Statements of which a part was moved to another one, by the statement that was bent. */
export const attackedMoves: Record<string, Pick<Attack, "lies" | "truths">> = {
  "Ran a Saturday market for farmers from Kent.": {
    lies: `
      Ran a market on Sundays for farmers from Kent
      Ran markets for Saturday farmers
      Ran a market for farmers on Saturdays in Kent`,
    truths: "Ran a market on Saturdays for farmers from Kent",
  },
  "Developed a training course on lace, attended by 120 colleagues.": {
    lies: "",
    truths: "Developed a training course on lace",
  },
  "Developed an exhibition on lace, attended by 120 colleagues.": {
    lies: "",
    truths: "Developed an exhibition on lace",
  },
  "Developed an exhibition on lace, attended by 120 people.": { lies: "", truths: "Developed an exhibition on lace" },
  "Trained cooks in Leeds in hygiene.": {
    lies: `
      Trained Leeds cooks in cooking
      Hygiene training in cooks
      Leeds training in hygiene for managers`,
  },
  "Advised tenants on repairs for a charity in Hull.": {
    lies: `
      Advised a charity on repairs
      Repaired for tenants
      Gave tenants a charity's advice in Hull on repairs of tenants
      Advice for a charity on repairs
      Advice to a charity in Hull`,
  },
  "Taught swimming to children in Hull and diving to adults in York.": {
    lies: `
      Taught diving to adults in Hull
      Taught swimming to adults
      Swimming lessons for adults in York
      Taught swimming and diving to children and adults in York`,
  },
  "Organised the repair of boats by volunteers.": {
    lies: `
      Organised repairing boats
      Organised repairing volunteers
      Repaired boats with volunteers`,
  },
  "Requested the translation of contracts.": {
    lies: `
      Translated contracts
      Requested translating contracts for clients`,
  },
  "Sold cars and hired vans.": {
    lies: `
      Hired vans
      Sold hired vans
      Sold and hired cars
      Sold cars and hired them`,
  },
  "Wrote offers and presented plans for schools.": {
    lies: `
      Presented offers for schools
      Presented and wrote plans for schools
      Wrote and presented offers`,
  },
  "Answered calls from clients and booked trips for the director.": {
    lies: `
      Booked trips for clients
      Answered calls for the director
      Answered clients' calls and the director's
      Booked clients and answered the director`,
  },
  "Advised farmers on irrigation in Kenya and on loans in Uganda.": {
    lies: `
      Advised farmers on loans in Kenya
      Advised farmers in Uganda on irrigation
      Advised farmers in Kenya on irrigation and loans`,
  },
  "Coached players from Brazil on tactics before the cup of 2014.": {
    lies: `
      Coached players on tactics from Brazil
      Coached Brazil before the cup of 2014
      Coached players before the cup on tactics from 2014`,
  },
  "Monitored the use of machines in hospitals by nurses.": {
    lies: `
      Used machines in hospitals
      Monitored nurses in hospitals
      Monitored the nurses' hospitals
      Monitored hospitals' use by nurses`,
  },
  "Cut the cost of deliveries to shops by 8 % with a partner.": {
    lies: `
      Cut deliveries to shops by 8 %
      Cut the shops by 8 % with a partner
      Cut the partner's cost by 8 %
      Cut shop costs by 8 % for a partner`,
  },
  "Wrote orders for machines for plants in Poland.": {
    lies: `
      Wrote orders of plants in Poland
      Wrote machines for plants in Poland
      Ordered plants in Poland`,
  },
  "Led workshops for 20 managers of banks on conflict.": {
    lies: `
      Led 20 workshops for managers of banks on conflict
      Led 20 managers of banks
      Led banks' workshops for 20 managers
      Managed 20 banks`,
  },
  "Prepared grants for artists with a committee.": {
    lies: `
      Prepared grants using a committee
      Prepared artists for a committee
      Prepared committees for artists`,
  },
  "Built the website of a museum that has 2 million visitors.": {
    lies: `
      Built a website that has 2 million visitors
      Built a website with 2 million visitors
      The website that I built has 2 million visitors.
      Built a museum that has 2 million visitors`,
  },
  "Designed an app for a bank that is used by 300 clerks.": {
    lies: `
      Designed an app used by 300 clerks
      The app that I designed is used by 300 clerks.
      Designed an app that is used by 300 clerks`,
  },
  "Kept accounts of 12 shops for an owner of hotels.": {
    lies: `
      Kept accounts for 12 owners of hotels
      Kept accounts of hotels
      Kept the owner's accounts of hotels
      Kept 12 accounts for shops`,
  },
  "Restored the organ of a church in Kent for a festival.": {
    lies: `
      Restored a church in Kent
      Restored the organ of a festival
      Restored the festival's organ in Kent`,
  },
  "Ran a course for nurses in infection control at weekends.": {
    lies: `
      Ran courses in infection control for nurses
      Ran a nurses' control in infection
      Ran a course for nurses in weekends`,
  },
  "Managed the sales of 12 products in Spain with a team of 4.": {
    lies: `
      Managed 12 sales in Spain
      Managed the products of a team of 4
      Managed sales of Spain with 12 teams
      Managed 4 products in Spain`,
  },
  "Served 40 tables with two waiters.": {
    lies: `
      Served 40 waiters
      Served two tables`,
  },
  "Wrote a guide for hikers and cycling maps.": {
    lies: `
      Wrote hiker and cycling maps
      Wrote a guide for hikers and cyclists`,
  },
  "Negotiated rents with owners of shops for a chain.": {
    lies: `
      Negotiated shop rents of a chain
      Negotiated owners' rents with a chain
      Rented shops for a chain`,
  },
  "Planned and led tours with a guide in Oslo.": {
    lies: `
      Planned tours and led them in Oslo
      Planned and led tours in Oslo
      Planned a guide and led it in Oslo`,
  },
  "Bought bread and served it under a chef's supervision.": {
    lies: `
      Bought and served bread
      Served bread`,
  },
  "Repaired pumps and tested them for leaks in 2019.": {
    lies: `
      Repaired and tested pumps for leaks in 2018
      Repaired pumps for leaks`,
  },
  "Developed a training course on first aid, attended by 120 colleagues.": {
    lies: `
      Attended a training course on first aid
      Attended a course with 120 colleagues
      Developed 120 training courses on first aid
      Developed a training course on first aid by 120 colleagues`,
  },
  "Gave talks, followed by a discussion led by the director.": {
    lies: `
      Led a discussion
      Followed a discussion led by the director
      Gave talks led by the director`,
  },
  "Painted a mural, read by a critic as a protest.": {
    lies: `
      Read a critic
      Painted a protest`,
  },
  "Wrote a play, seen by 400 guests, with a co-author.": {
    lies: `
      Wrote a play
      Saw a play by 400 guests
      Saw 400 guests`,
  },
  "Delivered the Sunday paper in 12 streets.": {
    lies: `
      Delivered the paper on Mondays
      Delivered 12 papers on Sundays`,
  },
  "Cooked dinners at a club, supervised by a chef, visited by 300 guests.": {
    lies: `
      Cooked dinners at a club
      Visited 300 guests
      Cooked dinners at a club, visited by 300 guests`,
  },
};
