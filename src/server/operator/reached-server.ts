import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { type OperatorDoor, operatorDoorOf, readOperatorDoor } from "../http/access/operator-access.ts";

/** Runs a command against a server, and answers what the command does. */
export type WithServer = <Result>(command: (door: OperatorDoor) => Promise<Result>) => Promise<Result>;

interface OwnServer {
  app: FastifyInstance;
  operatorKey: string;
  erase(): Promise<void>;
}

/**
 * The server that has the embedded database open, or else one of the command's own, which answers this command alone: the
 * same code does the work either way.
 */
export function createReachedServer(config: Config, buildOwn: () => Promise<OwnServer>): WithServer {
  return async (command) => {
    const door = config.databaseUrl ? undefined : readOperatorDoor(config.dataDir);
    return door && (await answers(door)) ? await command(door) : await withOwn(await buildOwn(), command);
  };
}

async function withOwn<Result>(
  { app, operatorKey, erase }: OwnServer,
  command: (door: OperatorDoor) => Promise<Result>,
): Promise<Result> {
  try {
    await app.listen({ host: "127.0.0.1", port: 0 });
    const result = await command(operatorDoorOf(app, operatorKey));
    await erase();
    return result;
  } finally {
    await app.close();
  }
}

/** A door is left behind when its server was killed. */
const answers = ({ url }: OperatorDoor): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
