import { expect, it } from "vitest";
import { page } from "vitest/browser";
import type { z } from "zod/mini";
import { expectAccessible } from "../../../../tests/components/accessibility.ts";
import { boardServer, newJob } from "../../../../tests/components/board-server.ts";
import { openClient } from "../../../../tests/components/opened-client.tsx";
import type { Refusal } from "../../../../tests/fakes/refusals.ts";
import type { documentsEndpoints } from "../../../shared/documents/documents.contract.ts";

type Reply<Endpoint extends { reply: z.core.$ZodType }> = z.input<Endpoint["reply"]>;
type Kept = Reply<typeof documentsEndpoints.kept>;

const call = (step: string) => `POST /document-processor/${step}`;
const unreadable: Refusal = {
  status: 422,
  json: {
    success: false,
    error: "posting_unreadable",
    message: "Failed to scrape job posting",
    fields: { url: "This address is not on the public internet." },
  },
};
const posting = `Process engineer\n\nWe run columns and look for help.\n\nRequirements:\n- HAZOP studies\n- Aspen Plus`;
const file = (id: string) => `https://files.example/documents/${id}/file?signature=1`;
const made = {
  cv_link: file("cv-1"),
  cover_letter_link: file("letter-1"),
  generated_at: "2026-01-05T09:00:00.000Z",
};
const earlierSet: Kept["sets"][number] = {
  generated_at: "2026-01-04T09:00:00.000Z",
  cv_link: file("cv-0"),
  cover_letter_link: file("letter-0"),
  versions: [],
};

const fitting = {
  [call("fit")]: (): Reply<typeof documentsEndpoints.fit> => ({
    ...{ success: true, profile: "enough", requirements: 2, answered: 2 },
  }),
};

async function openCard(job: Partial<ReturnType<typeof newJob>>, opening: Parameters<typeof openClient>[1] = {}) {
  const nurse = { ...newJob("Nurse", "Charité", "Viewed"), ...job };
  const { answers } = boardServer(nurse);
  const client = await openClient(`/jobtracking?job=${encodeURIComponent(nurse.job_url)}&part=documents`, {
    ...opening,
    answers: { ...answers, ...opening.answers },
  });
  const section = client.screen.getByRole("region", { name: "Generate Documents" });
  const press = (name: string) => section.getByRole("button", { name, exact: true }).click();
  return { ...client, section, press };
}

it("[DOCS-01] the rest of the section comes without moving its button", async () => {
  const usage = "GET /api/subscription";
  const { section, hold } = await openCard({}, { held: [usage] });
  const generate = section.getByRole("button", { name: "Generate Documents", exact: true });
  await generate.click({ trial: true });
  const place = () => generate.element().getBoundingClientRect().toJSON();
  const before = place();
  hold(usage)();
  await expect.element(section.getByText("5 of 5 document sets left this month.")).toBeVisible();
  expect(place()).toEqual(before);
  await expectAccessible("before the first documents");
});

it("[DOCS-03] a page that cannot be read is said, and its text is taken by hand", async () => {
  const thin = (): Reply<typeof documentsEndpoints.fit> => ({
    success: true,
    profile: "thin",
    requirements: 2,
    answered: 0,
  });
  const { section, press, refuse, sentTo } = await openCard(
    {},
    { refusals: { [call("scrape-job")]: unreadable }, answers: { [call("fit")]: thin } },
  );
  await press("Generate Documents");
  const alert = section.getByRole("alert");
  for (const text of ["Error", "Failed to scrape job posting", "This address is not on the public internet."])
    await expect.element(alert.getByText(text)).toBeInViewport();
  await expectAccessible("page that could not be read");
  const text = section.getByLabelText("Text of the posting");
  await text.fill("Engineer");
  await press("Generate from this text");
  await expect.element(section.getByText("Please paste the whole posting, not only its heading.")).toBeVisible();
  await text.fill(posting);
  await expectAccessible("pasted text");
  refuse(call("scrape-job"), undefined);
  await press("Generate from this text");
  // Said before anything is spent.
  await expect.element(section.getByText(/Your profile says very little yet/)).toBeVisible();
  await expectAccessible("thin profile");
  expect(sentTo(call("scrape-job")).at(-1)).toMatchObject({ text: posting });
  expect(sentTo(call("resume-without-company"))).toEqual([]);
});

it("an empty profile is offered what it needs, instead of a generation that would fail", async () => {
  const empty = (): Reply<typeof documentsEndpoints.fit> => ({
    success: true,
    profile: "empty",
    requirements: 2,
    answered: 0,
  });
  const { section, press, sentTo } = await openCard({}, { answers: { [call("fit")]: empty } });
  await press("Generate Documents");
  await expect.element(section.getByRole("alert")).toHaveTextContent("Your profile is still empty");
  await expect.element(section.getByRole("link", { name: "Bring your CV" })).toHaveAttribute("href", "/chat");
  await expect.element(section.getByRole("button", { name: "Generate anyway" })).not.toBeInTheDocument();
  expect(sentTo(call("resume-without-company"))).toEqual([]);
});

