import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { showToast } from "./toast.ts";
import { closeToasts } from "./toast-viewport.tsx";

afterEach(() => {
  vi.useRealTimers();
  closeToasts();
});

const toasts = () => page.getByRole("region", { name: "Notifications" }).getByRole("dialog").elements();
const finishMoving = () => {
  for (const moving of document.getAnimations()) moving.finish();
};
const undo = page.getByRole("button", { name: "Undo" });

it("offers to take back for ten seconds, at the same place as all that is said", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const takenBack = vi.fn();
  showToast({ title: "The note was removed.", undo: takenBack });
  await expect.element(undo).toBeVisible();
  vi.advanceTimersByTime(9000);
  await expect.element(undo).toBeVisible();
  vi.advanceTimersByTime(1100);
  await expect.element(undo).not.toBeInTheDocument();
  expect(takenBack).not.toHaveBeenCalled();
});

it("takes back once, and goes", async () => {
  const takenBack = vi.fn();
  showToast({ title: "The note was removed.", undo: takenBack });
  await undo.click();
  await expect.element(undo).not.toBeInTheDocument();
  expect(takenBack).toHaveBeenCalledOnce();
});

it("an offer that was withdrawn cannot be pressed while it fades", async () => {
  const withdraw = showToast({ title: "The first note was removed.", undo: () => {} });
  await expect.element(undo).toBeVisible();
  showToast({ title: "The second note was removed.", undo: () => {} });
  await expect.poll(() => undo.elements().length).toBe(2);
  finishMoving();
  const slow = document.head.appendChild(document.createElement("style"));
  slow.textContent = "[role=dialog] { transition-duration: 60s !important }";
  withdraw();
  await expect.poll(() => document.querySelector("[role=dialog][data-ending-style]")).not.toBeNull();
  expect(undo.elements()).toHaveLength(1);
  slow.remove();
  finishMoving();
  await expect.poll(() => toasts().length).toBe(1);
});

it("what asks for nothing takes the place of the last such message, and lets presses through", async () => {
  showToast({ title: "Your name was changed." });
  showToast({ title: "Your profile was saved." });
  await expect.element(page.getByText("Your profile was saved.")).toBeVisible();
  await expect.element(page.getByText("Your name was changed.")).not.toBeInTheDocument();
  const [toast] = toasts();
  const { left = 0, top = 0 } = toast?.getBoundingClientRect() ?? {};
  expect(toast?.contains(document.elementFromPoint(left + 20, top + 20))).toBe(false);
  expect(page.getByRole("button", { name: "Dismiss" }).elements()).toEqual([]);
});

it("a failure stays until it is dismissed", async () => {
  showToast({ title: "It could not be removed.", tone: "error" });
  const title = page.getByText("It could not be removed.");
  await expect.element(title.first()).toBeVisible();
  await page.getByTitle("Dismiss").click();
  await expect.element(title).not.toBeInTheDocument();
});
