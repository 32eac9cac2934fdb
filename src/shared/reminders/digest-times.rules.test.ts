import { expect, it } from "vitest";
import { digestStep, nextDigestAt } from "./digest-times.rules.ts";

const berlin = { hour: 8, weekdays: [1, 2, 3, 4, 5], zone: "Europe/Berlin" };
const at = (iso: string) => new Date(iso);

it.each([
  ["the same morning", "2027-03-01T06:59:00Z", null, "2027-03-01T07:00:00.000Z"],
  ["the next day, strictly later", "2027-03-01T07:00:00Z", null, "2027-03-02T07:00:00.000Z"],
  ["over the weekend, and over the change of the clocks", "2027-03-26T08:00:00Z", null, "2027-03-29T06:00:00.000Z"],
  ["not twice on a day, though the hour was changed", "2027-03-01T05:00:00Z", "2027-03-01", "2027-03-02T07:00:00.000Z"],
])("is due %s", (_what, after, lastOn, expected) => {
  expect(nextDigestAt(berlin, at(after), lastOn).toISOString()).toBe(expected);
});

it("takes the end of an hour that the clocks leave out, and the first of one that they show twice", () => {
  const newYork = { hour: 2, weekdays: [7], zone: "America/New_York" };
  expect(nextDigestAt(newYork, at("2027-03-13T12:00:00Z"), null).toISOString()).toBe("2027-03-14T07:00:00.000Z");
  expect(nextDigestAt({ ...newYork, hour: 1 }, at("2027-11-06T12:00:00Z"), null).toISOString()).toBe(
    "2027-11-07T05:00:00.000Z",
  );
  const santiago = { hour: 0, weekdays: [7], zone: "America/Santiago" };
  expect(nextDigestAt(santiago, at("2027-09-04T12:00:00Z"), null).toISOString()).toBe("2027-09-05T04:00:00.000Z");
});

it("sends what is a little late, leaves out what is long over, and goes on with what was due a moment ago", () => {
  const due = at("2027-03-01T07:00:00Z");
  expect(digestStep(berlin, { due, now: at("2027-03-01T12:30:00Z"), lastOn: null })).toEqual({
    on: "2027-03-01",
    next: at("2027-03-02T07:00:00Z"),
  });
  expect(digestStep(berlin, { due, now: at("2027-03-03T06:50:00Z"), lastOn: null })).toEqual({
    on: undefined,
    next: at("2027-03-03T07:00:00Z"),
  });
  expect(digestStep(berlin, { due, now: at("2027-03-03T07:10:00Z"), lastOn: null })).toEqual({
    on: "2027-03-03",
    next: at("2027-03-04T07:00:00Z"),
  });
});
