import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../tests/components/accessibility.ts";
import { matchServer } from "../../../tests/components/match-server.ts";
import { openClient } from "../../../tests/components/opened-client.tsx";
import { ownConfig } from "../../../tests/components/own-config.ts";
import { profileServer } from "../../../tests/components/profile-server.ts";
import { engineerProfile } from "../../../tests/factories/profile-document.ts";
import { empty, type Refusal } from "../../../tests/fakes/refusals.ts";
import {
  notInProfile,
  type Review,
  type ReviewedDocument,
  type ReviewedLine,
} from "../../shared/documents/document-review.contract.ts";

const review = "POST /document-processor/review";
const change = "POST /document-processor/change";

// As wide as a field may be, and nowhere to break.
const wide = "W".repeat(50);
const cut = "Cut solvent losses by 18 % over two years by re-sequencing the distillation columns.";
const started = "Started up two batch reactors.";
const where = { origin: "profile", section: "professional_experience" } as const;
const facts: Review["facts"] = [
  { ...where, id: "f1", text: cut, where: "Professional Experience: Senior Process Engineer, Kernwerk" },
  { ...where, id: "f2", text: started, where: "Professional Experience: Process Engineer, Polska Farba S.A." },
  { ...where, id: "f3", text: wide, origin: "gone", where: `Volunteer Experience: Treasurer, ${wide}` },
];
const lineOf = (place: string, text: string, ...from: string[]): ReviewedLine => ({
  place,
  text,
  facts: from,
  can_edit: true,
  can_leave_out: true,
  can_tell_differently: true,
});
const letterLine = (at: number, text: string) => lineOf(`sections.0.entries.0.lines.${at}`, text, "f1");
const newDocument = (kind: ReviewedDocument["kind"], heading: string, ...lines: ReviewedLine[]): ReviewedDocument => ({
  id: `${kind}-2`,
  kind,
  version: 2,
  design: "modern",
  paper: "a4",
  link: `/documents/${kind}-2/file?signature=1`,
  parts: [
    {
      place: "sections.0",
      heading,
      can_leave_out: heading !== "",
      blocks: [
        {
          place: "sections.0.entries.0",
          shape: heading ? "bullets" : "paragraph",
          head: heading ? [lineOf("sections.0.entries.0.title", wide, "f3")] : [],
          lines,
          can_leave_out: true,
          can_tell_differently: true,
        },
      ],
    },
  ],
  proposals: [],
  versions: [2, 1].map((version) => ({
    id: `${kind}-${version}`,
    version,
    created_at: "2026-01-02T03:04:05.000Z",
    origin: version === 1 ? "written" : "edited",
    link: `/documents/${kind}-${version}/file?signature=1`,
  })),
});
const reviewed: Review = {
  success: true,
  ...{ job_title: "Process Engineer", company_name: "Kernwerk", job_url: "https://jobs.example/1" },
  facts,
  cv: newDocument(
    "cv",
    "Experience",
    lineOf("sections.0.entries.0.bullets.0", cut, "f1"),
    lineOf("sections.0.entries.0.bullets.1", started, "f2"),
  ),
  letter: newDocument("letter", "", letterLine(0, "I run columns:"), letterLine(1, "Losses: cut")),
  cv_changes: [
    {
      kind: "left_out",
      text: `Volunteer Experience: ${wide}`,
      facts: ["f3"],
      where: "Volunteer Experience",
      requirement: null,
      can_put_back: true,
      reason: "It says less to this posting.",
    },
  ],
  more_left_out: 3,
  language_note: "Your profile is in Arabic, this posting in English.",
  letter_questions: [],
};
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="595" height="842"></svg>';

const pages = { "POST /document-processor/pages": () => ({ success: true, pages: [drawing, drawing] }) };

async function openReview(view: string, opening: Parameters<typeof openClient>[1] = {}) {
  const answers = {
    ...profileServer(engineerProfile()).answers,
    [review]: () => reviewed,
    [change]: () => reviewed,
    ...pages,
    ...opening.answers,
  };
  const client = await openClient(`/jobtracking/documents?document=cv-2&view=${view}`, { ...opening, answers });
  const panel = client.screen.getByRole("complementary", { name: "Where it comes from" });
  const line = (text: string) => client.screen.getByRole("button", { name: text, exact: true });
  return { ...client, panel, line };
}

it("[DOCS-06] names what the profile answers, what exactly lacks, and asks what is open", async () => {
  const { screen } = await openReview("match", matchServer());
  await expect.element(screen.getByText("Your profile is in Arabic")).toBeVisible();
  await expect.element(screen.getByText("1 in part · 3 to answer · 1 we can't judge")).toBeVisible();
  await expect.element(screen.getByText("You have B1; B2 is asked for.")).toBeVisible();
  const open = screen.getByRole("listitem").filter({ hasText: "leading teams" });
  await expect.element(open.getByText("Is this it?")).toBeVisible();
  await expectAccessible("match");
});

