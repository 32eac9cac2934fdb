import { expect, it } from "vitest";
import { expectAccessible } from "../../../../tests/components/accessibility.ts";
import { boardServer, newJob } from "../../../../tests/components/board-server.ts";
import { modalities, pressBy } from "../../../../tests/components/modalities.ts";
import { openClient } from "../../../../tests/components/opened-client.tsx";
import { inMessage, type Refusal } from "../../../../tests/fakes/refusals.ts";
import type { PostingMatch } from "../../../shared/matching/matching.contract.ts";
import { pageOfHandOver } from "../../../shared/tracker/capture/hand-over.rules.ts";
import { packedPage } from "../../../shared/tracker/capture/packed-page.rules.ts";
import { bookmarkletFor } from "./bookmarklet.ts";

const preview = "POST /api/jobs/preview";
const scrape = "POST /document-processor/scrape-job";
const match = "POST /api/matching/match";
const url = "https://jobs.example/Plumber";
const text =
  "We mend pipes in all of Hull and round about.\n\nRequirements:\n- A driving licence\n- Two years as a plumber";
const read = { success: true, job_title: "Plumber", company_name: "Pipes", location: "Hull", pay: "€30,000", text };
const matched: PostingMatch = {
  success: true,
  is_known: true,
  requirements: [
    {
      requirement: {
        id: "1",
        text: "A driving licence",
        must: true,
        kind: "licence",
        lang: "en",
        term_key: "licence:b",
      },
      verdict: { is: "question", candidate: null, jobs: [], prefill: { field: "certification", words: "B" } },
    },
  ],
  facts: [],
};

