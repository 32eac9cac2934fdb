import type { FastifyHelmetOptions } from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

export interface PageSettings {
  publicUrl: string;
  /** Hosts of analytics and error reports, which the pages may send to. */
  reportingOrigins: string[];
  /** Outside scripts are allowed only where they are used. */
  recaptcha: object | undefined;
  freemius: object | undefined;
}

export function securityHeaders(settings: PageSettings): FastifyHelmetOptions {
  const isHttps = settings.publicUrl.startsWith("https:");
  const checkout = settings.freemius ? ["https://checkout.freemius.com"] : [];
  const captchaFrame = settings.recaptcha ? ["https://www.google.com/recaptcha/"] : [];
  const captchaScripts = settings.recaptcha ? [...captchaFrame, "https://www.gstatic.com/recaptcha/"] : [];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...captchaScripts, ...checkout],
        frameSrc: ["'self'", ...captchaFrame, ...checkout],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:", ...checkout],
        fontSrc: ["'self'", "data:"],
        connectSrc: ["'self'", ...settings.reportingOrigins],
        workerSrc: ["'self'", "blob:"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000 },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "same-origin" },
  };
}

const unused = ["camera", "microphone", "usb", "midi", "display-capture", "browsing-topics"];
/** The job search asks where somebody is, once they want it to. */
const permissionsPolicy = ["geolocation=(self)", ...unused.map((feature) => `${feature}=()`)].join(", ");

/** What helmet has no word for: features that no page uses, and replies to calls, which no cache may keep. */
export function addOwnHeaders(app: FastifyInstance): void {
  app.addHook("onSend", async (_request, reply) => {
    reply.header("permissions-policy", permissionsPolicy);
    const isJson = String(reply.getHeader("content-type")).startsWith("application/json");
    if (isJson && !reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  });
}
