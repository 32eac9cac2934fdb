/**
 * Writes to the browser's console what the specification wants logged and not shown. Never personal data.
 */
export function logWarning(message: string): void {
  window.console.warn(message);
}
