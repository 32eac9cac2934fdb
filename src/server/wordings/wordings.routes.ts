import type { FastifyInstance } from "fastify";
import { inWholeSentences } from "../../engines/text/text.ts";
import { privateLinesEndpoints } from "../../shared/wordings/private-lines.contract.ts";
import { wordingsEndpoints } from "../../shared/wordings/wordings.contract.ts";
import { addUserRoute } from "../http/route.ts";
import type { OwnWordsService } from "./own-words.service.ts";
import type { OwnWords } from "./own-words.store.ts";
import type { PrivateLinesService } from "./private-lines.service.ts";
import type { WordingsService } from "./wordings.service.ts";

interface Services {
  wordingsService: WordingsService;
  ownWordsService: OwnWordsService;
  privateLinesService: PrivateLinesService;
}

export function registerWordingsRoutes(app: FastifyInstance, services: Services): void {
  const { wordingsService, ownWordsService, privateLinesService } = services;
  const { list, decide, revoke, listOwnWords, setOwnWords, deleteOwnWords } = wordingsEndpoints;

  addUserRoute(app, list, async ({ user }) => ({ wordings: await wordingsService.list(user.id) }));

  addUserRoute(app, { ...decide, callsPerMinute: decisionsPerMinute }, async ({ user, body }) => {
    const { decision, ...asked } = body;
    if (decision !== "undo") return { wording: await wordingsService[decision](user.id, asked) };
    await wordingsService.undo(user.id, asked);
    return { wording: null };
  });

  addUserRoute(app, revoke, ({ user, body }) => wordingsService.revoke(user.id, body.id));

  addUserRoute(app, listOwnWords, async ({ user }) => ({
    own_words: (await ownWordsService.list(user.id)).map(shownOwnWords),
  }));

  addUserRoute(app, { ...setOwnWords, callsPerMinute: ownWordsPerMinute }, async ({ user, body: { text, ...of } }) => ({
    own_words: shownOwnWords(await ownWordsService.set(user.id, { ...of, text: inWholeSentences(text, of.language) })),
  }));

  addUserRoute(app, deleteOwnWords, ({ user, body }) => ownWordsService.remove(user.id, body.id));

  addUserRoute(app, { ...privateLinesEndpoints.list, callsPerMinute: decisionsPerMinute }, async ({ user }) => ({
    lines: await privateLinesService.list(user.id),
  }));

  addUserRoute(
    app,
    { ...privateLinesEndpoints.decide, callsPerMinute: decisionsPerMinute },
    async ({ user, body }) => ({
      lines: await privateLinesService.decide(user.id, body.text, body.is_private),
    }),
  );
}

/** Each reads the whole profile; nobody reads and decides faster than two a second. */
const decisionsPerMinute = 120;
/** Each is held against every fact of the profile, which takes a second for the largest ones. */
const ownWordsPerMinute = 20;

const shownOwnWords = ({ companyKey: _key, ...shown }: OwnWords) => shown;
