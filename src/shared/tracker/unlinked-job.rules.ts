/** No host can ever have such a name (RFC 2606): nothing is asked of it. */
const host = "unlinked.invalid";
/** Of title and company, so that the address stays below its limit in every script. */
const maxPart = 60;

/**
 * The address of a card whose posting has none, as in most spreadsheets: a card is known by its address. The same title and company
 * make the same one; `count` tells several of them apart.
 */
export function unlinkedAddress(job_title: string, company_name: string, count = 1): string {
  const part = (text: string) => [...text.trim().toLowerCase()].slice(0, maxPart).join("");
  const parts = new URLSearchParams({ company: part(company_name), title: part(job_title) });
  if (count > 1) parts.set("count", String(count));
  return `https://${host}/?${parts}`;
}

export const isUnlinked = (jobUrl: string): boolean => URL.canParse(jobUrl) && new URL(jobUrl).host === host;
