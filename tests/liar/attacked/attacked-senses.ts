import type { Attack } from "./attack.ts";

/** What makes an achievement or a name what it is, taken from it: its object, where it leads to, at what times it was done, what stands before "of". */
export const attackedSenses: Record<string, Pick<Attack, "lies" | "truths">> = {
  "Repaired used and rented cars.": {
    lies: `
      I rented cars.
      I have rented cars.`,
    truths: "I repaired used and rented cars.",
  },
  "Cleaned broken and repaired instruments.": {
    lies: `
      I have repaired instruments.
      Instruments were repaired.`,
  },
  "Cleaned the floors and repaired the lifts.": { lies: "", truths: "I repaired the lifts." },
  "Hired and trained nurses.": { lies: "", truths: "I trained nurses." },
  "Baked bread and drove the van.": { lies: "", truths: "I drove the van." },
  "Wrote a handbook for the depot and ran it for two years.": {
    lies: `
      I ran a handbook for two years.
      Ran a handbook for the depot for two years.`,
  },
  "Audited two suppliers of a car maker in Brno.": {
    lies: "In Brno, I audited two suppliers of a car maker.",
    truths: "I audited two suppliers of a car maker in Brno.",
  },
  "Drove children to a school in Lund.": {
    lies: "In Lund, I drove children to a school.",
    truths: "I drove children to a school in Lund.",
  },
  "Translated letters for a lawyer and a notary in Graz.": {
    lies: "In Graz, I translated letters for a lawyer and a notary.",
  },
  "Led a team of six engineers in Brno.": { lies: "", truths: "In Brno, I led a team of six engineers." },
  "Worked in a home for veterans.": {
    lies: "Worked for veterans in a home.",
    truths: "I worked in a home for veterans.",
  },
  "Raised the return rate of a brochure from 3 % to 5 %.": {
    lies: "Raised the brochure rate of a return from 3 % to 5 %.",
    truths: "I increased the return rate of a brochure from 3 % to 5 %.",
  },
  "Tracked the failure cost of a pump.": { lies: "I tracked the pump cost of a failure." },
  "Checked the meters and read them every Friday.": { lies: "I read every Friday." },
  "Taught Spanish twice a week.": { lies: "", truths: "I taught twice a week." },
  "Took medication to patients.": { lies: "I took medication.", truths: "I took medication to patients." },
  "Led visitors through the museum.": { lies: "I led visitors." },
  "Introduced pupils to chess.": { lies: "I introduced pupils." },
  "Provided patients with meals.": { lies: "I provided patients." },
  "Kept children from running on the road.": { lies: "I kept children." },
  "Took orders from guests.": { lies: "", truths: "I took orders." },
  "Lowered the defect share from 8 % to 6 %.": { lies: "I lowered defects by 2 percentage points." },
  "Trained nurses in Poland.": { lies: "I trained nurses to use Poland." },
  "Led a shift of 18 operators and two mechanics.": {
    lies: `
      I led 18 operators and a shift of two mechanics.
      I led a shift of two mechanics.
      I led a shift of mechanics.`,
    truths: "I led a shift of two mechanics and 18 operators.",
  },
  "Negotiated prices with suppliers.": {
    lies: "Prices I negotiated with suppliers.",
    truths: "With suppliers, I negotiated prices.",
  },
  "Sold lamb at Easter.": { lies: "I sold lamb.", truths: "At Easter, I sold lamb." },
  "Cleared snow on call from November to March.": {
    lies: `
      I cleared snow.
      I cleared snow on call.`,
  },
  "Led the ward at night.": { lies: "I led the ward." },
  "Taught swimming in summer.": { lies: "I taught swimming." },
  "Served breakfast at weekends.": { lies: "I served breakfast.", truths: "At weekends, I served breakfast." },
  "Ran the kiosk every Saturday.": { lies: "I ran the kiosk." },
  "Led tours in March 2019.": { lies: "", truths: "I led tours." },
};
