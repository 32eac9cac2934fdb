import { expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import type { z } from "zod/mini";
import { expectAccessible } from "../../../../tests/components/accessibility.ts";
import { openClient } from "../../../../tests/components/opened-client.tsx";
import { ownConfig } from "../../../../tests/components/own-config.ts";
import { savedFiles } from "../../../../tests/components/saved-files.ts";
import { person } from "../../../../tests/fakes/specified-calls.ts";
import type {
  AccountExport,
  AccountOverview,
  accountSettingsEndpoints,
} from "../../../shared/account/account-settings.contract.ts";

type Reply<Endpoint extends { reply: z.core.$ZodType }> = z.input<Endpoint["reply"]>;
type Sent = Record<string, unknown>;

const { name, email, password } = person;
const otherEmail = "anna.lind@example.org";
const newPassword = "summer.evening8!";
const done = { success: true, message: "Done." } as const;
const moment = "2026-01-01T09:00:00.000Z";
const session = (id: string) => ({ id, created_at: moment, last_used_at: moment, device: `Firefox on ${id}` });

function openAccount(start: Partial<AccountOverview> = {}, opening: Parameters<typeof openClient>[1] = {}) {
  const sessions = [
    { ...session("this"), is_current: true },
    { ...session("other"), is_current: false },
    { ...session("third"), is_current: false },
  ];
  let account: AccountOverview = {
    ...{ success: true, name, email, has_password: true, pending_email: null, sessions },
    second_factors: { app_added_at: null, passkeys: [], recovery_codes_left: 0 },
    ...start,
  };
  const answers = {
    ...ownConfig,
    "GET /api/account": (): Reply<typeof accountSettingsEndpoints.overview> => account,
    "POST /api/account/name"(sent: Sent): Reply<typeof accountSettingsEndpoints.changeName> {
      account = { ...account, name: String(sent.name) };
      return { success: true, name: account.name };
    },
    "POST /api/account/email"(sent: Sent): Reply<typeof accountSettingsEndpoints.changeEmail> {
      account = { ...account, pending_email: String(sent.email) };
      return done;
    },
    "POST /api/account/email/verify"(): Reply<typeof accountSettingsEndpoints.verifyNewEmail> {
      account = { ...account, email: account.pending_email ?? "", pending_email: null };
      return { success: true, email: account.email };
    },
    "POST /api/account/password": (): Reply<typeof accountSettingsEndpoints.changePassword> => done,
    "POST /api/account/sessions/end"({ session_id }: Sent): Reply<typeof accountSettingsEndpoints.endSession> {
      account = { ...account, sessions: account.sessions.filter(({ id }) => id !== session_id) };
      return done;
    },
    "POST /api/account/sessions/end-others"(): Reply<typeof accountSettingsEndpoints.endOtherSessions> {
      account = { ...account, sessions: account.sessions.filter((one) => one.is_current) };
      return done;
    },
    "POST /api/account/delete/code": (): Reply<typeof accountSettingsEndpoints.sendDeletionCode> => done,
    "POST /api/account/delete": (): Reply<typeof accountSettingsEndpoints.deleteAccount> => done,
  };
  return openClient("/account", { ...opening, answers: { ...answers, ...opening.answers } });
}

const section = (title: string) => page.getByRole("region", { name: title, exact: true });
const button = (label: string) => page.getByRole("button", { name: label, exact: true });
const confirmation = page.getByLabelText(/^Type .* to confirm$/);

interface Change {
  call: string;
  start?: Partial<AccountOverview>;
  fill: () => Promise<Locator>;
  button: string;
  sent: Sent;
  shown?: string;
}

const changes: Change[] = [
  {
    call: "POST /api/account/name",
    fill: () => filled("Name", { "Full name": "Anna Lind" }),
    button: "Change name",
    sent: { name: "Anna Lind" },
    shown: "Your name was changed.",
  },
  {
    call: "POST /api/account/email",
    fill: () => filled("Email address", { "New email": otherEmail, "Current password": password }),
    button: "Send a code to the new address",
    sent: { email: otherEmail, current_password: password },
    shown: "Until you enter it, nothing changes.",
  },
  {
    call: "POST /api/account/email/verify",
    start: { pending_email: otherEmail },
    fill: () => filled("Email address", { "Verification code": "AB3K9Z" }),
    button: "Verify the new address",
    sent: { code: "AB3K9Z" },
    shown: `You sign in with ${otherEmail}`,
  },
  {
    call: "POST /api/account/password",
    fill: () => filled("Password", { "Current password": password, "New password": newPassword }),
    button: "Change password",
    sent: { current_password: password, new_password: newPassword },
    shown: "Your password was changed.",
  },
  {
    call: "POST /api/account/delete",
    async fill() {
      await button("Delete my account").click();
      await confirmation.fill(email.toUpperCase());
      return filled("Delete the account", { "Current password": password });
    },
    button: "Delete everything for good",
    sent: { current_password: password },
  },
];

async function filled(title: string, texts: Record<string, string>): Promise<Locator> {
  const fields = Object.entries(texts).map(([label, text]) => ({
    field: section(title).getByLabelText(label, { exact: true }),
    text,
  }));
  for (const { field, text } of fields) await field.fill(text);
  const last = fields.at(-1);
  if (!last) throw new Error("A form has a field.");
  return last.field;
}

it.each(changes)("$call: a form that is under way says so, keeps what was typed and is sent once", async (change) => {
  const { address, hold, sentTo } = await openAccount(change.start);
  const release = hold(change.call);
  const field = await change.fill();
  const typed = field.element();
  const submit = button(change.button);
  await submit.dblClick();
  await expect.element(submit).toHaveAttribute("aria-busy", "true");
  await expect.element(submit).toBeDisabled();
  await field.click();
  await userEvent.keyboard("{Enter}");
  await expect.element(typed).not.toHaveValue("");
  release();
  if (change.shown) await expect.element(document.body).toHaveTextContent(change.shown);
  else await expect.poll(address).toBe("/login");
  expect(sentTo(change.call)).toEqual([change.sent]);
});

it.each([
  ["POST /api/account/email", "current_password", changes[1], "Email address", "Current password"],
  ["POST /api/account/password", "new_password", changes[3], "Password", "New password"],
  ["POST /api/account/delete", "current_password", changes[4], "Delete the account", "Current password"],
] as const)("%s: what is wrong with %s stands at its field", async (call, fault, change, title, label) => {
  const { refuse } = await openAccount();
  const fields = { [fault]: "Not this one." };
  refuse(call, { status: 400, json: { success: false, error: "invalid_input", message: "Form", fields } });
  await change?.fill();
  await button(change?.button ?? "").click();
  const field = section(title).getByLabelText(label, { exact: true });
  await expect.element(field).toHaveAccessibleDescription("Not this one.");
  await expect.element(field).not.toHaveValue("");
});

it("[SESSION-06] an account that cannot be loaded or changed says so, and keeps what was typed", async () => {
  const opening = { held: ["GET /api/account"], refusals: { "GET /api/account": "unreachable" as const } };
  const { hold, refuse } = await openAccount({}, opening);
  await expect.element(page.getByText("Loading account...")).toBeVisible();
  hold("GET /api/account")();
  await expect.element(page.getByText("Your account could not be loaded")).toBeVisible();
  await expectAccessible("account that could not be loaded");
  refuse("GET /api/account", undefined);
  await button("Retry").click();

  refuse("POST /api/account/name", "unreachable");
  await page.getByLabelText("Full name").fill("Somebody Else");
  await button("Change name").click();
  const alert = section("Name").getByRole("alert");
  await expect.element(alert).toHaveTextContent("Your name could not be changed. Please try again.");
  await expect.element(alert).toHaveTextContent("Network error. Please check your connection and try again.");
  await expect.element(page.getByLabelText("Full name")).toHaveValue("Somebody Else");
});

it("is accessible with every form open and refused", async () => {
  const { sentTo } = await openAccount();
  await button("Delete my account").click();
  for (const label of ["Send a code to the new address", "Change password", "Delete everything for good"]) {
    await button(label).click();
  }
  await expect.element(page.getByText("Please type the email address of this account")).toBeVisible();
  expect(sentTo("POST /api/account/delete")).toEqual([]);
  await expectAccessible("account with every form refused");
});

it("[SIDE-01] a new name stands in the sidebar, which leads to the account", async () => {
  await openAccount();
  await page.getByLabelText("Full name").fill("Anna Weber-Lind");
  await button("Change name").click();
  const link = page.getByRole("complementary").getByRole("link", { name: /Logged in as\s*Anna Weber-Lind/ });
  await expect.element(link).toHaveAttribute("href", "/account");
});

it("lists the devices, and signs them out", async () => {
  const { sentTo } = await openAccount();
  const devices = section("Devices");
  await expect.element(devices.getByRole("listitem")).toHaveLength(3);
  await expect.element(devices.getByRole("listitem").first()).toHaveTextContent("This device");
  await button("Sign out Firefox on third").click();
  expect(sentTo("POST /api/account/sessions/end")).toEqual([]);
  await devices.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect.element(devices.getByRole("listitem")).toHaveLength(2);
  await button("Sign out all other devices").click();
  await button("Sign them out").click();
  await expect.element(devices.getByRole("listitem")).toHaveLength(1);
  expect(sentTo("POST /api/account/sessions/end")).toEqual([{ session_id: "third" }]);
});

it("leads somebody without a password to sign in again where that is asked for", async () => {
  const { refuse } = await openAccount({ has_password: false });
  const message = "You signed in some time ago. Please sign in again to do this.";
  refuse("POST /api/account/password", {
    status: 400,
    json: { success: false, error: "fresh_sign_in_needed", message },
  });
  await page.getByLabelText("New password", { exact: true }).fill(newPassword);
  await button("Set a password").click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(message);
  const link = page.getByRole("link", { name: "Sign in with LinkedIn again" });
  await expect.element(link).toHaveAttribute("href", "/linkedin-login");
  await expectAccessible("the refusal that asks to sign in again");
});

it("somebody without a password may set one, and deletes the account by a code", async () => {
  const { address, sentTo } = await openAccount({ has_password: false });
  await expect.element(button("Set a password")).toBeVisible();
  await button("Delete my account").click();
  await confirmation.fill(email);
  await button("Mail me a code").click();
  await expect.poll(() => sentTo("POST /api/account/delete/code")).toHaveLength(1);
  await page.getByLabelText("Code from your mail").fill("ab3k9z");
  await button("Delete everything for good").click();
  await expect.poll(address).toBe("/login");
  expect(sentTo("POST /api/account/delete")).toEqual([{ code: "AB3K9Z" }]);
  await expect.element(page.getByText("Your account and everything in it is deleted.")).toBeVisible();
  await expect.element(page.getByText("Good to see you again.")).not.toBeInTheDocument();
  expect(localStorage.getItem("auth_token")).toBeNull();
});

it("everything that is stored is taken as one file, with the files of the cards beside it", async () => {
  const file = {
    id: "file-0001",
    kind: "file",
    job_url: "https://jobs.example/1",
    created_at: moment,
    updated_at: moment,
  };
  const records = [{ ...file, data: { name: "contract.pdf", size: 3, type: "" } }];
  const exported = (card_records: object[]): AccountExport => ({
    ...{ success: true, exported_at: moment, sessions: [], profile_versions: [], cv_imports: [], wordings: [] },
    account: {
      ...{ name, email, other_emails: [], created_at: moment, sign_in_ways: [] },
      second_factors: { app_added_at: null, passkeys: [], recovery_codes_left: 0 },
    },
    ...{ own_words: [], private_lines: [], answers: [], conversations: [], tracked_jobs: [], saved_searches: [] },
    ...{ reminders: { digest: null, calendar: null }, documents: [], subscription: null, usage: [], card_records },
  });
  let kept: object[] = [];
  const more = { "GET /api/account/export": () => exported(kept), "GET /api/jobs/files": () => "the contract" };
  const { sentTo, refuse } = await openAccount({}, { answers: more });
  const saved = savedFiles();
  const download = page.getByRole("button", { name: "Download my data" });
  await download.click();
  await expect.poll(saved).toMatchObject([{ name: "forthright-2026-01-01.json" }]);
  kept = records;
  await download.click();
  await expect.poll(async () => (await saved()).at(-1)?.name).toBe("forthright-2026-01-01.zip");
  expect((await saved()).at(-1)?.text).toMatch(/export\.json(?:.|\n)*files\/file-0001 contract\.pdf"the contract"/);
  expect(sentTo("GET /api/jobs/files")).toEqual([{ id: "file-0001" }]);

  refuse("GET /api/jobs/files", { status: 500 });
  await download.click();
  await expect.element(page.getByText("Your data could not be put together. Please try again.")).toBeVisible();
  expect(await saved()).toHaveLength(2);
});
