import { expect, it } from "vitest";
import { createTestApp } from "../../../../tests/test-app.ts";
import { operationEndpoints } from "../../../shared/http/operation.contract.ts";

const app = await createTestApp();

it("answers that the process runs and that its database is reachable", async () => {
  expect(await app.call(operationEndpoints.health)).toEqual({ status: 200, reply: { success: true } });
  expect(await app.call(operationEndpoints.ready)).toEqual({ status: 200, reply: { success: true } });
});
