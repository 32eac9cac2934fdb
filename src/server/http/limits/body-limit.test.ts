import { expect, it } from "vitest";
import { z } from "zod/mini";
import { accountEndpoints } from "../../../shared/account/account.contract.ts";
import { assistantEndpoints } from "../../../shared/assistant/assistant.contract.ts";
import { profileEndpoints } from "../../../shared/profile/profile.contract.ts";
import { bodyLimitOf } from "./body-limit.ts";

it("takes as much as a call's schema lets through, and never more than a full profile", () => {
  expect(bodyLimitOf(undefined)).toBe(4096);
  expect(bodyLimitOf(accountEndpoints.login.body)).toBe(4096);
  expect(bodyLimitOf(assistantEndpoints.process.body)).toBeLessThan(32_000);
  expect(bodyLimitOf(profileEndpoints.saveVersion.body)).toBe(2_000_000);
});

it("counts a letter as three bytes, and every entry of a list", () => {
  const body = z.object({
    title: z.string().check(z.maxLength(1000)),
    tags: z.array(z.union([z.literal("x"), z.string().check(z.maxLength(100))])).check(z.maxLength(20)),
    day: z.optional(z.nullable(z.iso.date())),
  });
  const largest = { title: "語".repeat(1000), tags: Array(20).fill("語".repeat(100)), day: "2026-11-25" };
  expect(body.parse(largest)).toEqual(largest);
  const bytes = Buffer.byteLength(JSON.stringify(largest));
  expect(bodyLimitOf(body)).toBeGreaterThanOrEqual(bytes);
  expect(bodyLimitOf(body)).toBeLessThan(bytes * 1.1);
});

it("takes the most of all where a text has no limit", () => {
  expect(bodyLimitOf(z.object({ note: z.string() }))).toBe(2_000_000);
});
