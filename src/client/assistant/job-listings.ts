import type { ChatJob } from "../../shared/assistant/assistant.contract.ts";

/** Whether a link leads to an opening and not to a page of the application. */
export function leadsToOpening(link: Element): boolean {
  return /^https?:/i.test(link.getAttribute("href") ?? "");
}

export function isApplyLink(link: Element): boolean {
  return leadsToOpening(link) && /^apply\b/i.test(link.textContent?.trim() ?? "");
}

/**
 * Marks Apply links and the list items that hold one, for the style sheet, and tells those who only hear a link which
 * opening it is. Works on HTML that is sanitised already, and adds nothing from it but attributes' plain text.
 */
export function markListings(content: Element, jobs: readonly ChatJob[]): void {
  for (const link of content.querySelectorAll("a")) {
    if (!isApplyLink(link)) continue;
    link.classList.add("apply-link");
    link.closest("li")?.classList.add("job-listing");
    const job = jobs.find(({ job_url }) => job_url === link.getAttribute("href"));
    const opening = [job?.job_title, job?.company].filter(Boolean).join(", ");
    if (opening) link.setAttribute("aria-label", `${link.textContent?.trim()}: ${opening} (opens in a new tab)`);
  }
}
