import { expect, it } from "vitest";
import { emptyProfile } from "../../../shared/profile/profile.rules.ts";
import { entriesOf, profileFacts } from "../../truth/truth.ts";
import { headline } from "../cv/cv-writer.ts";
import { isCareerBreak, isVoluntaryWork, paidFirst } from "./paid-first.ts";

const job = (title: string, from: string, to: string) => ({
  ...{ company: "Harbour Club", title, location: "Leeds", from, to },
  ...{ responsibilities: [], notable_achievements: [] },
});

it.each(["Treasurer (volunteer, 4 hrs a month)", "Kassenwartin, ehrenamtlich", "Secretaris (vrijwillig)"])(
  "puts paid work before %j, which goes on",
  (title) => {
    const professional_experience = [job(title, "2020-01", ""), job("Painter", "2012-01", "2019-12")];
    const facts = profileFacts({ ...emptyProfile(), professional_experience });
    expect(paidFirst(facts).map((entry) => entry.one("title")?.text)).toEqual(["Painter", title]);
    expect(headline(facts).text).toBe("Painter");
  },
);

it.each(["Stagiaire (non rémunéré)", "Praktikum (unbezahlt)", "Intern (unpaid)", "Tirocinante (non pagato)"])(
  "takes %j for work",
  (title) => {
    const facts = profileFacts({ ...emptyProfile(), professional_experience: [job(title, "2020-01", "2020-06")] });
    expect(entriesOf(facts, "experience").some(isVoluntaryWork)).toBe(false);
  },
);

it.each([
  ["Elternzeit", "", true],
  ["Maternity / career break", "", true],
  ["Urlop wychowawczy", "", true],
  ["Leiterin Elternzeitberatung", "Caritas", false],
  ["Illustrator", "", false],
  ["Maternity Nurse", "", false],
  ["Carer for adults", "", false],
  ["Parental Adviser", "", false],
  ["Teacher (maternity leave cover)", "", false],
  ["Lehrerin (Vertretung in Elternzeit)", "", false],
  ["Vendeuse, remplacement congé maternité", "", false],
  ["Opieka nad osobami starszymi", "", false],
  ["Carer for my elderly mother", "", true],
  ["Caring for two small children", "", true],
  ["Maternity", "", true],
  ["Nurse, on maternity leave", "", true],
] as const)("of %j at %j a break: %s", (title, company, isBreak) => {
  const professional_experience = [{ ...job(title, "2020-01", "2021-01"), company }];
  const facts = profileFacts({ ...emptyProfile(), professional_experience });
  expect(entriesOf(facts, "experience").map(isCareerBreak)).toEqual([isBreak]);
});
