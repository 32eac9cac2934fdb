import type { Config } from "../config.ts";
import { type OperatorDoor, operatorDoorOf, readOperatorDoor } from "../http/access/operator-access.ts";

/**
 * Runs a command against the server that has the embedded database open, or else against one of its own, which answers this
 * command alone: the same code does the work either way.
 */
export async function withServer<Result>(config: Config, command: (door: OperatorDoor) => Promise<Result>) {
  const door = config.databaseUrl ? undefined : readOperatorDoor(config.dataDir);
  if (door && (await answers(door))) return await command(door);
  // It takes seconds to load, and most commands find a server that runs.
  const { buildServer } = await import("../start.ts");
  const { app, operatorKey, erase } = await buildServer(config);
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
