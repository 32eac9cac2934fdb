import { describe, expect, it } from "vitest";
import type { Fact } from "../../../../engines/truth/truth.ts";
import { checkSentence } from "../sentence-checker.ts";

/** What a job of which only this statement is known lets somebody say. */
function says(held: string, said: string, to = "2019-06"): boolean {
  const about = { section: "experience", entry: "experience.0" } as const;
  const facts: Fact[] = [
    { ...about, id: "s", kind: "statement", text: held },
    { ...about, id: "f", kind: "from", text: "2012-01" },
    { ...about, id: "t", kind: "to", text: to },
  ];
  return checkSentence({ text: said, facts: ["s"] }, new Map(facts.map((fact) => [fact.id, fact]))).supported;
}

describe("deeds in another order and in fewer words", () => {
  it.each([
    ["Operated a Liebherr LTM 1100 mobile crane on bridge sites", "I operated a mobile crane on bridge sites."],
    ["Coached parents in groups of up to eight, in Malay", "I coached parents in Malay, in groups of up to eight."],
    ["Calibrated balances and pH meters every morning", "I calibrated pH meters and balances every morning."],
    ["Analysed 30 tablet batches a month", "Analysed thirty batches of tablets per month"],
    ["Reviewed the notebooks of three analysts", "I reviewed three analysts' notebooks."],
    ["Ground and cleaned weld seams", "Grinding and cleaning of weld seams"],
    ["Negotiated with contractors on the scope of repairs", "I negotiated the scope of repairs with contractors."],
    ["Under supervision, ran games with the children", "I ran games with the children under supervision."],
    ["Rebuilt a bridge under the direction of an engineer", "Rebuilt a bridge under an engineer's direction"],
    ["Ordered traps for NZ$60,000 in 2023", "In 2023, I ordered traps worth 60,000 New Zealand dollars."],
    ["Catches fell from 14 to 5", "Catches dropped from 14 to 5."],
    ["Gave a talk on diets to 60 nurses in 2018", "In 2018, I gave 60 nurses a talk on diets."],
  ])("[DOCS-06] %s: lets pass %s", (held, said) => {
    expect(says(held, said)).toBe(true);
  });

  it.each([
    // what hangs on what
    ["Trained nurses from hospitals in Norway", "I trained nurses in Norway."],
    ["Repaired the tanks of 14 boats", "I repaired the 14 tanks of boats."],
    ["Sold parts in Oslo for dealers in Bergen", "I sold parts in Bergen for dealers in Oslo."],
    ["Led a crew of six welders and two fitters", "I led a crew of two welders and six fitters."],
    ["Negotiated with contractors on behalf of tenants", "I negotiated tenants with contractors."],
    // what a noun would be without what describes it
    ["Drove a reach truck", "I drove a truck."],
    ["Supervised nine apprentice mechanics", "I supervised nine mechanics."],
    ["Ran the Leeds office", "I ran the office."],
    ["Won second prize", "I won the prize."],
    ["Cut solvent losses by 18 %", "I cut losses by 18 %."],
    ["Never missed a safety inspection", "I never missed an inspection."],
    // limits, shares and rates
    ["Served up to 90 guests per hour", "I served up to 90 guests."],
    ["Led the team on two days a week", "I led the team."],
    ["Wrote the plan with two colleagues", "I wrote the plan."],
    ["Ran language games under supervision", "I ran language games."],
    // whose deed it was
    ["Catches fell from 14 to 5", "I reduced catches from 14 to 5."],
    ["Accompanied technicians to customers", "Technicians accompanied me to customers."],
    ["Fell behind by 3 orders in 2018", "I reduced orders by 3 in 2018."],
    // money
    ["Settled claims of up to CAD 75,000", "I settled claims of up to USD 75,000."],
    ["Settled claims of up to CAD 75,000", "I settled claims of CAD 75,000."],
  ])("[DOCS-06] %s: refuses %s", (held, said) => {
    expect(says(held, said)).toBe(false);
  });
});

describe("careers, studies and languages", () => {
  const job = (index: number, title: string, organisation: string, from: string, to: string): Fact[] => {
    const about = { section: "experience", entry: `experience.${index}` } as const;
    const facts = { title, organisation, from, to };
    return (["title", "organisation", "from", "to"] as const).map((kind) => ({
      ...{ ...about, id: `${index}.${kind}`, kind, text: facts[kind] },
    }));
  };
  const person = { section: "person", entry: null } as const;
  const languages = ["French (native)", "English (C2)", "Twi (basic)"].map(
    (text, index): Fact => ({ ...person, id: `l${index}`, kind: "language", text }),
  );
  const facts = new Map(
    [
      ...job(0, "Rigger", "Budimex", "2008-09", "2012-10"),
      ...job(1, "Crane Operator", "Hansekran", "2012-11", "2018-06"),
      ...languages,
    ].map((fact) => [fact.id, fact]),
  );
  const jobs = [...facts.keys()].filter((id) => id.includes("."));
  const spoken = languages.map(({ id }) => id);
  const passes = (text: string, ids: string[]) => checkSentence({ text, facts: ids }, facts).supported;

  it("[DOCS-06] tells jobs in their order alone", () => {
    expect(passes("I rose from Rigger at Budimex to Crane Operator at Hansekran.", jobs)).toBe(true);
    expect(passes("Before joining Hansekran, I worked as Rigger at Budimex.", jobs)).toBe(true);
    expect(passes("I rose from Crane Operator at Hansekran to Rigger at Budimex.", jobs)).toBe(false);
    expect(passes("I rose from Rigger at Hansekran to Crane Operator at Budimex.", jobs)).toBe(false);
    expect(passes("Before joining Budimex, I worked as Crane Operator at Hansekran.", jobs)).toBe(false);
  });

  it("[DOCS-06] gives no language the level of another", () => {
    expect(passes("Native French speaker with English at C2 and basic Twi", spoken)).toBe(true);
    expect(passes("I speak French and English fluently.", spoken)).toBe(true);
    expect(passes("Native speaker of French and English", spoken)).toBe(false);
    expect(passes("I speak French, English and Twi fluently.", spoken)).toBe(false);
    expect(passes("Fluent in Twi and French", spoken)).toBe(false);
    expect(passes("Native English speaker with French at C2", spoken)).toBe(false);
  });
});