it("[DOCS-02] says how far it is, and begins once for a double press", async () => {
  const letter = call("cover-letter-without-company");
  const { section, hold, sentTo } = await openCard({}, { held: [letter], answers: fitting });
  await section.getByRole("button", { name: "Generate Documents", exact: true }).dblClick();
  await expect.element(section.getByRole("button", { name: "Generating CV and Cover Letter..." })).toBeDisabled();
  await expect.element(section.getByRole("status").getByText("Writing the letter")).toBeInTheDocument();
  await expectAccessible("generating");
  hold(letter)();
  await expect.poll(() => sentTo("POST /api/jobs")).toHaveLength(1);
  expect(sentTo(call("scrape-job"))).toHaveLength(1);
});

it("[DOCS-01] goes on with documents after a reload in the middle, for the posting that was read", async () => {
  const letter = call("cover-letter-without-company");
  const before = await openCard({}, { held: [letter], answers: fitting });
  await before.press("Generate Documents");
  await expect.poll(() => before.sentTo(letter)).toHaveLength(1);

  const { press, sentTo } = await openCard({}, { inTab: { ...sessionStorage }, answers: fitting });
  await press("Go on");
  await expect.poll(() => sentTo("POST /api/jobs")).toHaveLength(1);
  expect(sentTo(call("scrape-job"))).toEqual([]);
  expect(sentTo(letter)).toEqual(before.sentTo(letter));
});

it("[DOCS-05] a page can be used again in the place of a pasted text", async () => {
  let is_pasted = true;
  const kept = (): Kept => ({ success: true, is_pasted, sets: [earlierSet] });
  const scrape = () => {
    is_pasted = false;
    return { success: true, id: "posting-1" };
  };
  const answers = { [call("kept")]: kept, [call("scrape-job")]: scrape };
  const { section, press } = await openCard({ generated_documents: made }, { answers });
  const pasted = section.getByText("The posting is read from the text that you pasted.");
  await expect.element(pasted).toBeVisible();
  await press("Use the page again");
  await expect.element(page.getByText("The posting is read from its page again.")).toBeVisible();
  await expect.element(pasted).not.toBeInTheDocument();
});

it("[DOCS-06] says how many better sentences wait, and leads to them", async () => {
  const version = { version: 1, origin: "written", created_at: made.generated_at } as const;
  const set: Kept["sets"][number] = {
    ...{ generated_at: made.generated_at, cv_link: made.cv_link, cover_letter_link: made.cover_letter_link },
    versions: [
      { ...version, id: "cv-1", kind: "cv", link: made.cv_link, waiting: 2 },
      { ...version, id: "letter-1", kind: "letter", link: made.cover_letter_link, waiting: 5 },
    ],
  };
  const kept = (): Kept => ({ success: true, is_pasted: false, sets: [set] });
  const { section } = await openCard({ generated_documents: made }, { answers: { [call("kept")]: kept } });
  await expect.element(section.getByText("7 better sentences are waiting.")).toBeVisible();
  await expect
    .element(section.getByRole("link", { name: "Read them (2 min)" }))
    .toHaveAttribute("href", "/jobtracking/documents?document=letter-1&view=letter");
});

it("[DOCS-05] shows the documents, the sets before them, and why the page cannot be used again", async () => {
  const kept = (): Kept => ({ success: true, is_pasted: true, sets: [earlierSet] });
  const { section, press, refuse } = await openCard(
    { generated_documents: made },
    { answers: { [call("kept")]: kept } },
  );
  await expect.element(section.getByRole("link", { name: "Download CV" })).toHaveAttribute("href", made.cv_link);
  await expect.element(section.getByText(/^Generated: \d+\/\d+\/\d{4}, /)).toBeVisible();
  await expect.element(section.getByText("The posting is read from the text that you pasted.")).toBeVisible();
  refuse(call("scrape-job"), unreadable);
  await press("Use the page again");
  const alert = section.getByRole("alert");
  await expect.element(alert).toHaveTextContent("This address is not on the public internet. Your text is still used.");
  await section.getByText("Earlier versions (1)").click();
  await expect
    .element(section.getByRole("link", { name: /^Cover letter of/ }))
    .toHaveAttribute("href", earlierSet.cover_letter_link);
  await expectAccessible("documents with earlier ones");
});

