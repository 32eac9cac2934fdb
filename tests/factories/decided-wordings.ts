import { profileFacts } from "../../src/engines/truth/truth.ts";
import { createProfileStore } from "../../src/server/profile/profile.store.ts";
import { privateLinesEndpoints } from "../../src/shared/wordings/private-lines.contract.ts";
import { type SeenFact, wordingsEndpoints } from "../../src/shared/wordings/wordings.contract.ts";
import type { TestApp } from "../test-app.ts";

/** The one fact of somebody's profile that begins so, by its permanent key and as it reads now. */
export async function seenFact(app: TestApp, userId: string, beginning: string): Promise<SeenFact> {
  const { content, keys } = await createProfileStore(app.database).loadKeyed(userId);
  const found = [...profileFacts(content, keys).values()].filter(({ text }) => text.startsWith(beginning));
  const [{ key = "", text = "" } = {}] = found;
  if (found.length !== 1 || key === "") throw new Error(`${found.length} facts begin with "${beginning}"`);
  return { key, text };
}

/** A confirmed wording of the fact that begins so, which employers may read, and a motive. */
export async function decidedWordings(
  app: TestApp,
  { userId, token }: { userId: string; token: string },
  { fact, motive }: { fact: string; motive: string },
) {
  const seen = await seenFact(app, userId, fact);
  const worded = { text: fact, language: "en", form: "bullet", facts: [seen] };
  const { wording } = (await app.call(wordingsEndpoints.decide, { token, body: worded })).reply;
  await app.call(privateLinesEndpoints.decide, { token, body: { text: seen.text, is_private: false } });
  const body = { kind: "motive", company: "Kernwerk", text: motive, language: "en" };
  const { own_words } = (await app.call(wordingsEndpoints.setOwnWords, { token, body })).reply;
  return { seen, wording: wording?.id ?? "none", ownWords: own_words.id };
}
