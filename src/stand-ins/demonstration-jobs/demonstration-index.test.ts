import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readConfig } from "../../server/config.ts";
import { packedDemonstration, readyWith } from "./demonstration-index.ts";

const folder = mkdtempSync(join(tmpdir(), "forthright-packed-"));
afterAll(() => rmSync(folder, { recursive: true }));

const packed = join(folder, "demonstration.tar.gz");
const dayMs = 86_400_000;
const packedDaysAgo = (days: number) => {
  writeFileSync(packed, "");
  const at = new Date(Date.now() - days * dayMs);
  utimesSync(packed, at, at);
};

describe("a new installation", () => {
  it("begins with the build's openings", () => {
    packedDaysAgo(6);
    expect(packedDemonstration(readConfig({}), packed)).toBe(packed);
    expect(packedDemonstration(readConfig({ DEMONSTRATION_SIZE: String(readyWith) }), packed)).toBe(packed);
  });

  it("begins without invented openings where real ones, fewer or none are asked for", () => {
    packedDaysAgo(0);
    const sources = { JOB_SOURCES: "greenhouse:example" };
    const fewer = { DEMONSTRATION_SIZE: String(readyWith - 1) };
    for (const variables of [sources, fewer, { DEMONSTRATION_SIZE: "0" }])
      expect(packedDemonstration(readConfig(variables), packed)).toBeUndefined();
  });

  it("makes them itself where the build's are old, or there are none", () => {
    packedDaysAgo(8);
    expect(packedDemonstration(readConfig({}), packed)).toBeUndefined();
    expect(packedDemonstration(readConfig({}), join(folder, "missing.tar.gz"))).toBeUndefined();
  });
});
