import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";

const done = z.object({ success: z.literal(true) });

export const operationEndpoints = {
  health: defineEndpoint({ method: "GET", path: "/healthz", summary: "The process answers", reply: done }),
  ready: defineEndpoint({ method: "GET", path: "/readyz", summary: "The database answers", reply: done }),
};