it("asks for the paper of the opening's country until the person chooses one", async () => {
  const { section, sentTo } = await openCard({ generated_documents: made });
  const pdf = call("resume-pdf");
  await expect.element(section.getByLabelText("As in the opening's country")).toBeChecked();
  await section.getByText("Classic", { exact: true }).click();
  await expect.poll(() => sentTo(pdf)).toEqual([{ resume_id: "cv-1", design: "classic" }]);
  await expect.element(section.getByText(/^Your documents are set in Classic\./)).toBeVisible();
  await section.getByText("US Letter", { exact: true }).click();
  await expect.poll(() => sentTo(pdf)).toHaveLength(2);
  expect(sentTo(pdf).at(-1)).toEqual({ resume_id: "cv-1", design: "classic", paper: "us-letter" });
  await expect.element(section.getByText(/^Your documents are set in Classic on US Letter\./)).toBeVisible();
});

it("[DOCS-01] shows the posting as it is read before anything is spent, each field to correct", async () => {
  let read: Kept["posting"] = null;
  const kept = (): Kept => ({ success: true, is_pasted: false, posting: read, sets: [] });
  const scrape = call("scrape-job");
  const { section, press, hold, refuse, sentTo } = await openCard(
    {},
    {
      answers: {
        [call("kept")]: kept,
        [scrape]: () => {
          read = { job_title: "Nurse", location: "Berlin", pay: "", text: posting };
          return { success: true, id: "posting-1" };
        },
      },
    },
  );
  refuse(scrape, unreadable);
  await press("See what is read from the page");
  await expect.element(section.getByText(/This address is not on the public internet/)).toBeVisible();
  refuse(scrape, undefined);
  const answer = hold(scrape);
  await press("See what is read from the page");
  await expect.element(section.getByRole("button", { name: "Reading the page..." })).toBeDisabled();
  answer();
  const place = section.getByLabelText("Place", { exact: true });
  await expect.element(place).toHaveValue("Berlin");
  await expect.element(section.getByLabelText("Text of the posting")).toHaveValue(posting);
  await expectAccessible("posting as it was read");
  await press("Save corrections");
  await expect.element(section.getByText("Nothing was changed.")).toBeVisible();
  await place.fill("Potsdam");
  await press("Save corrections");
  await expect.poll(() => sentTo(scrape).at(-1)).toMatchObject({ location: "Potsdam", pay: "", text: posting });
  expect(sentTo(call("resume-without-company"))).toEqual([]);
});

it("[DOCS-05] a set of documents is deleted with a way back: an earlier one, and the one that the card shows", async () => {
  const version = (id: string, kind: "cv" | "letter") => ({
    ...{ id, kind, version: 1, origin: "written" as const, created_at: made.generated_at, link: file(id), waiting: 0 },
  });
  const all: Kept["sets"] = [
    { ...made, versions: [version("cv-1", "cv"), version("letter-1", "letter")] },
    { ...earlierSet, versions: [version("cv-0", "cv"), version("letter-0", "letter")] },
  ];
  const deleted = new Set<unknown>();
  const nurse = { ...newJob("Nurse", "Charité", "Viewed"), generated_documents: made };
  const server = boardServer(nurse);
  const isThere = (set: (typeof all)[number]) => !set.versions.some(({ id }) => deleted.has(id));
  const { screen, sentTo } = await openClient(`/jobtracking?job=${encodeURIComponent(nurse.job_url)}&part=documents`, {
    answers: {
      ...server.answers,
      [call("kept")]: (): Kept => ({ success: true, is_pasted: false, sets: all.filter(isThere) }),
      [call("deleted")]: ({ id, is_deleted }) => {
        if (is_deleted) deleted.add(id);
        else deleted.delete(id);
        if (id === "cv-1" && is_deleted) server.add({ ...nurse, generated_documents: null });
        return { success: true };
      },
      "POST /api/jobs": (sent) => server.add({ ...nurse, generated_documents: { ...made, ...sent } }),
    },
  });
  const section = screen.getByRole("region", { name: "Generate Documents" });
  const undo = screen.getByRole("button", { name: "Undo" });
  const earlier = section.getByText("Earlier versions (1)");
  await earlier.click();
  await section.getByRole("button", { name: /^Delete the documents of/ }).click();
  await expect.element(earlier).not.toBeInTheDocument();
  expect([...deleted]).toEqual(["cv-0"]);
  await undo.click();
  await expect.element(earlier).toBeVisible();
  // Its card did not show it.
  expect(sentTo("POST /api/jobs")).toEqual([]);

  await section.getByRole("button", { name: "Delete these documents" }).click();
  await expect.element(section.getByRole("button", { name: "Generate Documents" })).toBeVisible();
  await expect.element(section.getByRole("link", { name: "Download CV" })).not.toBeInTheDocument();
  await undo.click();
  await expect.element(section.getByRole("link", { name: "Download CV" })).toHaveAttribute("href", made.cv_link);
  expect(sentTo("POST /api/jobs")).toMatchObject([made]);
  await expectAccessible("documents that can be deleted");
});
