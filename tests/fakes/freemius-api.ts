import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** well: as documented; tokenless: answers without what was asked for; silent: takes requests and does not answer. */
type Mood = "well" | "refusing" | "broken" | "tokenless" | "silent";

export const freemiusKeys = {
  productId: "4711",
  planId: "815",
  publicKey: "pk_of_the_product",
  secretKey: "sk_of_the_product_0123456789abcdef",
  apiKey: "key_of_the_api",
};

/** The payment provider's REST interface on the wire: as far as the application calls it, for one product. */
export async function startFreemiusApi() {
  const calls: string[] = [];
  const customers = new Map<string, string>();
  const held: ServerResponse[] = [];
  let mood: Mood = "well";

  const server = createServer((request, response) => {
    const path = pathIn(request);
    calls.push(`${request.method} ${path.pathname}`);
    if (request.headers.authorization !== `Bearer ${freemiusKeys.apiKey}`) return answer(response, 401);
    if (mood === "silent") return held.push(response);
    if (mood === "refusing") return answer(response, 403);
    if (mood === "broken") return answer(response, 500);
    return takeCall(request.method ?? "", path, response);
  });

  function takeCall(method: string, { pathname, searchParams }: URL, response: ServerResponse) {
    const route = `${method} ${pathname.replace(`/v1/products/${freemiusKeys.productId}`, "")}`;
    if (route === "GET /users.json") {
      const id = customers.get(searchParams.get("email") ?? "");
      return answer(response, 200, { users: id ? [{ id }] : [] });
    }
    if (/^GET \/licenses\/.+\.json$/.test(route)) {
      const id = decodeURIComponent(route.slice("GET /licenses/".length, -".json".length));
      return answer(response, 200, { id, plan_id: freemiusKeys.planId, environment: 1, is_cancelled: false });
    }
    if (/^POST \/licenses\/.+\/checkout\/link\.json$/.test(route)) {
      return answer(response, 201, { url: "https://checkout.example", settings: { authorization: "may renew" } });
    }
    // Only products with elevated permissions may create users.
    if (route === "POST /users.json") return answer(response, 403);
    if (/^POST \/users\/\d+\/tokens\/checkout\.json$/.test(route)) {
      return answer(response, 201, mood === "tokenless" ? {} : { token: `token.of.${route.split("/")[2]}` });
    }
    if (/^DELETE \/subscriptions\/.+\.json$/.test(route)) {
      return answer(response, 200, { id: 1, canceled_at: new Date().toISOString().slice(0, 19).replace("T", " ") });
    }
    return answer(response, 404);
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    addCustomer: (email: string, id: string) => customers.set(email, id),
    become(next: Mood): void {
      mood = next;
      if (next === "well") for (const response of held.splice(0)) answer(response, 200, { canceled_at: null });
    },
    close(): Promise<unknown> {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      return closed;
    },
  };
}

function pathIn({ url }: IncomingMessage): URL {
  return new URL(url ?? "", "http://localhost");
}

function answer(response: ServerResponse, status: number, body: object = { error: { message: "refused" } }): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
