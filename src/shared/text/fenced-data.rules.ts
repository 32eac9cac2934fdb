/** Fences text of others. The closing mark cannot be forged from within. */
export function fencedData(value: unknown): string {
  return `<data>${JSON.stringify(value).replaceAll("<", "\\u003c")}</data>`;
}
