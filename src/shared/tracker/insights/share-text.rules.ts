/** So many of how many. */
export interface Share {
  part: number;
  of: number;
}

/** Of fewer no percentage is said: one more or less would change it by more than it can mean. */
const minForPercentage = 10;

/** "3 of 12 (25 %)", "3 of 9" */
export function shareText({ part, of }: Share): string {
  const percentage = of >= minForPercentage ? ` (${Math.round((100 * part) / of)} %)` : "";
  return `${part} of ${of}${percentage}`;
}
