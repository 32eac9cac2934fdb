import type { z } from "zod/mini";

/** One call of the application: the same object serves the server's edge, the client's call and the OpenAPI page. */
export interface Endpoint<
  Body extends z.core.$ZodType | undefined = z.core.$ZodType | undefined,
  Query extends z.core.$ZodType | undefined = z.core.$ZodType | undefined,
  Reply extends z.core.$ZodType = z.core.$ZodType,
  Read extends z.core.$ZodType = z.core.$ZodType,
> {
  method: "GET" | "POST" | "DELETE";
  path: string;
  summary: string;
  body?: Body;
  query?: Query;
  /** What our server answers. */
  reply: Reply;
  /**
   * How the client reads what any other server answers: what the specification names is required, what we add is optional.
   * Left out where the specification names all of the reply, or nothing of the call.
   */
  readAs?: Read;
}

/** Keeps the exact schema types of an endpoint, so that both sides infer from it. */
export function defineEndpoint<
  Reply extends z.core.$ZodType,
  Body extends z.core.$ZodType | undefined = undefined,
  Query extends z.core.$ZodType | undefined = undefined,
  Read extends z.core.$ZodType = Reply,
>(endpoint: Endpoint<Body, Query, Reply, Read>): Endpoint<Body, Query, Reply, Read> {
  return endpoint;
}

export type Parsed<Schema> = Schema extends z.core.$ZodType ? z.output<Schema> : undefined;
export type Sent<Schema> = Schema extends z.core.$ZodType ? z.input<Schema> : undefined;
