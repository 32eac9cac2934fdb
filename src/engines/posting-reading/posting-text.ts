/** What a posting says, as far as documents use it, and what a person is shown of it. Lines are separated by "\n". */
export interface PostingText {
  job_title: string;
  description: string;
  requirements: string;
  location?: string | undefined;
  pay?: string | undefined;
}
