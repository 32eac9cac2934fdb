import { escapedText, linkTo, shortened } from "../../../engines/assistant/assistant.ts";
import type { ListedJob } from "./prompt-reading.ts";

/** What is known of one opening of the last list. */
export function openingReply(job: ListedJob | undefined): string {
  if (!job)
    return "My last list has no opening of that number. Say **more** for the next ones, or the number that stands before one.";
  const facts = [job.company, job.location, job.salary].filter((fact) => fact !== "").map(escapedText);
  const about = job.about.trim();
  return [
    `Number ${job.number} is **${escapedText(job.job_title)}**: ${facts.join(" · ")}.`,
    about === "" ? "" : `The posting begins: “${escapedText(shortened(about, 220))}”`,
    `${linkTo("Apply", job.job_url)} opens all of it and puts it on your [board](/jobtracking) under Viewed. From its card there you get a tailored CV and letter.`,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}
