import { takeOver } from "../../shared/assistant/profile-takeover.rules.ts";
import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { isProfileChanged } from "../http/calls/profile-changed.ts";

export interface Taken {
  /** The versions of the profile before and after; 0 before the first save. */
  before: number;
  after: number;
  added: number;
}

interface StoredProfile {
  load(): Promise<{ content: ProfileDocument; version: number }>;
  /** Gives the new version; refused with `profile_changed` when `base` is not the newest one. */
  save(profile: ProfileDocument, base: number): Promise<number>;
}

/**
 * Adds what was read to the stored profile. A second click while the first one is under way gets the first one's
 * result; a profile that changed in between is read anew, once.
 */
export function createTakeOver(stored: StoredProfile) {
  const pending = new WeakMap<ProfileDocument, Promise<Taken>>();

  async function added(read: ProfileDocument): Promise<Taken> {
    const { content, version } = await stored.load();
    const { profile, added } = takeOver(content, read);
    if (added === 0) return { before: version, after: version, added };
    return { before: version, after: await stored.save(profile, version), added };
  }

  return (read: ProfileDocument): Promise<Taken> => {
    const running = pending.get(read);
    if (running) return running;
    const taking = added(read)
      .catch((error: unknown) => (isProfileChanged(error) ? added(read) : Promise.reject(error)))
      .finally(() => pending.delete(read));
    pending.set(read, taking);
    return taking;
  };
}
