/**
 * Which lines of a profile read like notes to oneself, and what employers may read of it. In: a profile's facts, and what its owner said of
 * its lines. Out: the lines that are held back; the facts and the profile without them.
 *
 * Terms: a *line* is a statement, a sentence of the summary, a skill, a language, or what names a study, a training or a certificate; a *private* line is for nobody
 * but its owner; a line is *held* when its owner said so, or has not been asked and it reads like a note to oneself, breaks off, or takes itself back.
 */

export type { LineAnswer } from "./held-lines.ts";
export { privateLineReader } from "./private-line-reader.ts";
export { profilePrivacy } from "./profile-privacy.ts";
