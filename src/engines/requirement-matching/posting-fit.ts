import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import type { PostingText } from "../posting-reading/posting-reading.ts";
import { profileFacts } from "../truth/truth.ts";
import { createAnswerIndex, isAnswer } from "./answer-index.ts";
import { targetPosting } from "./posting-requirements.ts";

export interface PostingFit {
  profile: "thin" | "enough";
  requirements: number;
  /** Of the requirements, those to which the profile has something to say. */
  answered: number;
}

/** Below it a CV is a name and a line or two. */
const minFacts = 4;

/** What a person should know before a document set is spent on a posting. */
export function postingFit(posting: PostingText, profile: ProfileDocument): PostingFit {
  const facts = [...profileFacts(profile).values()].filter(isAnswer);
  const index = createAnswerIndex(facts);
  const { requirements } = targetPosting(posting);
  return {
    profile: facts.length < minFacts ? "thin" : "enough",
    requirements: requirements.length,
    answered: requirements.filter(({ terms }) => index.answering(terms).length > 0).length,
  };
}
