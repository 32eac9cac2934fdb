import type { ChatJob } from "../../shared/assistant/assistant.contract.ts";
import { logWarning } from "../http/client-log.ts";
import { saveApplyClick } from "../http/save-apply-click.ts";
import { isApplyLink } from "./job-listings.ts";
import { linesBefore } from "./listing-lines.ts";
import { jobInWords } from "./listing-words.ts";

/**
 * Puts the job behind a clicked Apply link onto the board. The link itself opens in any case: what fails here is only
 * logged.
 *
 * @param content the reply in which the link stands
 * @param jobs what the server told of the openings; where it tells nothing, the words around the link do
 */
export async function recordApplyClick(content: Element, link: Element, jobs: readonly ChatJob[]): Promise<void> {
  const job_url = link.getAttribute("href") ?? "";
  const job = jobs.find((listed) => listed.job_url === job_url) ?? jobAround(content, link);
  if (!job?.job_title || !job.company) {
    logWarning("No job title or company is known for this Apply link; it was not recorded.");
    return;
  }
  try {
    await saveApplyClick({ job_title: job.job_title, job_url, company_name: job.company });
  } catch {
    logWarning("The opened job could not be recorded on the board.");
  }
}

const jobAround = (content: Element, link: Element) =>
  isApplyLink(link) ? jobInWords(linesBefore(content, link)) : undefined;
