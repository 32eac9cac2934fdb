import { cleanLine } from "./posting-lines.ts";
import type { PostingText } from "./posting-text.ts";

/** A posting as a person copied it from a page, whole: where it asks for something is told by whoever reads its requirements. */
export function pastedPosting(text: string, jobTitle = ""): PostingText {
  const lines = text.split(/\r?\n/).map(cleanLine);
  const [firstLine = ""] = lines;
  return {
    job_title: cleanLine(jobTitle) || firstLine.slice(0, 300),
    description: lines.join("\n").trim(),
    requirements: "",
  };
}

/** A posting as one text that a person can correct, and that {@link pastedPosting} takes whole. */
export function writtenPosting({ description, requirements }: PostingText): string {
  return [description, requirements && `Requirements:\n${requirements}`].filter(Boolean).join("\n\n");
}

/** What a person sees of the posting that their documents are for, to correct it. */
export function postingAsRead(read: { content: PostingText; isPasted: boolean } | undefined) {
  if (!read) return { is_pasted: false, posting: null };
  const { job_title, location = "", pay = "" } = read.content;
  return { is_pasted: read.isPasted, posting: { job_title, location, pay, text: writtenPosting(read.content) } };
}
