import { expect, it } from "vitest";
import type { FoundJob, JobSearchQuery } from "../../../shared/jobs/job-search.contract.ts";
import type { SearchStep } from "../../../shared/jobs/search-filters.contract.ts";
import { emptyProfile } from "../../../shared/profile/profile.rules.ts";
import { findOpenings } from "./find-openings.ts";
import type { GuideSetting } from "./tasks/guide-setting.ts";

const setting: GuideSetting = {
  thread: { language: "en", page: 1, listed: [], offers: [] },
  ...{ profile: emptyProfile(), board: [], hasFile: false, now: new Date("2026-11-25"), isDemonstration: false },
  meaningsOf: () => [],
  knowledge: {
    ...{
      certainty: () => 0,
      isCommon: () => false,
      isWord: () => false,
      isLevelOf: () => false,
      isEmployer: () => false,
    },
    geography: { placeFromText: () => undefined },
  },
};

const opening = (job_title: string): FoundJob => ({
  ...{ id: job_title, job_title, company: "Contoso", location: "Kassel", salary: "", company_info: "" },
  ...{ description: "", requirements: "", benefits: "", job_url: `https://jobs.example.org/${encodeURI(job_title)}` },
});

const emptyJob = { company: "", location: "", responsibilities: [], notable_achievements: [] };

it("leaves out of a list the openings that are called what is not wanted, counts without them, and says so", async () => {
  const found = [
    ...Array.from({ length: 6 }, (_, at) => `Berater ${at}`),
    "Callcenter-Agent (m/w/d)",
    "Sachbearbeiter",
  ];
  const asked = { title: "Versicherung", conditions: [], without: ["Callcenter"] };
  const search = async (query: JobSearchQuery) => {
    expect(query).toMatchObject({ limit: 50, offset: 0 });
    return { results: found.map(opening) };
  };
  const { reply, jobs } = await findOpenings({ do: "find", page: 2, asked }, search, "Europe/Berlin", setting);
  expect(jobs.map(({ job_title }) => job_title)).toEqual(["Berater 5", "Sachbearbeiter"]);
  expect(reply.markdown).toContain("Left out: “Callcenter”.");
});

it("parts from the others what fits or is said to be similar, under its conditions", async () => {
  const results = [
    { ...opening("Berufskraftfahrer"), match: "similar" as const },
    { ...opening("Fahrer"), match: "some_words" as const },
  ];
  const understood = [{ kind: "shift" as const, text: "no nights", meaning: "no nights" }];
  const similar = { kind: "similar" as const, names: ["Berufskraftfahrer"], count: 1 };
  const linesOf = async (steps: SearchStep[]) => {
    const asked = { title: "Fernfahrer", conditions: ["no nights"] };
    const found = async () => ({ results, understood, steps });
    const { reply } = await findOpenings({ do: "find", page: 1, asked }, found, "Europe/Berlin", setting);
    return reply.markdown.split("\n").filter((line) => /^(?:\d\.|Not quite|Openings|The nearest)/.test(line));
  };
  const head = "Openings for **Fernfahrer**, “no nights”:";
  const titles = ["1. **Berufskraftfahrer**  ", "2. **Fahrer**  "];
  const parting = "Not quite that (similar occupations, or only some of the words):";
  expect(await linesOf([similar])).toEqual([
    head,
    "The nearest are called Berufskraftfahrer.",
    titles[0],
    parting,
    titles[1],
  ]);
  expect(await linesOf([])).toEqual([head, parting, ...titles]);
});

it("reads on until a page is filled where most is not wanted, and says that there are more", async () => {
  const wanted = Array.from({ length: 11 }, (_, at) => `Berater ${at}`);
  const found = wanted.flatMap((title) => [title, ...Array<string>(11).fill("Callcenter-Agent")]);
  const asked = { title: "Versicherung", conditions: [], without: ["Callcenter"] };
  const search = async ({ cursor, limit }: JobSearchQuery) => {
    const from = Number(cursor ?? 0);
    const results = found.slice(from, from + limit).map(opening);
    return { results, ...(from + limit < found.length && { cursor: `${from + limit}` }) };
  };
  const pages = [1, 2, 3].map((page) => findOpenings({ do: "find", page, asked }, search, "Europe/Berlin", setting));
  const shown = await Promise.all(pages);
  expect(shown.flatMap(({ jobs }) => jobs.map(({ job_title }) => job_title))).toEqual(wanted);
  const isMore = shown.map(({ reply }) => reply.actions.some(({ label }) => label === "More of these"));
  expect(isMore).toEqual([true, true, false]);
  expect(shown[2]?.reply.markdown).toContain("11");
});

it.each([1, 9])(
  "reads six times at most, fifty a time, and never says that there are no more: page %i",
  async (page) => {
    const limits: number[] = [];
    const search = async ({ limit }: JobSearchQuery) => {
      limits.push(limit);
      return { results: [opening("Callcenter-Agent")], cursor: `${limits.length}` };
    };
    const asked = { title: "Versicherung", conditions: [], without: ["Callcenter"] };
    const { reply } = await findOpenings({ do: "find", page, asked }, search, "Europe/Berlin", setting);
    expect(limits).toEqual(Array(6).fill(50));
    expect(reply.markdown).toBe("Left out: “Callcenter”.");
  },
);

