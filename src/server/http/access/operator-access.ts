import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { carriesKey } from "../../encryption/keyed-hash.ts";
import { notFound } from "../app-error.ts";
import { isFromThisMachine } from "./this-machine.ts";

/** How the operator's commands reach a server. */
const operatorDoor = z.object({ url: z.string(), key: z.string() });
export type OperatorDoor = z.infer<typeof operatorDoor>;

const pathIn = (dataDir: string) => join(dataDir, "operator.json");

/** A key for one run of a server: whoever may read the data folder may do what the operator does. */
export const newOperatorKey = (): string => randomBytes(32).toString("base64url");

/** Lets a call through that comes from this machine and carries the key; for everybody else there is nothing. */
export function requireOperator(key: string) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!isFromThisMachine(request) || !carriesKey(request.headers.authorization, key))
      throw notFound("There is nothing at this address.");
  };
}

/** The door of a server that listens. */
export function operatorDoorOf(app: FastifyInstance, key: string): OperatorDoor {
  const { address, family, port } = listeningAddress(app);
  const everywhere: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "[::1]" };
  const host = everywhere[address] ?? (family === "IPv6" ? `[${address}]` : address);
  return { url: `http://${host}:${port}`, key };
}

function listeningAddress(app: FastifyInstance): AddressInfo {
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("The server does not listen on a port.");
  return address;
}

/** Writes the door down for the commands, for as long as the server listens. Readable by the owner of the folder alone. */
export async function openOperatorDoor(dataDir: string, door: OperatorDoor): Promise<void> {
  await rm(pathIn(dataDir), { force: true });
  await writeFile(pathIn(dataDir), JSON.stringify(door), { mode: 0o600 });
}

export const closeOperatorDoor = (dataDir: string): Promise<void> => rm(pathIn(dataDir), { force: true });

/** Undefined where no server has written one, or it cannot be read. */
export function readOperatorDoor(dataDir: string): OperatorDoor | undefined {
  try {
    return operatorDoor.parse(JSON.parse(readFileSync(pathIn(dataDir), "utf8")));
  } catch {
    return undefined;
  }
}
