import type { ChatJob } from "../../../shared/assistant/assistant.contract.ts";
import { SanitizedHtml } from "../../ui/sanitized-html.tsx";
import { markListings } from "../job-listings.ts";

/** The text of a reply, its openings set as cards. */
export function ReplyText({ html, jobs }: { html: string; jobs: readonly ChatJob[] }) {
  return <SanitizedHtml html={html} className="job-listings" prepare={(content) => markListings(content, jobs)} />;
}
