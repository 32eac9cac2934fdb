export type Theme = "light" | "dark";

const storageKey = "theme";
const system = window.matchMedia("(prefers-color-scheme: dark)");
const listeners = new Set<() => void>();

/** Puts the theme that the person chose before on the document; without a choice the system decides. */
export function applyStoredTheme(): void {
  const theme = localStorage.getItem(storageKey);
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
}

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return system.matches ? "dark" : "light";
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  localStorage.setItem(storageKey, theme);
  for (const listener of listeners) listener();
}

/** Calls the listener when the person chooses another theme, or the system changes; returns how to stop. */
export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  system.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener("change", listener);
  };
}
