import type { Advice } from "../../shared/assistant/assistant-tools.contract.ts";
import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { guideTextsOf } from "./guide/texts/guide-texts-of.ts";
import { type Finding, lineFindings, profileFindings } from "./profile-findings.ts";

const inWords = ({ kind, lines }: Finding): Advice => ({ advice: guideTextsOf("en").findings[kind], lines });

/** What could be better in a profile, which its owner has confirmed, for a model to say in its own words. */
export const findingsOf = (profile: ProfileDocument): Advice[] => profileFindings(profile).map(inWords);

/** The same of a CV that was just read and that nobody has checked: what its own lines say. */
export const lineFindingsOf = (profile: ProfileDocument): Advice[] => lineFindings(profile).map(inWords);