it("[DOCS-06] names the lines that the profile keeps to itself by now, and leaves them out by a press", async () => {
  const bullet = "sections.1.entries.0.bullets.1";
  const gone: Review["facts"][number] = { ...where, id: "f2", text: started, where: "Experience", origin: "gone" };
  const { screen, sentTo } = await openReview("cv", {
    answers: {
      [review]: () => ({
        ...reviewed,
        // Its summary says the line as well.
        cv: newDocument(
          "cv",
          "Experience",
          lineOf("sections.0.paragraphs.0.0", started, "f2"),
          lineOf(bullet, started, "f2"),
        ),
        facts: facts.map((fact) => (fact.id === "f2" ? gone : fact)),
      }),
    },
  });
  await expect.element(screen.getByText(/^1 line says what your profile does not say any more/)).toBeVisible();
  await expectAccessible("lines that are gone");
  await screen.getByRole("button", { name: `Leave out: ${started}` }).click();
  await expect.poll(() => sentTo(change).map((body) => body.change)).toEqual([{ what: "leave_out", place: bullet }]);
});

it("[DOCS-06] a sentence names its source to the keyboard, to a pointer and to a screen reader", async () => {
  const { screen, panel, line } = await openReview("cv");
  await expect.element(line(cut)).toBeVisible();
  line(cut).element().focus();
  await expect.element(panel.getByText("Senior Process Engineer, Kernwerk")).toBeVisible();
  await expect.element(line(cut)).toHaveAccessibleDescription(/^From Professional Experience: Senior Process Engineer/);
  await line(started).hover();
  await expect.element(panel.getByRole("link", { name: /Process Engineer, Polska Farba S.A./ })).toBeVisible();
  line(cut).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(panel).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(line(cut)).toHaveFocus();
  await expectAccessible("CV");
  await screen.getByText("Versions (2)").click();
  await expectAccessible("versions");
});

it("[DOCS-06] words that the profile does not hold are refused, and kept", async () => {
  const { panel, line, refuse } = await openReview("cv");
  const message = "Your profile does not say “Kubernetes” of Senior Process Engineer.";
  const unheld: Refusal = { status: 422, json: { success: false, error: notInProfile, message } };
  await line(cut).click();
  await panel.getByRole("button", { name: "Edit" }).click();
  const words = panel.getByLabelText("Your words");
  await words.fill("Cut losses with Kubernetes.");
  refuse(change, unheld);
  await panel.getByRole("button", { name: "Save" }).click();
  await expect.element(panel.getByText(message)).toBeVisible();
  await expect.element(words).toHaveValue("Cut losses with Kubernetes.");
  const adding = panel.getByRole("region", { name: "Add it to your profile?" });
  await expect.element(adding.getByLabelText("New line")).toHaveValue("Cut losses with Kubernetes.");
  await expectAccessible("refused words");
});

it("[DOCS-06] a sentence of the person's comes behind the line that they chose", async () => {
  const { panel, line, sentTo } = await openReview("cv");
  await line(cut).click();
  await panel.getByRole("button", { name: "Add a sentence" }).click();
  await panel.getByLabelText("Your new sentence").fill("Kept the columns dry.");
  await expectAccessible("a new sentence");
  await panel.getByRole("button", { name: "Add" }).click();
  await expect.element(panel.getByRole("button", { name: "Add a sentence" })).toBeVisible();
  const place = "sections.0.entries.0.bullets.0";
  expect(sentTo(change).map((body) => body.change)).toEqual([{ what: "add", place, text: "Kept the columns dry." }]);
});

it("[DOCS-06] what was changed elsewhere meanwhile is said, and what was typed stays", async () => {
  const { panel, line, refuse } = await openReview("cv");
  await line(cut).click();
  await panel.getByRole("button", { name: "Edit" }).click();
  await panel.getByLabelText("Your words").fill("Cut losses.");
  refuse(change, { status: 409, json: { success: false, error: "changed_elsewhere", message: "It was changed." } });
  await panel.getByRole("button", { name: "Save" }).click();
  await expect.element(panel.getByText("It was changed.")).toBeVisible();
  await expect.element(panel.getByLabelText("Your words")).toHaveValue("Cut losses.");
});

