import { privateLineReader, profilePrivacy } from "../../engines/private-lines/private-lines.ts";
import { splitSentences } from "../../engines/text/text.ts";
import { oneLine } from "../../shared/text/one-line.rules.ts";
import { maxLineAnswersPerPerson, type PrivateLine } from "../../shared/wordings/private-lines.contract.ts";
import { AppError, notFound } from "../http/app-error.ts";
import type { ProfileStore } from "../profile/profile.store.ts";
import { projectPath } from "../project-path.ts";
import type { PrivateLinesStore } from "./private-lines.store.ts";

export type PrivateLinesService = ReturnType<typeof createPrivateLinesService>;

interface Parts {
  privateLinesStore: PrivateLinesStore;
  profileStore: Pick<ProfileStore, "loadKeyed">;
}

const readLine = privateLineReader(projectPath("assets/private-lines"));

/** What of a profile employers may read: not what its owner keeps, nor what reads like a note to oneself until they said so. */
export function createPrivateLinesService({ privateLinesStore, profileStore }: Parts) {
  const answersOf = privateLinesStore.answersOf;
  const privacyOf = async (userId: string) =>
    profilePrivacy(await profileStore.loadKeyed(userId), await answersOf(userId), readLine);
  const list = async (userId: string): Promise<PrivateLine[]> => (await privacyOf(userId)).shownLines();

  return {
    list,
    readableFacts: async (userId: string) => (await privacyOf(userId)).readableFacts(),
    /** A sentence of a text that reads like one. */
    noteIn: (text: string) => splitSentences(text).find((sentence) => readLine(sentence) === "private"),
    readableProfile: async (userId: string) => (await privacyOf(userId)).readableProfile(),

    /** @param isPrivate null takes the answer back */
    async decide(userId: string, line: string, isPrivate: boolean | null): Promise<PrivateLine[]> {
      const keys = (await privacyOf(userId)).keysOf(line);
      if (keys.length === 0) throw notFound("Your profile does not say this. Save it first, or read it again.");
      if (isPrivate === null) await privateLinesStore.remove(userId, keys);
      else {
        if ((await answersOf(userId)).length >= maxLineAnswersPerPerson) throw tooManyLines();
        const text = oneLine(line);
        await privateLinesStore.record(
          userId,
          keys.map((factKey) => ({ factKey, text, isPrivate })),
        );
      }
      return await list(userId);
    },
  };
}

const tooManyLines = () =>
  new AppError(422, "too_many_lines", `You have answered for ${maxLineAnswersPerPerson} lines, and more are not kept.`);
