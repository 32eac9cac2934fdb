import { appDeveloper } from "./app-developer.ts";
import { archivist } from "./archivist.ts";
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
import type { ExaminedPerson } from "./examined-person.ts";
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
