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

/** Sets of people in the order in which they were written. */
export const examined: Record<string, { people: ExaminedPerson[] }> = {
  first: {
    people: [sousChef, midwife, craneOperator, privacyLawyer, violinTeacher, logisticsClerk],
  },
  second: { people: [socialWorker, appDeveloper, housekeeper] },
  third: { people: [busMechanic, archivist, callAgent] },
  fourth: { people: [claimsAdjuster, speechTherapist, welder] },
  fifth: { people: [chemist, coffeeSeller, ranger] },
  sixth: { people: [cncMachinist, grantsOfficer, nurseryEducator] },
  seventh: { people: [dairyManager, marketingGraduate, physiotherapist] },
  eighth: { people: [designEngineer, hairdresser, reservationsManager] },
  ninth: { people: [electrician, scienceTeacher, softwareTester] },
  tenth: { people: [hrBusinessPartner, pharmacyTechnician, warehouseTeamLeader] },
};
