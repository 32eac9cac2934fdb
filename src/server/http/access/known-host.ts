import type { FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";

const unknownHost = () =>
  new AppError(
    421,
    "unknown_host",
    "This server answers on its own machine only. Set PUBLIC_URL (and TRUSTED_PROXIES, behind a proxy) to serve it elsewhere.",
  );

/**
 * For a server that only its own machine reaches, whose stand-ins trust whoever asks. A page elsewhere can have its own name
 * lead here (DNS rebinding), and a tunnel or proxy that no setting names can let the world in; both show in the headers.
 */
export function requireKnownHost(isOwn: (host: string) => boolean) {
  return async ({ headers }: FastifyRequest): Promise<void> => {
    const name = headers.host?.replace(/:\d+$/, "");
    const isForwarded = headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;
    if (!name || !isOwn(name) || isForwarded) throw unknownHost();
  };
}
