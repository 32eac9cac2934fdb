import { expect, it } from "vitest";
import { emptyProfile } from "../../../../shared/profile/profile.rules.ts";
import { firstSearchFor } from "./profile-work.ts";

const job = (title: string, from: string, to: string, location = "") => ({
  ...{ title, company: "Aire Care", location, from, to, responsibilities: [], notable_achievements: [] },
});

it("offers the newest work by its bare name, where the person lives or else last worked", () => {
  const nurse = {
    ...emptyProfile(),
    professional_experience: [
      job("Staff Nurse", "2012-09", "2017-01", "Wakefield"),
      job("Ward Sister, Respiratory (Band 7)", "2021-11", "", "Leeds"),
    ],
  };
  expect(firstSearchFor(nurse)).toEqual({ job_title: "Ward Sister", place: "Leeds" });
  const moved = { ...nurse, personal_details: { ...nurse.personal_details, present_location: "York" } };
  expect(firstSearchFor(moved).place).toBe("York");
  expect(firstSearchFor(emptyProfile())).toEqual({ job_title: "", place: "" });
  const bare = { ...nurse, professional_experience: [job("(Interim) ", "", "")] };
  expect(firstSearchFor(bare).job_title).toBe("(Interim) ");
});
