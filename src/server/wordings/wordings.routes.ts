import type { FastifyInstance } from "fastify";
import { wordingsEndpoints } from "../../shared/wordings/wordings.contract.ts";
import { addUserRoute } from "../http/route.ts";
import type { OwnWordsService } from "./own-words.service.ts";
import type { OwnWords } from "./own-words.store.ts";
import type { WordingsService } from "./wordings.service.ts";

interface Services {
  wordingsService: WordingsService;
  ownWordsService: OwnWordsService;
}

export function registerWordingsRoutes(app: FastifyInstance, { wordingsService, ownWordsService }: Services): void {
  const { list, decide, revoke, listOwnWords, setOwnWords, deleteOwnWords } = wordingsEndpoints;

  addUserRoute(app, list, async ({ user }) => ({
    success: true as const,
    wordings: await wordingsService.list(user.id),
  }));

  addUserRoute(
    app,
    decide,
    async ({ user, body: { decision, ...asked } }) => {
      if (decision === "undo") {
        await wordingsService.undo(user.id, asked);
        return { success: true as const, wording: null };
      }
      return { success: true as const, wording: await wordingsService[decision](user.id, asked) };
    },
    { callsPerMinute: decisionsPerMinute },
  );

  addUserRoute(app, revoke, async ({ user, body }) => {
    await wordingsService.revoke(user.id, body.id);
    return { success: true as const };
  });

  addUserRoute(app, listOwnWords, async ({ user }) => ({
    success: true as const,
    own_words: (await ownWordsService.list(user.id)).map(shownOwnWords),
  }));

  addUserRoute(
    app,
    setOwnWords,
    async ({ user, body }) => ({
      success: true as const,
      own_words: shownOwnWords(await ownWordsService.set(user.id, body)),
    }),
    { callsPerMinute: ownWordsPerMinute },
  );

  addUserRoute(app, deleteOwnWords, async ({ user, body }) => {
    await ownWordsService.remove(user.id, body.id);
    return { success: true as const };
  });
}

/** Each reads the whole profile; nobody reads and decides faster than two a second. */
const decisionsPerMinute = 120;
/** Each is held against every fact of the profile, which takes a second for the largest ones. */
const ownWordsPerMinute = 20;

const shownOwnWords = ({ companyKey: _key, ...shown }: OwnWords) => shown;
