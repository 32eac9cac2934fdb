import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Tabs } from "./tabs.tsx";

const tabs = ["CV", "Letter", "Pages"].map((label) => ({ value: label, label, content: <p>About the {label}</p> }));

it("the arrow keys go round the tabs, Enter opens one, and Tab leads from it to what it shows", async () => {
  const screen = await render(<Tabs tabs={tabs} />);
  const tab = (name: string) => screen.getByRole("tab", { name });
  await userEvent.keyboard("{Tab}{ArrowLeft}");
  await expect.element(tab("Pages")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.element(tab("Letter")).toHaveFocus();
  await expect.element(tab("CV")).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{End}{Home}{ArrowRight}{Enter}{Tab}");
  const panel = screen.getByRole("tabpanel", { name: "Letter" });
  await expect.element(panel).toHaveFocus();
  await expect.element(panel).toHaveTextContent("About the Letter");
  expect(screen.getByRole("tabpanel").elements()).toHaveLength(1);
});

it("arrow keys with a modifier are the browser's", async () => {
  const screen = await render(<Tabs tabs={tabs} />);
  await userEvent.keyboard("{Tab}{Shift>}{ArrowRight}{/Shift}{Control>}{ArrowRight}{/Control}");
  await expect.element(screen.getByRole("tab", { name: "CV" })).toHaveFocus();
});

it("a press that leaves its tab without the focus, as Safari's does, moves no focus into the panel", async () => {
  const screen = await render(<Tabs tabs={tabs} />);
  screen
    .getByRole("tab", { name: "Letter" })
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect.element(screen.getByText("About the Letter")).toBeVisible();
  await expect.element(screen.getByRole("tabpanel")).not.toHaveFocus();
});
