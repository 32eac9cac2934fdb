import { profileFacts } from "../../src/engines/truth/truth.ts";
import { createProfileStore } from "../../src/server/profile/profile.store.ts";
import { wordingsEndpoints } from "../../src/shared/wordings/wordings.contract.ts";
import type { TestApp } from "../test-app.ts";

/** The permanent key of the one fact of somebody's profile that begins so. */
export async function factKey(app: TestApp, userId: string, beginning: string): Promise<string> {
  const { content, keys } = await createProfileStore(app.database).loadKeyed(userId);
  const found = [...profileFacts(content, keys).values()].filter(({ text }) => text.startsWith(beginning));
  if (found.length !== 1 || !found[0]?.key) throw new Error(`${found.length} facts begin with "${beginning}"`);
  return found[0].key;
}

/** A confirmed wording of the fact that begins so, and a motive. */
export async function decidedWordings(
  app: TestApp,
  { userId, token }: { userId: string; token: string },
  { fact, motive }: { fact: string; motive: string },
) {
  const key = await factKey(app, userId, fact);
  const worded = { text: fact, language: "en", form: "bullet", facts: [key] };
  const { wording } = (await app.call(wordingsEndpoints.decide, { token, body: worded })).reply;
  const body = { kind: "motive", company: "Kernwerk", text: motive, language: "en" };
  const { own_words } = (await app.call(wordingsEndpoints.setOwnWords, { token, body })).reply;
  return { key, wording: wording?.id ?? "none", ownWords: own_words.id };
}
