import type { ReadAttachmentOutput } from "../../../shared/assistant/assistant-tools.contract.ts";
import { lineFindingsOf } from "../findings-in-words.ts";

const maxCharacters = 20_000;

/** What a model reads of the file that was attached last. */
export function attachmentAsRead(
  stored: Omit<NonNullable<ReadAttachmentOutput["attachment"]>, "advice"> | undefined,
): ReadAttachmentOutput {
  if (!stored) return { attachment: null };
  const { name, problem, text, profile } = stored;
  const advice = profile ? lineFindingsOf(profile) : [];
  return { attachment: { name, problem, text: text.slice(0, maxCharacters), profile, advice } };
}
