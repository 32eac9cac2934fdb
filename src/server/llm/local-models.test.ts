import type { AddressInfo } from "node:net";
import { afterAll, expect, it } from "vitest";
import { createAsyncServer } from "../../../tests/fakes/async-server.ts";
import { unusedLocalModels } from "./local-models.ts";

const asked: string[] = [];
let models: object[] = [];
const server = createAsyncServer(async (request, response) => {
  asked.push(request.url ?? "");
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ models }));
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => new Promise((resolve) => server.close(resolve)));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

it("says how to use an Ollama that answers, and asks it for names alone", async () => {
  models = [{ name: "llama3.2:3b" }, { name: "qwen" }];
  expect(await unusedLocalModels(address)).toBe(
    `Ollama answers on this machine and is not used. To use it: AI_PROVIDER=openai-compatible AI_BASE_URL=${address}/v1 AI_MODEL=llama3.2:3b`,
  );
  expect(asked).toEqual(["/api/tags"]);
});

it("says nothing of one without models, or where nobody listens", async () => {
  models = [];
  expect(await unusedLocalModels(address)).toBeUndefined();
  expect(await unusedLocalModels("http://127.0.0.1:9")).toBeUndefined();
});
