import { checkSentence } from "../../../src/server/documents/checker/sentence-checker.ts";
import { rememberedOf } from "../../../src/server/documents/checker/words/remembered.ts";
import { appDeveloper } from "./app-developer.ts";
import { archivist } from "./archivist.ts";
import { bentTruths } from "./bent-truths.ts";
import { busMechanic } from "./bus-mechanic.ts";
import { callAgent } from "./call-agent.ts";
import { chemist } from "./chemist.ts";
import { claimsAdjuster } from "./claims-adjuster.ts";
import { cncMachinist } from "./cnc-machinist.ts";
import { coffeeSeller } from "./coffee-seller.ts";
import { craneOperator } from "./crane-operator.ts";
import { dairyManager } from "./dairy-manager.ts";
import { designEngineer } from "./design-engineer.ts";
import { electrician } from "./electrician.ts";
import { citedIds, type ExaminedPerson, examinedFacts, linesOf } from "./examined-person.ts";
import { grantsOfficer } from "./grants-officer.ts";
import { hairdresser } from "./hairdresser.ts";
import { housekeeper } from "./housekeeper.ts";
import { hrBusinessPartner } from "./hr-partner.ts";
import { logisticsClerk } from "./logistics-clerk.ts";
import { marketingGraduate } from "./marketing-graduate.ts";
import { midwife } from "./midwife.ts";
import { nurseryEducator } from "./nursery-educator.ts";
import { pharmacyTechnician } from "./pharmacy-technician.ts";
import { physiotherapist } from "./physiotherapist.ts";
import { privacyLawyer } from "./privacy-lawyer.ts";
import { ranger } from "./ranger.ts";
import { reservationsManager } from "./reservations-manager.ts";
import { scienceTeacher } from "./science-teacher.ts";
import { socialWorker } from "./social-worker.ts";
import { softwareTester } from "./software-tester.ts";
import { sousChef } from "./sous-chef.ts";
import { speechTherapist } from "./speech-therapist.ts";
import { violinTeacher } from "./violin-teacher.ts";
import { warehouseTeamLeader } from "./warehouse-leader.ts";
import { welder } from "./welder.ts";

/**
 * Sets of people in the order in which they were written, each before the checker was first measured with it. `mostRefused` is the share
 * of true sentences that may be refused now.
 */
export const examined: Record<string, { people: ExaminedPerson[]; mostRefused: number }> = {
  first: {
    people: [sousChef, midwife, craneOperator, privacyLawyer, violinTeacher, logisticsClerk],
    mostRefused: 0.14,
  },
  second: { people: [socialWorker, appDeveloper, housekeeper], mostRefused: 0.06 },
  third: { people: [busMechanic, archivist, callAgent], mostRefused: 0.07 },
  fourth: { people: [claimsAdjuster, speechTherapist, welder], mostRefused: 0.23 },
  fifth: { people: [chemist, coffeeSeller, ranger], mostRefused: 0.26 },
  sixth: { people: [cncMachinist, grantsOfficer, nurseryEducator], mostRefused: 0.18 },
  seventh: { people: [dairyManager, marketingGraduate, physiotherapist], mostRefused: 0.23 },
  eighth: { people: [designEngineer, hairdresser, reservationsManager], mostRefused: 0.23 },
  ninth: { people: [electrician, scienceTeacher, softwareTester], mostRefused: 0.44 },
  tenth: { people: [hrBusinessPartner, pharmacyTechnician, warehouseTeamLeader], mostRefused: 0.54 },
};

export interface Answer {
  kind: string;
  text: string;
  cites: string;
  isLie: boolean;
  isHard: boolean;
  passed: boolean;
}

/** The same for all questions, as a person's are for all sentences of a document. */
const factsOf = rememberedOf(examinedFacts);

export function examine(person: ExaminedPerson, each = 100): Answer[] {
  const facts = factsOf(person);
  const answer = (kind: string, isLie: boolean, isHard: boolean) => (line: { text: string; cites: string }) => ({
    ...{ kind, isLie, isHard, text: line.text, cites: line.cites },
    passed: checkSentence({ text: line.text, facts: citedIds(line.cites, facts) }, facts).supported,
  });
  const truths = linesOf(person.truths);
  return [
    ...truths.map(answer("truth", false, false)),
    ...linesOf(person.hardLies).map(answer("hard lie", true, true)),
    ...linesOf(person.softLies).map(answer("soft lie", true, false)),
    ...bentTruths(person, truths, each).map((bent) => answer(bent.kind, true, !softBends.has(bent.kind))(bent)),
  ];
}

/** The lies written by hand that pass when every fact of the profile is cited; true of nothing in it. */
export function liesCitingAll(person: ExaminedPerson): string[] {
  const facts = factsOf(person);
  const ids = citedIds("all", facts);
  const { none: _, ...hardLies } = person.hardLies;
  const lies = [...linesOf(hardLies), ...linesOf(person.softLies)];
  return lies.map(({ text }) => text).filter((text) => checkSentence({ text, facts: ids }, facts).supported);
}

const softBends = new Set(["extent added", "effect added"]);
