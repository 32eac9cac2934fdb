import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openClient } from "../../../tests/components/opened-client.tsx";

const call = "POST /api/profile/save-version";
const edit = page.getByRole("button", { name: "Edit Personal Details" });
const name = page.getByLabelText("Name", { exact: true });

it.each(["Save", "Save All Changes"])(
  "[PROF-04] [PROF-06] %s shows that it is under way, keeps what was typed and is sent once",
  async (label) => {
    const { hold, sentTo } = await openClient("/profile");
    const release = hold(call);
    await edit.click();
    await name.fill("Anna Weber");
    const button = page.getByRole("button", { name: label, exact: true });
    await button.dblClick();
    await expect.element(button).toHaveAttribute("aria-busy", "true");
    await expect.element(button).toBeDisabled();
    await expect.element(name).toHaveValue("Anna Weber");
    await name.click();
    await userEvent.keyboard("{Enter}");
    release();
    await expect.element(edit).toBeVisible();
    expect(sentTo(call)).toHaveLength(1);
  },
);
