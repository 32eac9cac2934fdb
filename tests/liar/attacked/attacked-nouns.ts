import type { Attack } from "./attack.ts";

/** Nouns, verbs and short names that mean the same in one trade and something else in another, by the statement that was bent. */
export const attackedNouns: Record<string, Pick<Attack, "lies" | "truths">> = {
  "Produced films for a charity.": { lies: "I manufactured films for a charity." },
  "Produced reports for the board.": { lies: "I manufactured reports for the board." },
  "Recorded 12 albums.": { lies: "I documented 12 albums." },
  "Sent 300 emails a day.": { lies: "I shipped 300 emails a day." },
  "Dispatched ambulances.": { lies: "I shipped ambulances." },
  "Accompanied 12 singers on the piano.": { lies: "I escorted 12 singers on the piano." },
  "Recruited 40 patients for a study.": { lies: "I hired 40 patients for a study." },
  "Recruited 40 volunteers.": { lies: "I hired 40 volunteers." },
  "Planned 12 parks.": { lies: "I scheduled 12 parks." },
  "Replaced the head chef.": { lies: "I exchanged the head chef." },
  "Adjusted suits for customers.": { lies: "I tailored suits for customers." },
  "Restored backups for 40 servers.": { lies: "I renovated backups for 40 servers." },
  "Coded diagnoses for two clinics.": { lies: "I programmed diagnoses for two clinics." },
  "Marked 300 essays.": { lies: "I flagged 300 essays." },
  "Passed 12 exams in two years.": {
    lies: `
      I referred 12 exams in two years.
      I forwarded 12 exams.`,
  },
  "Restored paintings.": { lies: "I renovated paintings." },
  "Examined students in law.": { lies: "I inspected students in law." },
  "Carried trays.": { lies: "I transported trays." },
  "Reached 3,000 pupils.": { lies: "I achieved 3,000 pupils." },
  "Lifted patients.": { lies: "I hoisted patients." },
  "Described 300 coins.": { lies: "I explained 300 coins." },
  "Welded pressure vessels.": {
    lies: `
      I welded pressure ships.
      I welded ships.`,
  },
  "Watered plants in the park.": { lies: "I watered factories in the park." },
  "Sold plants in two shops.": { lies: "I sold factories in two shops." },
  "Wrote 400 unit tests.": { lies: "I wrote 400 unit exams." },
  "Taught three classes.": { lies: "I taught three lessons." },
  "Designed 12 exhibits.": { lies: "I designed 12 exhibitions." },
  "Wrote 40 Java classes.": { lies: "I wrote 40 Java lessons." },
  "Optimised 40 queries.": { lies: "I optimised 40 inquiries." },
  "Restored 40 pictures.": { lies: "I restored 40 photographs." },
  "Drafted two bills for parliament.": { lies: "I drafted two invoices for parliament." },
  "Prepared starters and desserts.": {
    lies: `
      I prepared recruits and desserts.
      I prepared newcomers.`,
  },
  "Trained mountain guides.": { lies: "I trained mountain handbooks." },
  "Studied medicine for two years.": { lies: "I studied medication for two years." },
  "Calculated customs duties.": { lies: "I calculated customs tasks." },
  "Wrapped pallets in film.": { lies: "I wrapped pallets in movies." },
  "Supervised residents in surgery.": { lies: "I supervised inhabitants in surgery." },
  "Performed comedy sketches.": { lies: "I performed comedy drawings." },
  "Installed GPS in 40 trucks.": { lies: "I installed general practitioners in 40 trucks." },
  "Carried loads of up to 80 pounds.": { lies: "I carried loads of up to £80." },
  "Trained 12 users in CAD.": { lies: "I trained 12 users in Canadian dollars." },
  "Trained three-year-olds for racing.": { lies: "I trained children aged 3 for racing." },
  "Developed CV models.": { lies: "I developed curriculum vitae models." },
  "Assistant to the director.": {
    lies: `
      I managed an assistant to the director.
      I managed the assistant to the director.
      I looked after an assistant to the director.`,
  },
  "Internship at two banks.": {
    lies: `
      I managed an internship at two banks.
      I conducted an internship at two banks.`,
  },
  "Course in first aid.": {
    lies: `
      I conducted a course in first aid.
      I managed a course in first aid.`,
  },
  "Winner of the cup.": { lies: "I managed the winner of the cup." },
  "Apprenticeship in baking.": {
    lies: `
      I managed an apprenticeship in baking.
      I conducted an apprenticeship in baking.`,
  },
  "Studies of law in Kiel.": { lies: "I conducted studies of law in Kiel." },
  "Visit to Siemens.": { lies: "I conducted a visit to Siemens." },
  "Team cut costs by 10 %.": {
    lies: `
      I cut team costs by 10 %.
      I cut costs by 10 %.`,
  },
  "Firm grew sales by 40 %.": {
    lies: `
      I grew firm sales by 40 %.
      I grew sales by 40 %.`,
  },
  "Staff trained in CPR.": { lies: "I trained staff in CPR." },
  "Shop closed in 2019.": { lies: "I closed a shop in 2019." },
  "Boss won an award.": { lies: "I won an award." },
  "Team led by two engineers.": {
    lies: `
      I led a team.
      I led a team by two engineers.`,
  },
  "Self taught guitarist.": { lies: "I taught guitarist." },
  "Ran the shop with my wife.": { lies: "I ran the shop." },
  "Ran the shop with Ann Lee.": { lies: "I ran the shop." },
  "Built the bridge with Siemens.": { lies: "I built the bridge." },
  "Ran the shop with a cousin.": { lies: "I ran the shop." },
  "Led the team after the head left.": { lies: "I led the team." },
  "Reduction of costs by a consultant.": { lies: "I reduced costs." },
  "Trained cooks once.": { lies: "I trained cooks." },
  "Cooked once a month.": { lies: "I cooked." },
  "Cooked for 40 guests once a month.": {
    lies: `
      I cooked for 40 guests.
      I cooked for guests.`,
  },
  "Led meetings twice a year.": { lies: "I led meetings." },
  "Spent £5,000 on tools.": { lies: "", truths: "I spent 5,000 pounds on tools." },
  "Saved 5,000 CAD.": { lies: "", truths: "I saved 5,000 Canadian dollars." },
  "Recruited 12 nurses.": { lies: "", truths: "I hired 12 nurses." },
  "Caseload of 45 children": { lies: "", truths: "I managed a caseload of 45 children." },
};
