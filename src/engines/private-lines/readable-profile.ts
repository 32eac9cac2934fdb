import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { oneLine } from "../../shared/text/one-line.rules.ts";
import { splitSentences } from "../text/text.ts";
import type { FactBase } from "../truth/truth.ts";
import { type HeldLine, type LinesByLabel, namesEntry } from "./held-lines.ts";

/** What employers may read, with its asides marked. Ids and keys stay what they are. */
export function readableFacts(facts: FactBase, { held, asides }: LinesByLabel): FactBase {
  if (held.length + asides.size === 0) return facts;
  const ids = new Set(held.map(({ fact }) => fact.id));
  const entries = new Set(held.filter(({ fact }) => namesEntry(fact)).map(({ fact }) => fact.entry));
  const readable = [...facts].filter(([id, { entry }]) => !ids.has(id) && (entry === null || !entries.has(entry)));
  return new Map(readable.map(([id, fact]) => [id, asides.has(id) ? { ...fact, isAside: true } : fact]));
}

/** The same as a profile; a text that stands twice goes twice. */
export function readableProfile(profile: ProfileDocument, held: readonly HeldLine[]): ProfileDocument {
  if (held.length === 0) return profile;
  const texts = new Set(held.map(({ fact }) => fact.text));
  const isReadable = (text: string) => !texts.has(oneLine(text));
  const readable = (text: string) => (isReadable(text) ? text : "");
  const sentences = splitSentences(profile.profile_summary);
  return {
    ...profile,
    personal_details: {
      ...profile.personal_details,
      languages_known: profile.personal_details.languages_known.filter(isReadable),
    },
    skills: profile.skills.filter(({ skill }) => isReadable(skill)),
    profile_summary: sentences.every(isReadable) ? profile.profile_summary : sentences.filter(isReadable).join(" "),
    professional_experience: profile.professional_experience.map((entry) => ({
      ...entry,
      responsibilities: entry.responsibilities.filter(isReadable),
      notable_achievements: entry.notable_achievements.filter(isReadable),
    })),
    volunteer_experience: profile.volunteer_experience.map((entry) => ({
      ...entry,
      responsibilities: entry.responsibilities.filter(isReadable),
    })),
    education: profile.education.filter(
      ({ degree_type, specialization }) => isReadable(degree_type) && isReadable(specialization),
    ),
    training: profile.training
      .filter(({ training_name }) => isReadable(training_name))
      .map((entry) => ({ ...entry, description: readable(entry.description) })),
    publications: profile.publications.map((entry) => ({
      ...entry,
      publication_description: readable(entry.publication_description),
    })),
    certifications: profile.certifications.filter(({ certification_name }) => isReadable(certification_name)),
  };
}
