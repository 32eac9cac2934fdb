import { expect, it } from "vitest";
import { expectAccessible } from "../../../tests/components/accessibility.ts";
import { matchServer } from "../../../tests/components/match-server.ts";
import { openClient } from "../../../tests/components/opened-client.tsx";
import { ownConfig } from "../../../tests/components/own-config.ts";
import { profileServer } from "../../../tests/components/profile-server.ts";
import { engineerProfile } from "../../../tests/factories/profile-document.ts";
import { askedOfNote, askedOfWording, type Review } from "../../shared/documents/document-review.contract.ts";

const review = "POST /document-processor/review";
const change = "POST /document-processor/change";

const reviewed: Review = {
  ...{ success: true, job_title: "Engineer", company_name: "Kernwerk", job_url: "https://jobs.example/1" },
  ...{ facts: [], cv: null, cv_changes: [], more_left_out: 0, letter_questions: [] },
  letter: {
    ...{ id: "letter-2", kind: "letter", version: 2, design: "modern", paper: "a4", link: "/documents/letter-2" },
    ...{ parts: [], proposals: [], versions: [] },
  },
};

type Answers = NonNullable<NonNullable<Parameters<typeof openClient>[1]>["answers"]>;

const pages = { "POST /document-processor/pages": () => ({ success: true, pages: [] }) };

const openLetter = (answers: Answers) =>
  openClient("/jobtracking/documents?document=letter-2&view=letter", {
    answers: {
      ...ownConfig,
      ...profileServer(engineerProfile()).answers,
      ...matchServer().answers,
      ...pages,
      ...answers,
    },
  });

it("[DOCS-06] a letter asks once what only the person can say, and what they typed is there again", async () => {
  const general = { kind: "motive" as const, question: "", said: null };
  const said = { ...general, said: "I live next door." };
  const asking = { ...reviewed, letter_questions: [{ ...general, kind: "answer", question: "Tell us." }, general] };
  const answers = { [review]: () => asking, [change]: () => ({ ...reviewed, letter_questions: [said] }) };
  const { screen, refuse, sentTo } = await openLetter(answers);
  await expect.element(screen.getByLabelText("The posting asks you to say: “Tell us")).toBeVisible();
  await screen.getByText("What only you can say").click();
  const put = screen.getByRole("button", { name: "Put into the letter" });
  const motive = screen.getByLabelText("Why Kernwerk?");
  await motive.fill("I hold a PhD and live next door.");
  const json = { success: false, error: "hard_fact", message: "Your profile has no PhD." };
  refuse(change, { status: 422, json });
  await put.nth(1).click();
  await expect.element(screen.getByText(json.message)).toBeVisible();
  await expectAccessible("what only the person can say");
  const [note, fields] = askedOfNote("I live next door.");
  refuse(change, { status: 422, json: { error: "change_refused", message: note, fields } });
  await motive.fill(said.said);
  await put.nth(1).click();
  await expect.element(screen.getByText(note)).toBeVisible();
  refuse(change, undefined);
  await screen.getByRole("button", { name: "Put in as it stands" }).click();
  await expect.element(screen.getByRole("button", { name: "Say this instead" })).toBeDisabled();
  expect(sentTo(change).at(-1)?.change).toMatchObject({ kind: "motive", text: said.said, is_meant: true });
});

it("[DOCS-06] names what the posting asks for, and puts in what was typed only as the person chose to say it", async () => {
  const asked = {
    kind: "answer" as const,
    topics: ["terms" as const, "start" as const],
    question: "Name your pay.",
    said: null,
  };
  const wording = "My salary expectation is £24.50 an hour.";
  const asking = { ...reviewed, letter_questions: [asked] };
  const answers = {
    [review]: () => asking,
    [change]: () => ({ ...reviewed, letter_questions: [{ ...asked, said: wording }] }),
  };
  const { screen, refuse, sentTo } = await openLetter(answers);
  const names = "your pay or other terms and your start date";
  await expect.element(screen.getByRole("heading", { name: `The posting asks for ${names}` })).toBeVisible();
  await expect.element(screen.getByText(`Not complete: it does not say ${names}.`)).toBeVisible();
  await expect.element(screen.getByText("a pay or a date alone becomes a sentence")).toBeVisible();
  await screen.getByLabelText("The posting asks you to say: “Name").fill("£24.50 an hour");
  const [message, fields] = askedOfWording(wording);
  refuse(change, { status: 422, json: { error: "change_refused", message, fields } });
  await screen.getByRole("button", { name: "Put into the letter" }).click();
  await expect.element(screen.getByText(message)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Keep it as I typed it" })).toBeVisible();
  await expectAccessible("a wording to choose");
  refuse(change, undefined);
  await screen.getByRole("button", { name: "Say it like this" }).click();
  await expect.element(screen.getByText(/^Not complete/)).not.toBeInTheDocument();
  expect(sentTo(change).at(-1)?.change).toMatchObject({ kind: "answer", text: wording, is_chosen: true });
});
