import { type ClientConfig, clientConfigEndpoint } from "../../shared/http/client-config.contract.ts";
import { callEndpoint } from "./calls/call-endpoint.ts";
import { CallError, NetworkError } from "./calls/call-error.ts";

/**
 * Which servers know what we add to the specification: those that answer the first of the additions, `GET /api/config`. To any
 * other one the client sends the specified calls with the specified fields, and offers nothing that would need more.
 */
let loading: Promise<ClientConfig | null> | undefined;
let isKnownToLack = false;

/** Null from a server that knows the specification alone. Asked once; while there is no answer, asked again. */
export function loadClientConfig(): Promise<ClientConfig | null> {
  loading ??= askForConfig().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

export async function knowsAdditions(): Promise<boolean> {
  return (await loadClientConfig().catch(() => undefined)) !== null;
}

/** What is known by now, where there is no time to ask. */
export const lacksAdditions = (): boolean => isKnownToLack;

/** These fields for a server that knows them, none for any other. */
export async function additions<Fields extends object>(fields: Fields): Promise<Partial<Fields>> {
  return (await knowsAdditions()) ? fields : {};
}

/**
 * As on a new page: the tests of the screens stand before one server after the other on the same one.
 *
 * @public to tests/components
 */
export function forgetServer(): void {
  loading = undefined;
  isKnownToLack = false;
}

async function askForConfig(): Promise<ClientConfig | null> {
  try {
    return await callEndpoint(clientConfigEndpoint);
  } catch (error) {
    if (mayPass(error)) throw error;
    isKnownToLack = true;
    return null;
  }
}

const mayPass = (error: unknown) =>
  error instanceof NetworkError || (error instanceof CallError && (error.status >= 500 || error.status === 429));
