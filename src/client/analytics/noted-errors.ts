const maxKept = 20;
let kept: unknown[] = [];
let report: ((error: unknown) => void) | undefined;

/** Hears of errors from the page's first script on. */
export function noteErrors(): void {
  window.addEventListener("error", ({ error }) => noteError(error));
  window.addEventListener("unhandledrejection", ({ reason }) => noteError(reason));
}

/** Notes an error that nobody expected. Until it is known whether errors are reported, the first ones are kept. */
export function noteError(error: unknown): void {
  if (report) report(error);
  else if (kept.length < maxKept) kept.push(error);
}

/** Hands over what was noted so far and whatever comes. */
export function reportNotedErrors(reporter: (error: unknown) => void): void {
  report = reporter;
  for (const error of kept) reporter(error);
  kept = [];
}
