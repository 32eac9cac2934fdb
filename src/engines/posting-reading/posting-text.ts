/** What a posting says, as far as documents use it, and what a person is shown of it. Lines are separated by "\n". */
export interface PostingText {
  job_title: string;
  description: string;
  requirements: string;
  location?: string | undefined;
  pay?: string | undefined;
}

interface PostingAsRead {
  content: PostingText;
  /** By the person, from a page that could not be read. */
  isPasted: boolean;
}

/** A page may say something in other words at every reading; another text that a person pasted is another posting. */
export function isSamePosting(known: PostingAsRead, read: PostingAsRead): boolean {
  if (!known.isPasted && !read.isPasted) return true;
  const fields = ["job_title", "description", "requirements", "location", "pay"] as const;
  return (
    known.isPasted === read.isPasted &&
    fields.every((field) => (known.content[field] ?? "") === (read.content[field] ?? ""))
  );
}
