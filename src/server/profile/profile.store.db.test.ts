import { expect, it } from "vitest";
import { atOnce } from "../../../tests/database/at-once.ts";
import { createTestApp } from "../../../tests/test-app.ts";
import { profileEndpoints } from "../../shared/profile/profile.contract.ts";
import { emptyProfile } from "../../shared/profile/profile.rules.ts";
import { profileVersionTable } from "./profile.table.ts";

const app = await createTestApp();

it("lets one of several saves at the same moment win when all name the same base", async () => {
  const anna = await app.signUp();
  const body = { data: emptyProfile(), base_version: 0 };
  const save = () => app.call(profileEndpoints.saveVersion, { token: anna.token, body });
  const answers = await atOnce(app.database, profileVersionTable, [save, save, save, save, save, save]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
});
