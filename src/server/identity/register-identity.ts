import type { FastifyInstance } from "fastify";
import type { Database } from "../database/database.ts";
import { registerIdentityRoutes } from "./identity.routes.ts";
import { createIdentityRecordStore } from "./identity-record.store.ts";
import { localClient, localEndpoints } from "./local-provider.ts";
import { createIdentityProvider, type IdentityProvider, linkedinEndpoints } from "./network-identity.ts";

/** Listening on all addresses includes the loopback one. */
const anyAddress: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "::1" };

interface Settings {
  database: Database;
  secret: string;
  publicUrl: string;
  redirectUri: string;
  linkedin: { clientId: string; clientSecret: string } | undefined;
}

/** LinkedIn where its keys are set, otherwise the local stand-in, which is then served too. */
export function registerIdentity(
  app: FastifyInstance,
  { linkedin, database, ...settings }: Settings,
): IdentityProvider {
  if (linkedin) return createIdentityProvider({ ...linkedin, endpoints: () => linkedinEndpoints });
  registerIdentityRoutes(app, { ...settings, records: createIdentityRecordStore(database) });
  return createIdentityProvider({
    ...localClient(settings.secret),
    endpoints: () => localEndpoints(settings.publicUrl, ownUrl(app)),
  });
}

/** Known once the server listens. */
function ownUrl(app: FastifyInstance): string {
  const address = app.server.address();
  if (!address || typeof address === "string") throw new Error("The local identity provider needs a listening server");
  const host = anyAddress[address.address] ?? address.address;
  return `http://${host.includes(":") ? `[${host}]` : host}:${address.port}`;
}
