/** What a posting says, as far as documents use it. Lines are separated by "\n". */
export interface PostingText {
  job_title: string;
  description: string;
  requirements: string;
}
