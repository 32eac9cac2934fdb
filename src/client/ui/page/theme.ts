export type Theme = "light" | "dark";

const storageKey = "theme";

/** Puts the theme that the person chose before on the document; without a choice the system decides. */
export function applyStoredTheme(): void {
  const theme = localStorage.getItem(storageKey);
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
}

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  localStorage.setItem(storageKey, theme);
}
