import { expect, it } from "vitest";
import { emptyProfile } from "../../shared/profile/profile.rules.ts";
import { lineFindings } from "./profile-findings.ts";

const profileOf = (...responsibilities: string[]) => ({
  ...emptyProfile(),
  professional_experience: [
    { ...{ title: "", company: "", location: "", from: "", to: "" }, responsibilities, notable_achievements: [] },
  ],
});

it("asks how many only where no number stands, in digits or in words", () => {
  const counted = [
    "Full nursing care for six to eight patients a shift",
    "Two night shifts a month alongside my hospital post",
    "Einarbeitung von zwölf Auszubildenden in der Werkstatt",
    "Atención al público en dos tiendas del centro de Sevilla",
  ];
  expect(lineFindings(profileOf(...counted))).toEqual([]);
  const vague = "Discharge planning with social services for a whole ward";
  expect(lineFindings(profileOf(vague))).toEqual([{ kind: "no_numbers", lines: [vague] }]);
});
