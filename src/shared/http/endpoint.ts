import type { z } from "zod";

/** One call of the application: the same object serves the server's edge, the client's call and the OpenAPI page. */
export interface Endpoint<
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Query extends z.ZodType | undefined = z.ZodType | undefined,
  Reply extends z.ZodType = z.ZodType,
> {
  method: "GET" | "POST" | "DELETE";
  path: string;
  summary: string;
  body?: Body;
  query?: Query;
  reply: Reply;
}

/** Keeps the exact schema types of an endpoint, so that both sides infer from it. */
export function defineEndpoint<
  Reply extends z.ZodType,
  Body extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
>(endpoint: Endpoint<Body, Query, Reply>): Endpoint<Body, Query, Reply> {
  return endpoint;
}

export type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
export type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
