import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startJobBoards } from "../../../../tests/fakes/job-board-server.ts";
import { createPostingReader } from "./posting-reader.ts";

const known = {
  id: "1",
  job_title: "Baker",
  company: "Mill",
  location: "Bonn",
  salary: "",
  company_info: "",
  description: "Bread",
  requirements: "Early rising",
  benefits: "",
  job_url: "http://localhost:3000/postings/1",
};
const long = "We build plants that waste nothing, and we look for somebody who wants to run them with us. ".repeat(4);
const html = { "content-type": "text/html; charset=utf-8" };
const shell = '<html><head><title>Jobs</title></head><body><div id="root"></div></body></html>';
const sample = (file: string) =>
  readFileSync(new URL(`../../../../tests/fixtures/job-boards/${file}`, import.meta.url), "utf8");
const entry = (file: string, list?: string): string => {
  const whole = JSON.parse(sample(file));
  return JSON.stringify((list ? whole[list] : whole)[0]);
};

let boards: Awaited<ReturnType<typeof startJobBoards>>;
beforeAll(async () => {
  boards = await startJobBoards({ timeLimitMs: 1000 });
});
beforeEach(() => {
  boards.requests.length = 0;
});
afterAll(() => boards.stop());

const read = (url: string) =>
  createPostingReader({
    postingStore: { byUrl: async (address) => (address === known.job_url ? known : undefined) },
    guardedFetch: { page: boards.fetchPage, reply: boards.fetchReply },
  }).read(url);
const requestedUrls = () => boards.requests.map(({ address }) => address);

describe("our own index", () => {
  it.each(["", "?utm_source=chat", "#apply"])("answers without a request: %j", async (end) => {
    expect(await read(`${known.job_url}${end}`)).toEqual({
      job_title: "Baker",
      company: "Mill",
      location: "Bonn",
      pay: "",
      description: "Bread",
      requirements: "Early rising",
    });
    expect(requestedUrls()).toEqual([]);
  });
});

describe("the boards' own formats, behind pages that only a browser can fill", () => {
  it.each([
    [
      "https://boards.greenhouse.io/acme/jobs/127817?gh_src=1",
      ["boards-api.greenhouse.io", entry("greenhouse-jobs.json", "jobs")],
      "Vault Designer & Builder",
      "- 5+ years of mechanical design\n- A steady hand",
    ],
    [
      "https://jobs.lever.co/acme/5ac21346-8e0c-4494-8e7a-3eb92ff77902/apply",
      ["api.lever.co", entry("lever-postings.json")],
      "Data Engineer",
      "- Python and SQL\n- 3 years of experience",
    ],
    [
      "https://jobs.ashbyhq.com/acme/145ff46b-1441-4773-bcd3-c8c90baa598a",
      ["api.ashbyhq.com", sample("ashby-job-board.json")],
      "Product Manager",
      undefined,
    ],
    [
      "https://apply.workable.com/acme/j/81B46579FE/",
      ["apply.workable.com", sample("workable-account.json")],
      "Chef de rang",
      undefined,
    ],
    [
      "https://acme.jobs.personio.de/job/1834171?language=de",
      ["acme.jobs.personio.de", sample("personio-feed.xml")],
      undefined,
      undefined,
    ],
    [
      "https://acme.teamtailor.com/jobs/1-electronics-hardware-engineer",
      ["acme.teamtailor.com", sample("teamtailor-jobs.rss")],
      undefined,
      undefined,
    ],
    [
      "https://careers.acme.example/openings?gh_jid=127817",
      ["boards-api.greenhouse.io", entry("greenhouse-jobs.json", "jobs")],
      "Vault Designer & Builder",
      "- 5+ years of mechanical design\n- A steady hand",
    ],
  ])("%s", async (url, [api = "", text = ""], title, requirements) => {
    const { hostname, pathname } = new URL(url);
    const embed = '<script src="https://boards.greenhouse.io/embed/job_board/js?for=acme"></script>';
    boards.answer(api, (_request, response) => response.end(text));
    boards.answer(hostname, (request, response) => {
      const isPage = request.url?.startsWith(`/${hostname}${pathname}`);
      response.writeHead(200, html).end(isPage ? `${embed}${shell}` : text);
    });
    const posting = await read(url);
    if (title !== undefined) expect(posting.job_title).toBe(title);
    if (requirements !== undefined) expect(posting.requirements).toBe(requirements);
    expect(posting.job_title.length).toBeGreaterThan(3);
    expect(posting.description.length).toBeGreaterThan(10);
    expect(requestedUrls()).toHaveLength(2);
  });

  it("are asked also when the page refuses, and not when the page says it all", async () => {
    const url = "https://boards.greenhouse.io/acme/jobs/127817";
    boards.say("boards.greenhouse.io", "no", html, 403);
    boards.say("boards-api.greenhouse.io", entry("greenhouse-jobs.json", "jobs"));
    expect((await read(url)).job_title).toBe("Vault Designer & Builder");
    const data = JSON.stringify({ "@type": "JobPosting", title: "Smith", description: long });
    boards.say("boards.greenhouse.io", `<script type="application/ld+json">${data}</script>`, html);
    boards.requests.length = 0;
    expect((await read(url)).job_title).toBe("Smith");
    expect(requestedUrls()).toHaveLength(1);
  });

  it("say that an opening is gone", async () => {
    boards.say("boards.greenhouse.io", `<h1>Jobs at Acme</h1><p>${long}</p>`, html);
    boards.say("boards-api.greenhouse.io", "{}", {}, 404);
    await expect(read("https://boards.greenhouse.io/acme/jobs/1")).rejects.toThrow("no longer has this opening");
    boards.say("jobs.ashbyhq.com", shell, html);
    boards.say("api.ashbyhq.com", sample("ashby-job-board.json"));
    await expect(read("https://jobs.ashbyhq.com/acme/00000000-0000-4000-8000-000000000000")).rejects.toThrow(
      "no longer has this opening",
    );
  });

  it("are left aside when they answer nonsense: then the page's own text or refusal counts", async () => {
    boards.say("boards-api.greenhouse.io", "<html>Busy</html>");
    boards.say("boards.greenhouse.io", `<h1>Smith</h1><p>${long}</p>`, html);
    expect((await read("https://boards.greenhouse.io/acme/jobs/127817")).job_title).toBe("Smith");
    boards.say("boards.greenhouse.io", "no", html, 500);
    await expect(read("https://boards.greenhouse.io/acme/jobs/127817")).rejects.toThrow("has a fault just now");
  });
});

describe("any other page", () => {
  it("is read by its text", async () => {
    boards.say("mill.example", `<h1>Baker</h1><p>${long}</p>`, html);
    expect((await read("https://mill.example/jobs/1")).job_title).toBe("Baker");
  });

  it.each(["no address", "http://", "file:///etc/passwd"])("is none: %j", async (address) => {
    const reader = createPostingReader({
      postingStore: { byUrl: async () => undefined },
      guardedFetch: { page: boards.fetchPage, reply: boards.fetchReply },
    });
    await expect(reader.read(address)).rejects.toThrow();
  });
});
