import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../tests/components/accessibility.ts";
import { boardServer, newJob } from "../../../../tests/components/board-server.ts";
import { modalities, pressBy } from "../../../../tests/components/modalities.ts";
import { openClient } from "../../../../tests/components/opened-client.tsx";

const nurse = newJob("Nurse", "Charité", "Viewed", "Applied");
const email = "maria+jobs@charite.example";

/** Drafts say what they were asked for, and of a text that names eighty people the sentence with them is not held. */
async function openMails(more = "", job = nurse) {
  const server = boardServer(job);
  const contact = { name: "Maria Silva", email, role: "", phone: "", met: "" };
  server.records.keep({ id: "contact-one", kind: "contact", company: nurse.company_name, data: contact });
  const answers = {
    ...server.answers,
    "POST /api/jobs/mails/draft": ({ mail_kind, language = "en", to }: Record<string, unknown>) => ({
      success: true,
      draft: { language, subject: `About Nurse: ${mail_kind}`, text: `Dear ${to},\n\n[One thing.] ${language}` },
    }),
    "POST /api/jobs/mails/check": ({ text }: Record<string, unknown>) => ({
      success: true,
      unheld: String(text).includes("80 people")
        ? [{ text: "I led 80 people.", reason: "Your profile does not say “80 people”." }]
        : [],
    }),
  };
  const path = `/jobtracking?job=${encodeURIComponent(nurse.job_url)}&part=notes${more}`;
  const client = await openClient(path, { ...server, answers });
  const mails = client.screen.getByRole("region", { name: "Mails" });
  return { ...client, server, mails, text: mails.getByLabelText("Text") };
}

it.each(modalities)(
  "%s a mail is drafted to a contact, changed, held against the profile, opened and noted with a way back",
  async (modality) => {
    const press = await pressBy(modality);
    const isFirst = modality === modalities[0];
    const { screen, server, mails, text } = await openMails();
    await press(mails.getByRole("button", { name: "Write a mail" }));
    await expect.element(mails.getByLabelText("Mail", { exact: true })).toHaveFocus();
    await expect.element(mails.getByLabelText("Mail", { exact: true })).toHaveValue("follow_up");
    await expect.element(text).toHaveValue(`Dear ${email},\n\n[One thing.] en`);
    await expect.element(mails.getByText("Fill in what stands in brackets")).toBeVisible();
    await text.fill("Dear Maria,\n\nI led 80 people. Yours & mine");
    await expect.element(mails.getByText("Not in your profile or on this card")).toBeVisible();
    await expect.element(mails.getByText("Fill in what stands in brackets")).not.toBeInTheDocument();
    if (isFirst) await expectAccessible("a mail that says more than the profile");
    const link = mails.getByRole("link", { name: "Open in my mail program" });
    await expect
      .element(link)
      .toHaveAttribute(
        "href",
        "mailto:maria%2Bjobs@charite.example?subject=About%20Nurse%3A%20follow_up&body=Dear%20Maria%2C%0D%0A%0D%0AI%20led%2080%20people.%20Yours%20%26%20mine",
      );
    await press(mails.getByRole("button", { name: "I sent it" }));
    await expect.element(mails.getByText("About Nurse: follow_up")).toBeVisible();
    const kept = () => server.records.all().filter(({ kind }) => kind === "sent_mail");
    expect(kept()).toMatchObject([
      { data: { mail_kind: "follow_up", to: email, text: "Dear Maria,\n\nI led 80 people. Yours & mine" } },
    ]);
    await mails.getByText("Read it").click();
    if (isFirst) await expectAccessible("a mail that was sent");
    await press(screen.getByRole("button", { name: "Undo" }));
    await expect.element(mails.getByText("About Nurse: follow_up")).not.toBeInTheDocument();
    await expect.poll(kept).toEqual([]);
    // It has an Undo of its own, which would come into the next test.
    await expect.element(screen.getByText("The mail is not noted any more.").first()).toBeVisible();
  },
);

it("another kind or language drafts anew, and gives back what was written", async () => {
  const { screen, mails, text } = await openMails();
  await mails.getByRole("button", { name: "Write a mail" }).click();
  await text.fill("Mine");
  await mails.getByLabelText("Language").selectOptions("Deutsch");
  await expect.element(text).toHaveValue(`Dear ${email},\n\n[One thing.] de`);
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(text).toHaveValue("Mine");
  await expect.element(mails.getByLabelText("Language")).toHaveValue("en");
  await mails.getByLabelText("To").fill("");
  await expect.element(text).toHaveValue("Mine");
  await mails.getByLabelText("To").fill("jobs@other.example");
  const link = mails.getByRole("link", { name: "Open in my mail program" });
  await expect.element(link).toHaveAttribute("href", expect.stringMatching(/^mailto:jobs@other\.example\?/));
  await userEvent.keyboard("{Escape}");
  await screen.getByRole("button", { name: "Nurse", exact: true }).click();
  await screen.getByRole("tab", { name: "Notes" }).click();
  await expect.element(text).toHaveValue("Mine");
});

it("before an application nobody is asked for a reference unasked, and never the employer's own contact", async () => {
  const { mails } = await openMails("", newJob("Nurse", "Charité", "Viewed"));
  await mails.getByRole("button", { name: "Write a mail" }).click();
  await expect.element(mails.getByLabelText("Mail", { exact: true })).toHaveValue("question");
  await expect.element(mails.getByLabelText("To")).toHaveValue(email);
  await mails.getByLabelText("Mail", { exact: true }).selectOptions("Ask somebody for a reference");
  await expect.element(mails.getByLabelText("To")).toHaveValue("");
  await mails.getByLabelText("To").fill("jo@former.example");
  await mails.getByLabelText("Mail", { exact: true }).selectOptions("Ask about the opening");
  await expect.element(mails.getByLabelText("To")).toHaveValue("jo@former.example");
});

it("an address begins a mail of a kind, and one that cannot be drafted is written all the same", async () => {
  const { mails, text, refuse } = await openMails("&mail=thank_you");
  await expect.element(mails.getByLabelText("Mail", { exact: true })).toHaveValue("thank_you");
  refuse("POST /api/jobs/mails/draft", { status: 404, json: { message: "Gone" } });
  await mails.getByLabelText("Mail", { exact: true }).selectOptions("Ask how it stands");
  await expect.element(mails.getByText("The mail could not be drafted.")).toBeVisible();
  await text.fill("Written by hand");
  refuse("POST /api/jobs/mails/draft", undefined);
  await mails.getByRole("button", { name: "Retry" }).click();
  await expect.element(mails.getByText("The mail could not be drafted.")).not.toBeInTheDocument();
  await expect.element(text).toHaveValue("Written by hand");
});
