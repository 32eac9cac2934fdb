import type { Attack } from "./attack.ts";

const study = (degree: string, subject: string, years: string): Attack["about"] => ({
  degrees: [[degree, subject, "York University", years]],
});

const bareNames = `
  MSc in Chemistry, York University
  MSc in Chemistry
  MSc Chemistry from York University
  MSc
  Education: MSc in Chemistry, York University
  My education: MSc in Chemistry from York University
  Master of Science in Chemistry
  master's degree in Chemistry
  Ausbildung: MSc in Chemistry, York University
  Formation : MSc, Chemistry, York University
  Formación: MSc, Chemistry`;

/** Degrees and certificates of which only another field says that they are not held. */
export const attackedUnfinished: Record<string, Attack> = {
  "a study without an end": {
    about: study("MSc", "Chemistry", "2024 - "),
    lies: `${bareNames}
      MSc in Chemistry, York University, 2024
      MSc in Chemistry (2024)`,
    truths: `
      MSc in Chemistry, York University (2024 -)
      MSc in Chemistry, York University, 2024 –
      Ausbildung: MSc in Chemistry, York University (2024 –)
      I studied Chemistry at York University.
      Chemistry, York University`,
  },
  "a study with an end that is still to come": {
    about: study("MSc", "Chemistry", "2024 - 2099"),
    lies: bareNames,
    truths: `
      MSc in Chemistry, York University (2024 - 2099)
      Education: MSc in Chemistry, York University, 2024 – 2099
      MSc in Chemistry at York University from 2024 to 2099
      Formation : MSc, Chemistry, York University, 2024 - 2099`,
  },
  "a study until the present": { about: study("MSc", "Chemistry", "2024 - present"), lies: bareNames },
  "a study whose subject says that it is unfinished": {
    about: study("MSc", "Chemistry (not completed)", "2020 - 2022"),
    lies: "MSc, York University\nMSc\nMSc in Chemistry\nMSc, York University, 2020 - 2022",
    truths: "MSc in Chemistry (not completed), York University",
  },
  "a certificate whose year is still to come": {
    about: { certificates: [["Certified Welder", "TÜV", "2099"]] },
    lies: "Certified Welder\nCertificate: Certified Welder, TÜV\nCertified Welder, TÜV\nI am a Certified Welder.",
    truths: "Certified Welder, TÜV, 2099\nCertificate: Certified Welder, 2099",
  },
  "a study that is over": { about: study("MSc", "Chemistry", "2018 - 2020"), lies: "", truths: bareNames },
};