it("[DOCS-06] a line is left out and taken back, what was left out is put back, a paragraph is told differently", async () => {
  const { screen, panel, line, sentTo } = await openReview("cv");
  const changes = () => sentTo(change).map((body) => body.change);
  await line(cut).click();
  await panel.getByRole("button", { name: "Leave out" }).click();
  const presses = [/^Undo$/, /^Leave out Experience$/, /^Put back: Volunteer/, /^Tell this paragraph differently$/];
  for (const [at, name] of presses.entries()) {
    await expect.poll(changes).toHaveLength(at + 1);
    if (at > 1) await screen.getByRole("tab", { name: at === 2 ? "What was tailored" : "Cover letter" }).click();
    await screen.getByRole("button", { name }).click();
  }
  await expect.poll(changes).toEqual([
    { what: "leave_out", place: "sections.0.entries.0.bullets.0" },
    { what: "restore", version_id: "cv-2" },
    { what: "leave_out", place: "sections.0" },
    { what: "put_back", facts: ["f3"] },
    { what: "tell_differently", place: "sections.0.entries.0" },
  ]);
});

it("[DOCS-06] a line goes to another place by keyboard, by button and by dragging", async () => {
  const { panel, line, sentTo } = await openReview("cv");
  await expect.element(line(cut)).toBeVisible();
  line(cut).element().focus();
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  await expect.element(line(started)).toHaveFocus();
  await line(started).click();
  await panel.getByRole("button", { name: /^Move up/ }).click();
  await expect.element(line(cut)).toHaveFocus();
  await expect.element(panel.getByRole("button", { name: /^Move up/ })).toBeDisabled();
  await userEvent.dragAndDrop(line(started), line(cut));
  const [first, second] = [0, 1].map((at) => `sections.0.entries.0.bullets.${at}`);
  await expect
    .poll(() => sentTo(change).map((body) => body.change))
    .toEqual([
      { what: "move", place: first, to: 1 },
      { what: "move", place: second, to: 0 },
      { what: "move", place: second, to: 0 },
    ]);
});

it("[DOCS-06] two versions stand side by side, with what only one of them says", async () => {
  const earlier = newDocument("cv", "Experience", lineOf("sections.0.entries.0.bullets.0", "Cut losses.", "f1"));
  const { screen } = await openReview("cv", {
    answers: {
      "POST /document-processor/version": () => ({ success: true, version: 1, parts: earlier.parts }),
    },
  });
  await screen.getByText("Versions (2)").click();
  await screen.getByRole("button", { name: "Compare version 1 with the one shown" }).click();
  const dialog = screen.getByRole("dialog", { name: "Two versions of the CV" });
  await expect
    .element(dialog.getByRole("region", { name: "Version 1" }).getByText("Only here: Cut losses."))
    .toBeVisible();
  const newest = dialog.getByRole("region", { name: "Version 2, shown" });
  await expect.element(newest.getByText(/^Only here: Cut solvent losses/)).toBeVisible();
  expect(newest.getByText(/^Only here: W/).elements()).toEqual([]);
  await expectAccessible("two versions");
});

it("[DOCS-06] is accessible in its other views", async () => {
  const { screen } = await openReview("changes");
  await expect.element(screen.getByRole("button", { name: /^Put back: Volunteer Experience/ })).toBeVisible();
  await expectAccessible("what was tailored");
  await screen.getByRole("tab", { name: "Cover letter" }).click();
  await expect.element(screen.getByRole("listitem").filter({ hasText: "Losses: cut" })).toBeVisible();
  await expectAccessible("letter");
  await screen.getByRole("tab", { name: "Pages" }).click();
  await expect.element(screen.getByRole("img", { name: "Cover letter, page 2 of 2" })).toBeVisible();
  await expectAccessible("pages");
});

it("[DOCS-06] a server that says nothing about its failure leaves no empty place", async () => {
  const served = { answers: { ...ownConfig, ...pages }, refusals: { [review]: empty } };
  const { screen, refuse } = await openReview("cv", served);
  await expect.element(screen.getByText("Your documents could not be loaded")).toBeVisible();
  await expect.element(screen.getByText("The server did not say why.")).toBeVisible();
  refuse(review, { status: 200, json: reviewed });
  await screen.getByRole("button", { name: "Retry" }).click();
  await expect.element(screen.getByRole("tab", { name: "CV" })).toBeVisible();
});

it("[DOCS-06] on a phone what changes a pressed sentence is in sight", async () => {
  await page.viewport(375, 812);
  const { panel, line } = await openReview("cv");
  await line(cut).click();
  await expect.element(panel.getByRole("button", { name: "Edit" })).toBeInViewport({ ratio: 1 });
  await panel.getByRole("button", { name: "Edit" }).click();
  await expect.element(panel.getByRole("button", { name: "Save" })).toBeInViewport({ ratio: 1 });
  await page.viewport(1280, 800);
});
