import type { FastifyInstance } from "fastify";
import type { Database } from "../../server/database/database.ts";
import { createIdentityProvider, type IdentityProvider } from "../../server/identity/network-identity.ts";
import { registerIdentityRoutes } from "./identity.routes.ts";
import { createIdentityRecordStore } from "./identity-record.store.ts";
import { localClient, localEndpoints } from "./local-provider.ts";

/** Listening on all addresses includes the loopback one. */
const anyAddress: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "::1" };

interface Settings {
  database: Database;
  secret: string;
  publicUrl: string;
  redirectUri: string;
}

/** Serves a local identity provider, and returns the client that asks it as it would ask the professional network. */
export function mountLocalIdentity(app: FastifyInstance, { database, ...settings }: Settings): IdentityProvider {
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
