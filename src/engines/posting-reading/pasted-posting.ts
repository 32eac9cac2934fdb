import { cleanLine, plainAsHtml } from "./posting-lines.ts";
import { postingSections } from "./posting-sections.ts";
import type { PostingText } from "./posting-text.ts";

/** A posting as a person copied it from a page: split by its headings, like those that are read. */
export function pastedPosting(text: string, jobTitle = ""): PostingText {
  const { description, companyInfo, requirements } = postingSections([{ heading: "", html: plainAsHtml(text) }]);
  const [firstLine = ""] = text.split("\n");
  return {
    job_title: cleanLine(jobTitle || firstLine.slice(0, 300)),
    description: description || companyInfo,
    requirements,
  };
}

/** A posting as one text that a person can correct, and that {@link pastedPosting} splits again. */
export function writtenPosting({ description, requirements }: PostingText): string {
  return [description, requirements && `Requirements:\n${requirements}`].filter(Boolean).join("\n\n");
}
