import type { FastifyInstance } from "fastify";
import { savedSearchEndpoints as calls } from "../../../shared/jobs/saved-search.contract.ts";
import { addUserRoute } from "../../http/route.ts";
import type { SavedSearchService } from "./saved-search.service.ts";

/** Each may count fifty searches. */
const listsPerMinute = 60;

export function addSavedSearchRoutes(app: FastifyInstance, savedSearches: SavedSearchService): void {
  addUserRoute(app, { ...calls.list, callsPerMinute: listsPerMinute }, async ({ user }) => ({
    searches: await savedSearches.list(user.id),
  }));
  addUserRoute(app, calls.save, ({ user, body }) => savedSearches.save(user.id, body));
  addUserRoute(app, calls.look, ({ user, body }) => savedSearches.look(user.id, body.id));
  addUserRoute(app, calls.remove, ({ user, body }) => savedSearches.remove(user.id, body.id));
}