it("does not say that there is nothing for the newest position where the person refuses all of it", async () => {
  const profile = emptyProfile();
  profile.professional_experience = [
    { ...emptyJob, title: "Bank Clerk", from: "2009-01", to: "2016-01" },
    { ...emptyJob, title: "Nurse", from: "2016-02", to: "" },
  ];
  const asked = { title: "Nurse", conditions: [], without: ["night"] };
  const search = async ({ jobTitle }: JobSearchQuery) => ({
    results: [opening(jobTitle === "Nurse" ? "Night Nurse" : "Bank Clerk")],
  });
  const { reply, jobs } = await findOpenings({ do: "find", page: 1, asked }, search, "Europe/London", {
    ...setting,
    profile,
  });
  expect(jobs).toEqual([]);
  expect(reply.thread.asked?.title).toBe("Nurse");
});

it("leaves out what is called so in its title or by its employer, not in words of both", async () => {
  const results = [
    { ...opening("Manager"), company: "Care UK" },
    { ...opening("Care Manager"), company: "Contoso" },
    { ...opening("Nurse"), company: "Care Manager Group" },
    { ...opening("Manager of Home Care"), company: "Contoso" },
  ];
  const asked = { title: "manager", conditions: [], without: ["care manager"] };
  const search = async () => ({ results });
  const { jobs } = await findOpenings({ do: "find", page: 1, asked }, search, "Europe/London", setting);
  expect(jobs.map(({ job_title }) => job_title)).toEqual(["Manager", "Manager of Home Care"]);
});

it("looks for what somebody did before where there is nothing for their newest position", async () => {
  const profile = emptyProfile();
  const [newest, older] = ["Vorarbeiter Garten- und Landschaftsbau", "Landschaftsgärtner"];
  profile.professional_experience = [
    { ...emptyJob, title: older, from: "2009-01", to: "2016-01" },
    { ...emptyJob, title: newest, from: "2016-02", to: "" },
  ];
  const search = async ({ jobTitle }: JobSearchQuery) => ({
    results: jobTitle === older ? [opening("Gärtner (m/w/d)")] : [],
  });
  const asked = { title: newest, conditions: [] };
  const { reply, jobs } = await findOpenings({ do: "find", page: 1, asked }, search, "Europe/Berlin", {
    ...setting,
    profile,
  });
  expect(jobs).toHaveLength(1);
  expect(reply.markdown).toMatch(
    /newest position is Vorarbeiter[\s\S]*no opening for[\s\S]*Vorarbeiter[\s\S]*Openings for \*\*Landschaftsgärtner/,
  );
  expect(reply.thread.asked?.title).toBe(older);
});

it.each([
  ["de", ["Hannover, Deutschland", "2.550 € – 2.990 € pro Monat", "veröffentlicht am 07.11.2026"]],
  ["fr", ["Hannover, Allemagne", "2 550 € – 2 990 € par mois", "publiée le 7 nov. 2026"]],
  ["en", ["Hannover, Germany", "€2,550 – €2,990 a month", "posted 7 Nov 2026"]],
] as const)("writes country, pay and day in the person's language: %s", async (language, written) => {
  const job = { ...opening("Gärtner"), location: "Hannover, Germany", salary: "€2,550 – €2,990 a month" };
  const { reply } = await findOpenings(
    { do: "find", page: 1, asked: { title: "Gärtner", conditions: [] } },
    async () => ({ results: [{ ...job, posted_at: "2026-11-07T08:00:00Z" }] }),
    "Europe/Berlin",
    { ...setting, thread: { ...setting.thread, language } },
  );
  for (const text of written) expect(reply.markdown.replace(/[\u00a0\u202f]/g, " ")).toContain(text);
});

it("says of what is shown elsewhere, and without a condition, both, however much else there is to say", async () => {
  const steps: SearchStep[] = [
    { kind: "without", texts: ["remote", "£90k"], count: 1 },
    { kind: "place", asked: "Calais", used: "within 400 km of Calais", kilometres: 400, count: 1 },
  ];
  const asked = { title: "driver", place: { city: "Calais" }, conditions: ["remote", "£90k"] };
  const search = async () => ({ results: [opening("Driver")], steps, not_understood: ["licence CE"] });
  const { reply } = await findOpenings({ do: "find", page: 1, asked }, search, "Europe/Paris", setting);
  expect(reply.markdown).toContain("none that meets all of “remote”, “£90k”; these meet part of it or none.");
  expect(reply.markdown).toContain("There is none in Calais itself; these are up to 400 km away.");
  expect(reply.markdown).toContain("“licence CE”");
});

it.each([
  ["es", "teletrabajo", "Solo en remoto"],
  ["nl", "thuiswerken", "Alleen op afstand (remote)"],
  ["pl", "zdalnie", "Tylko zdalnie (remote)"],
] as const)("does not offer once more what was asked: remote, in %s", async (language, said, label) => {
  const search = async () => ({ results: [opening("Contable")] });
  const labelsOf = async (conditions: string[]) => {
    const own = { ...setting, thread: { ...setting.thread, language } };
    const asked = { title: "contable", conditions };
    const { reply } = await findOpenings({ do: "find", page: 1, asked }, search, "Europe/Madrid", own);
    return reply.actions.map((action) => action.label);
  };
  expect(await labelsOf([])).toContain(label);
  expect(await labelsOf([said])).not.toContain(label);
});
