import type { ChatJob } from "../../../src/shared/assistant/assistant.contract.ts";

/** A reply to the engineer of the factory, and the sentences in it that claim of her what neither she nor her profile has said. */
export interface LabelledReply {
  name: string;
  /** What she wrote, the newest last. */
  asked: string[];
  openings?: ChatJob[];
  markdown: string;
  /** Beginnings of the sentences that lie. */
  lies: string[];
}

export const nordchem: ChatJob = {
  job_title: "Lead Process Engineer",
  company: "Nordchem",
  location: "Hamburg",
  salary: "€80,000",
  job_url: "https://jobs.example/1",
};

export const pastedPosting = `Can you write a short application mail for this one?

Plant Manager (f/m/d), Rheinol AG, Karlsruhe
We are looking for a leader with 25 years of experience in refineries.
Your profile:
- PhD in chemistry or process technology
- Fluent French
- Experience with Siemens PCS 7
- You have led at least 80 people
What we offer: 35 days of holiday, a bonus of 12 %.`;
