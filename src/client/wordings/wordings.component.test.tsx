import { afterEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { z } from "zod/mini";
import { expectAccessible } from "../../../tests/components/accessibility.ts";
import { openClient } from "../../../tests/components/opened-client.tsx";
import { ownConfig } from "../../../tests/components/own-config.ts";
import { profileServer } from "../../../tests/components/profile-server.ts";
import { emptyProfile } from "../../shared/profile/profile.rules.ts";
import type { ConfirmedWording, wordingsEndpoints } from "../../shared/wordings/wordings.contract.ts";

type Reply<Endpoint extends { reply: z.core.$ZodType }> = z.input<Endpoint["reply"]>;
type Sent = Record<string, unknown>;

const nurse = "Professional Experience: Nurse, Charité";
const wording = (id: string, change: Partial<ConfirmedWording> = {}): ConfirmedWording => ({
  ...{ id, text: `I did ${id}.`, language: "en", form: "sentence", origin: "model", where: nurse, state: "valid" },
  ...{ decided_at: "2026-01-01T09:00:00.000Z", facts: [{ key: "7", text: id }], changes: [] },
  ...change,
});

const noOwnWords = {
  "GET /api/profile/own-words": () => ({ success: true, own_words: [] }),
  "GET /api/matching/answers": () => ({ success: true, answers: [] }),
};

/** What our own server answers about the wordings of one person. */
function openWordings(wordings: ConfirmedWording[], opening: Parameters<typeof openClient>[1] = {}) {
  const revoked = new Set<unknown>();
  let kept = wordings;
  const answers = {
    ...ownConfig,
    ...noOwnWords,
    "GET /api/profile/wordings": (): Reply<typeof wordingsEndpoints.list> => ({
      success: true,
      wordings: kept.filter(({ id }) => !revoked.has(id)),
    }),
    "DELETE /api/profile/wordings"({ id }: Sent): Reply<typeof wordingsEndpoints.revoke> {
      revoked.add(id);
      return { success: true };
    },
    "POST /api/profile/wordings"({ text }: Sent): Reply<typeof wordingsEndpoints.decide> {
      kept = kept.map((one) => (one.text === text ? { ...one, state: "valid", changes: [] } : one));
      const id = kept.find((one) => one.text === text)?.id ?? "";
      revoked.delete(id);
      return { success: true, wording: { id, decision: "kept" } };
    },
  };
  return openClient("/profile/wordings", { ...opening, answers: { ...answers, ...opening.answers } });
}

afterEach(() => page.viewport(1280, 800));

describe("confirmed wordings", () => {
  it("stand by job, are revoked and had back with the keyboard", async () => {
    const other = "Education: MSc, Oxford";
    const { screen, sentTo } = await openWordings([
      wording("triage"),
      wording("study", { where: other }),
      wording("rounds"),
    ]);
    const ofNurse = screen.getByRole("region", { name: nurse });
    await expect.poll(() => ofNurse.getByRole("listitem").elements().length).toBe(2);
    await expect.element(screen.getByRole("region", { name: other }).getByText("I did study.")).toBeVisible();

    const row = ofNurse.getByRole("listitem").filter({ hasText: "triage" });
    row.getByRole("button").element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByText("Revoked. Future documents do without it.")).toBeVisible();
    await expect.element(row).not.toBeInTheDocument();
    await expect.element(ofNurse.getByRole("button", { name: "Revoke: I did rounds." })).toHaveFocus();
    expect(sentTo("DELETE /api/profile/wordings")).toEqual([{ id: "triage" }]);
    await expectAccessible("revoked");

    screen.getByRole("button", { name: "Undo" }).element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(row).toBeVisible();
    expect(sentTo("POST /api/profile/wordings")).toEqual([
      {
        text: "I did triage.",
        language: "en",
        form: "sentence",
        origin: "model",
        facts: [{ key: "7", text: "triage" }],
      },
    ]);
  });

  it("show what changed since, and are kept again where that is still said", async () => {
    const changes = [{ key: "7", before: "Triaged 40 patients a day.", now: "Triaged 30 patients a day." }];
    const gone = [{ key: "7", before: "Wrote rosters.", now: null }];
    const { screen, sentTo } = await openWordings([
      wording("triage", { state: "changed", changes }),
      wording("rosters", { state: "changed", changes: gone, where: "No longer in your profile" }),
    ]);
    await expect.element(screen.getByText("Triaged 30 patients a day.")).toBeVisible();
    await expect.element(screen.getByText("is not in your profile any more.")).toBeVisible();
    expect(screen.getByRole("button", { name: /^Still true/ }).elements()).toHaveLength(1);
    await expectAccessible("changed");
    await screen.getByRole("button", { name: "Still true, keep it: I did triage." }).click();
    await expect.element(screen.getByText("Triaged 30 patients a day.")).not.toBeInTheDocument();
    expect(sentTo("POST /api/profile/wordings")).toMatchObject([
      { facts: [{ key: "7", text: "Triaged 30 patients a day." }] },
    ]);
  });

  it("say why they cannot be kept, and that a call failed", async () => {
    const changes = [{ key: "7", before: "Triaged 40 patients.", now: "Triaged 30 patients." }];
    const { screen, refuse } = await openWordings([wording("triage", { state: "changed", changes })]);
    const message = "The facts do not hold “40”.";
    refuse("POST /api/profile/wordings", { status: 422, json: { success: false, error: "hard_fact", message } });
    await screen.getByRole("button", { name: /^Still true/ }).click();
    await expect.element(screen.getByText(message)).toBeVisible();
    refuse("DELETE /api/profile/wordings", "unreachable");
    await screen.getByRole("button", { name: /^Revoke/ }).click();
    await expect.element(screen.getByText(/Network error/)).toBeVisible();
    await expect.element(screen.getByRole("button", { name: /^Revoke/ })).toBeVisible();
  });

  it("say that they could not be loaded, and that there are none yet", async () => {
    const { screen, refuse } = await openWordings([], { refusals: { "GET /api/profile/wordings": { status: 422 } } });
    await expect.element(screen.getByText("Failed to load your wordings")).toBeVisible();
    refuse("GET /api/profile/wordings", undefined);
    await screen.getByRole("button", { name: "Retry" }).click();
    await expect.element(screen.getByText("Nothing is confirmed yet")).toBeVisible();
    await expectAccessible("none");
  });

  it("are reached from the profile, also with long texts on a phone", async () => {
    const { answers } = profileServer(emptyProfile());
    const long = "Re-sequenced".repeat(12);
    const wordings = [
      wording("long", { text: `${long} ${"and led the ward ".repeat(30)}`, where: `${nurse} ${long}` }),
    ];
    const list = { "GET /api/profile/wordings": () => ({ success: true, wordings }) };
    const { screen, address } = await openClient("/profile", { answers: { ...answers, ...list, ...noOwnWords } });
    await page.viewport(375, 812);
    await screen.getByRole("button", { name: "More" }).click();
    await screen.getByRole("menuitem", { name: "Confirmed wordings" }).click();
    await expect.poll(address).toBe("/profile/wordings");
    await expect.element(screen.getByRole("heading", { name: "Confirmed wordings" })).toBeVisible();
    await expectAccessible("long");
  });

  it("stand beside own words, which are deleted and had back", async () => {
    const motive = {
      question: "",
      kind: "motive",
      company: "Kernwerk",
      text: "You train nurses.",
      language: "en",
    } as const;
    let own_words = [{ ...motive, id: "first" }];
    const { screen, sentTo } = await openWordings([], {
      answers: {
        "GET /api/profile/own-words": () => ({ success: true, own_words }),
        "DELETE /api/profile/own-words"() {
          own_words = [];
          return { success: true };
        },
        "POST /api/profile/own-words"() {
          own_words = [{ ...motive, id: "second" }];
          return { success: true, own_words: own_words[0] };
        },
      },
    });
    const own = screen.getByRole("region", { name: "In your own words" });
    await expect.element(own.getByText("Why you apply, Kernwerk")).toBeVisible();
    await expectAccessible("own words");
    await own.getByRole("button", { name: "Delete: You train nurses." }).click();
    await expect.element(own).not.toBeInTheDocument();
    await screen.getByRole("button", { name: "Undo" }).click();
    await own.getByRole("button", { name: "Delete: You train nurses." }).click();
    await expect.element(own).not.toBeInTheDocument();
    await expect.element(screen.getByText("Deleted. Future letters do without it.")).toBeVisible();
    expect(sentTo("DELETE /api/profile/own-words")).toEqual([{ id: "first" }, { id: "second" }]);
    expect(sentTo("POST /api/profile/own-words")).toEqual([motive]);
  });

  it("stand beside answers to openings, which are taken back and given again by keyboard, on a phone too", async () => {
    await page.viewport(375, 812);
    const given = { id: "a", term_key: "skill:docker", asked: "Docker is a plus", lang: "en", facts: [] };
    const answer = { ...given, said: "no" } as const;
    let answers = [answer];
    const { screen, sentTo } = await openWordings([], {
      answers: {
        "GET /api/matching/answers": () => ({ success: true, answers }),
        "DELETE /api/matching/answers"() {
          answers = [];
          return { success: true };
        },
        "POST /api/matching/answers"() {
          answers = [{ ...answer, id: "b" }];
          return { success: true, answers };
        },
      },
    });
    const row = screen.getByRole("region", { name: "Your answers to openings" }).getByRole("listitem");
    await expect.element(row.getByText("You said you don't have this:")).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
    row.getByRole("button").element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByText(/^Taken back/)).toBeVisible();
    await expect.element(row).not.toBeInTheDocument();
    await expectAccessible("an answer taken back");
    screen.getByRole("button", { name: "Undo" }).element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(row.getByRole("button", { name: "Take back: Docker is a plus" })).toBeVisible();
    expect(sentTo("DELETE /api/matching/answers")).toEqual([{ id: "a" }]);
    expect(sentTo("POST /api/matching/answers")).toMatchObject([{ term_key: "skill:docker", said: "no" }]);
  });
});
