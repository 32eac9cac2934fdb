import { errorReply } from "../../shared/http/error.contract.ts";
import type { OperatorDoor } from "../http/access/operator-access.ts";
import { StartError } from "../start-error.ts";

/** A call with the operator's key. A refusal becomes the sentence that the server gives. */
export async function callAsOperator({ url, key }: OperatorDoor, path: string, body?: object): Promise<Response> {
  const response = await fetch(`${url}${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (response.ok) return response;
  const refusal = errorReply.safeParse(await response.json().catch(() => undefined));
  throw new StartError(refusal.data ? sentenceOf(refusal.data) : `The server answered ${response.status}.`);
}

function sentenceOf({
  message,
  fields = {},
}: {
  message: string;
  fields?: Record<string, string> | undefined;
}): string {
  return [message, ...Object.entries(fields).map(([name, fault]) => `${name}: ${fault}`)].join(" ");
}
