import { onTestFinished } from "vitest";

/** Puts a file into the page's field for files, as the browser's dialog does. */
export function chooseFile(file: File): void {
  const input = fieldForFiles();
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Keeps the browser's dialog for files shut; answers how often a press has asked for it: without one the browser opens none. */
export function askedForFile(): () => number {
  let times = 0;
  const input = fieldForFiles();
  const ask = (event: Event) => {
    event.preventDefault();
    if (navigator.userActivation.isActive) times += 1;
  };
  input.addEventListener("click", ask);
  onTestFinished(() => input.removeEventListener("click", ask));
  return () => times;
}

function fieldForFiles(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("There is no field for files.");
  return input;
}
