import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";

export type AsyncListener = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/** A local server whose answers may take time. What goes wrong in it fails the test, and breaks the connection. */
export function createAsyncServer(listener: AsyncListener): Server {
  return createServer((request, response) => {
    listener(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
}
