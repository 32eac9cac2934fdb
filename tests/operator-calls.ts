import type { AddressInfo } from "node:net";
import type { TestApp } from "./test-app.ts";

/** Calls a listening test application as the operator's commands do: by a real socket, with its key. */
export function operatorCalls(app: TestApp) {
  const { port } = app.server.app.server.address() as AddressInfo;
  return (path: string, body: object | undefined, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${app.server.operatorKey}`,
        ...(body && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
}
