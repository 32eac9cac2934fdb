import { afterAll, expect, it, vi } from "vitest";

// Two tabs: each loads the module anew.
const here = (await import("./storage/change-channel.ts")).changeChannel;
vi.resetModules();
const elsewhere = (await import("./storage/change-channel.ts")).changeChannel;
afterAll(() => void vi.resetModules());

it("hears of changes in other tabs, and not of its own", async () => {
  const heard: string[] = [];
  const stop = [here.subscribe((path) => heard.push(`here ${path}`)), elsewhere.subscribe((path) => heard.push(path))];
  here.announce("/api/jobs");
  here.announce("/api/profile");
  await expect.poll(() => heard).toHaveLength(2);
  elsewhere.announce("/last");
  await expect.poll(() => heard).toEqual(["/api/jobs", "/api/profile", "here /last"]);
  for (const end of stop) end();
});
