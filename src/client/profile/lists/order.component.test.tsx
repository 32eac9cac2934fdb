import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openClient } from "../../../../tests/components/opened-client.tsx";
import { profileServer } from "../../../../tests/components/profile-server.ts";
import { engineerProfile } from "../../../../tests/factories/profile-document.ts";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const announced = (text: string) => expect.element(page.getByText(text)).toBeInTheDocument();

async function openEditor(section: string) {
  const { answers, saves } = profileServer(engineerProfile());
  await openClient("/profile", { answers });
  await button(`Edit ${section}`).click();
  const save = async () => {
    await button("Save").click();
    await expect.element(button(`Edit ${section}`)).toBeVisible();
    return saves.at(-1);
  };
  return { save };
}

const titlesOf = (profile?: ReturnType<typeof engineerProfile>) =>
  profile?.professional_experience.map(({ title }) => title);

it("entries and statements are brought into another order by keyboard and button, which is said", async () => {
  const { save } = await openEditor("Professional Experience");
  button("Move position 1 down").element().focus();
  await userEvent.keyboard("{Enter}");
  await announced("position 1 is now at place 2 of 2.");
  await expect.element(page.getByLabelText("Job title").first()).toHaveValue("Senior Process Engineer");
  await page.getByRole("button", { name: "Move responsibility 2 up" }).first().click();
  await expect
    .element(page.getByLabelText("Responsibilities 1").first())
    .toHaveValue("Responsible for the solvent recovery unit.");
  const saved = await save();
  expect(titlesOf(saved)).toEqual(["Senior Process Engineer", "Process Engineer"]);
  expect(saved?.professional_experience[0]?.responsibilities[0]).toBe("Responsible for the solvent recovery unit.");
});

it("entries are dragged by their handles", async () => {
  const { save } = await openEditor("Professional Experience");
  const before = titlesOf(engineerProfile());
  // Closed, both are in sight.
  await button("Position 1").click();
  await button("Position 2").click();
  const handle = (number: number) => page.elementLocator(handleOf(`position ${number}`));
  await userEvent.dragAndDrop(handle(2), handle(1), { steps: 12 });
  expect(titlesOf(await save())).toEqual(before?.toReversed());
});

function handleOf(name: string): Element {
  const handle = document.querySelector(`[data-handle="${name}"]`);
  if (!handle) throw new Error(`${name} has no handle.`);
  return handle;
}

it("words are brought into another order by arrow keys and buttons, which keep the focus", async () => {
  const { save } = await openEditor("Skills");
  button("Aspen Plus: arrow keys move it").element().focus();
  await userEvent.keyboard("{ArrowLeft}");
  await announced("Aspen Plus is now at place 4 of 5.");
  await expect.element(button("Aspen Plus: arrow keys move it")).toHaveFocus();
  await button("Python: arrow keys move it").click();
  await button("Move Python to the left").click();
  await announced("Python is now at place 4 of 5.");
  await expect.element(button("Move Python to the left")).toHaveFocus();
  const skills = (await save())?.skills.map(({ skill }) => skill);
  expect(skills).toEqual(["Excel", "Distillation", "HAZOP", "Python", "Aspen Plus"]);
});
