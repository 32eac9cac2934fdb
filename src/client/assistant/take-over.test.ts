import { describe, expect, it } from "vitest";
import { engineerProfile } from "../../../tests/factories/profile-document.ts";
import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { emptyProfile } from "../../shared/profile/profile.rules.ts";
import { CallError } from "../http/calls/call-error.ts";
import { createTakeOver } from "./take-over.ts";

/** A stored profile that refuses what was not made from its newest version. */
function storedProfile() {
  let content = emptyProfile();
  let version = 0;
  const save = async (profile: ProfileDocument, base: number) => {
    if (base !== version) throw new CallError(409, "profile_changed", "Changed.");
    content = profile;
    version += 1;
    return version;
  };
  return { load: async () => ({ content, version }), save };
}

describe("taking over what was read in a CV", () => {
  it("counts a double click as one", async () => {
    const takeOver = createTakeOver(storedProfile());
    const read = engineerProfile();
    const [first, second] = await Promise.all([takeOver(read), takeOver(read)]);
    expect(first).toMatchObject({ before: 0, after: 1 });
    expect(second).toEqual(first);
  });

  it("succeeds when another tab saved the same in between", async () => {
    const stored = storedProfile();
    const tabs = [createTakeOver(stored), createTakeOver(stored)];
    const taken = await Promise.all(tabs.map((takeOver) => takeOver(engineerProfile())));
    expect(taken.map(({ after }) => after)).toEqual([1, 1]);
    expect(taken[1]?.added).toBe(0);
  });

  it("can be tried again after a failure", async () => {
    const stored = storedProfile();
    let isDown = true;
    const load = async () => {
      if (isDown) throw new CallError(500, "internal", "");
      return stored.load();
    };
    const takeOver = createTakeOver({ ...stored, load });
    const read = engineerProfile();
    await expect(takeOver(read)).rejects.toThrow(CallError);
    isDown = false;
    expect(await takeOver(read)).toMatchObject({ after: 1 });
  });
});
