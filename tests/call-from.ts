import { request } from "node:http";
import { z } from "zod";
import type { Endpoint, Parsed, Sent } from "../src/shared/http/endpoint.ts";

export interface Caller {
  url: string;
  token: string;
  /** Of 127.0.0.0/8; Linux lets a client choose. One address may not make a bench's many calls in a minute. */
  address: string;
}

/** Calls an endpoint and refuses any answer that is not a success. */
export async function callFrom<
  Body extends z.core.$ZodType | undefined,
  Query extends z.core.$ZodType | undefined,
  Reply extends z.core.$ZodType,
>(caller: Caller, endpoint: Endpoint<Body, Query, Reply>, body: Sent<Body>): Promise<Parsed<Reply>>;
export async function callFrom(caller: Caller, endpoint: Endpoint, body: unknown): Promise<unknown> {
  const answer = await send(caller, endpoint.method, endpoint.path, JSON.stringify(body));
  return z.parse(endpoint.reply, JSON.parse(answer.toString()));
}

/** The file behind a link. */
export function download(caller: Caller, link: string): Promise<Buffer> {
  const { pathname, search } = new URL(link);
  return send(caller, "GET", pathname + search);
}

async function send(caller: Caller, method: string, path: string, body?: string): Promise<Buffer> {
  const { status, content } = await exchange(caller, method, path, body);
  if (status === 200) return content;
  throw new Error(`${method} ${path} answered ${status}: ${content}`);
}

/** Whatever the answer is. Rejects where none comes. */
export function exchange(
  { url, token, address }: Caller,
  method: string,
  path: string,
  body = "",
): Promise<{ status: number; content: Buffer }> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { "content-type": "application/json" }),
    };
    const call = request(new URL(path, url), { method, headers, localAddress: address, family: 4 }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => resolve({ status: response.statusCode ?? 0, content: Buffer.concat(chunks) }));
    });
    call.on("error", reject);
    call.end(body);
  });
}