async function packed(page: object): Promise<string> {
  const stream = new Blob([JSON.stringify(page)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_");
}

const html = "<h1>Plumber</h1><p>Pipes</p>";
const handedOver = async (page = {}) =>
  `/capture#page=${await packed({ url, title: "Plumber | Pipes", html, selection: "", ...page })}`;

const nurse = newJob("Nurse", "Charité", "Viewed", "Applied");

async function openCapture(path: string, known = nurse, refusal?: Refusal) {
  const server = boardServer(known);
  const answers = { ...server.answers, [preview]: () => read, [match]: () => matched };
  const client = await openClient(path, {
    answers: { ...answers, [scrape]: () => ({ success: true, id: "p1" }) },
    ...(refusal && { refusals: { [preview]: refusal } }),
  });
  const field = (name: string) => client.screen.getByLabelText(name, { exact: true });
  return { ...client, server, field, put: client.screen.getByRole("button", { name: "Put on the board" }) };
}

it.each(modalities)(
  "%s shows what was read of a page and how it fits, and puts it on the board with its text",
  async (modality) => {
    const press = await pressBy(modality);
    const { screen, field, put, server, sentTo } = await openCapture(await handedOver());
    await expect.element(field("Job Title *")).toHaveValue("Plumber");
    await expect.element(field("Company Name *")).toHaveValue("Pipes");
    await expect.element(field("Place")).toHaveValue("Hull");
    await expect.element(field("Pay")).toHaveValue("€30,000");
    await expect.element(field("Text of the posting")).toHaveValue(text);
    await expect.element(screen.getByText("How it fits: 1 to answer")).toBeVisible();
    expect(sentTo(preview)).toEqual([{ url, page: html }]);
    expect(sentTo(match)).toEqual([{ job_url: url, posting: { job_title: "Plumber", text } }]);
    expect(sentTo(scrape), "kept before the press").toEqual([]);
    if (modality === modalities[0]) await expectAccessible("captured posting");
    await field("Place").fill("Leeds");
    await press(put);
    await expect.element(screen.getByText("This posting is on your board.")).toBeVisible();
    expect(sentTo(scrape)).toEqual([{ url, job_title: "Plumber", location: "Leeds", pay: "€30,000", text }]);
    expect(server.jobs().map(({ job_url, history }) => [job_url, history.map(({ status }) => status)])).toEqual([
      ["https://jobs.example/Nurse", ["Viewed", "Applied"]],
      [url, ["Viewed"]],
    ]);
    await expectAccessible("captured posting on the board");
  },
);

it("adds no card when its text cannot be kept, and says why", async () => {
  const { screen, put, refuse, server } = await openCapture(await handedOver());
  refuse(scrape, inMessage(500, "The disk is full."));
  await put.click();
  await expect.element(screen.getByText("The disk is full.")).toBeVisible();
  expect(server.jobs()).toHaveLength(1);
});

it("tells that the posting is on the board already, by any spelling of its address", async () => {
  const known = {
    ...newJob("Pipe fitter", "Pipes", "Applied"),
    job_url: "https://www.jobs.example/Plumber?utm_source=x",
  };
  const { screen, put, sentTo } = await openCapture(await handedOver(), known);
  await expect.element(screen.getByText("Pipe fitter, Pipes, under Applied")).toBeVisible();
  await expect.element(put).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Keep this text with it" }).click();
  await expect.poll(() => sentTo(scrape)).toMatchObject([{ url: known.job_url, text }]);
});

it("takes what was selected for the text", async () => {
  const selection = "Somebody selected these lines of the page, because they alone are the posting that was meant.";
  const { field } = await openCapture(await handedOver({ selection }));
  await expect.element(field("Text of the posting")).toHaveValue(selection);
});

it("shows a page that cannot be read with what it is called, and why", async () => {
  const refusal = inMessage(422, "The page holds no posting. Please type title and company.");
  const { screen, field } = await openCapture(await handedOver({ title: "A <b>page</b>" }), nurse, refusal);
  await expect.element(field("Job Title *")).toHaveValue("A <b>page</b>");
  await expect.element(screen.getByText(/^The page holds no posting/)).toBeVisible();
});

it("reads the address that a phone shares, wherever it stands", async () => {
  const shared = new URLSearchParams({ title: "Plumber", text: `Look at this job: ${url}` });
  const { field, sentTo } = await openCapture(`/capture?${shared}`);
  await expect.element(field("Address of the posting")).toHaveValue(url);
  expect(sentTo(preview)).toEqual([{ url }]);
});

it("takes a text that is shared without any address, and gives its card one of its own", async () => {
  const { field, put, sentTo, server, screen } = await openCapture(`/capture?${new URLSearchParams({ text })}`);
  await expect.element(field("Text of the posting")).toHaveValue(text);
  expect(sentTo(preview)).toEqual([{ url: expect.stringMatching(/unlinked\.invalid/), page: expect.any(String) }]);
  await put.click();
  await expect.element(screen.getByText("This posting is on your board.")).toBeVisible();
  expect(server.jobs().at(-1)?.job_url).toBe("https://unlinked.invalid/?company=pipes&title=plumber");
});

it("says what to do where nothing was handed over, or nothing that can be read", async () => {
  const broken = await openCapture("/capture#page=broken");
  await expect.element(broken.screen.getByText("What was handed over could not be read")).toBeVisible();
  const { screen } = await openCapture("/capture");
  await screen.getByRole("link", { name: "Save to Forthright" }).click();
  await expect.element(screen.getByText(/^Press it on the page of a posting/)).toBeVisible();
  await expectAccessible("how to capture");
});

it("packs the page that it runs in: text, data, frames and shadows, and nothing that was typed", async () => {
  const part = document.createElement("section");
  part.innerHTML = `<h1 class="title">Welder &amp; fitter</h1><input value="secret"><style>p{}</style>
    <script type="application/ld+json">{"@type":"JobPosting","title":"</b>"}</script><script>leaks()</script>
    <iframe srcdoc="<p>in the frame</p>"></iframe><p style="display:none">unseen</p><div id="host"></div>`;
  document.body.append(part);
  part.querySelector("#host")?.attachShadow({ mode: "open" }).append("in the shadow");
  await expect.poll(() => part.querySelector("iframe")?.contentDocument?.body.textContent).toBe("in the frame");
  // As a page gets it: by its source alone.
  const source = decodeURIComponent(bookmarkletFor("https://forthright.example")).replace(/^javascript:/, "");
  expect(source).toContain("https://forthright.example/capture#page=");
  const page = await pageOfHandOver(await new Function(`return (${packedPage})()`)());
  part.remove();
  expect(page?.url).toBe(location.href);
  expect(page?.html).toContain('<h1 class="title">Welder &amp; fitter</h1>');
  expect(page?.html).toContain('{"@type":"JobPosting","title":"<\\/b>"}');
  for (const shown of ["in the frame", "in the shadow", "<p hidden>unseen</p>"]) expect(page?.html).toContain(shown);
  for (const left of ["secret", "leaks", "<style"]) expect(page?.html).not.toContain(left);
});
