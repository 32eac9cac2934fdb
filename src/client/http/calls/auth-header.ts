const authEndpoints = [
  "login",
  "register",
  "verify-email",
  "forgot-password",
  "verify-reset-code",
  "change-password",
  "verify-token",
  "/api/auth",
  // Ours. Asked before anybody has signed in, and of servers that may refuse every path they do not know.
  "/api/config",
];
const rawTokenPaths = ["/api/profile", "document-processor"];

/** Whether a path is one of the calls before the sign-in, which carry no token and whose 401 ends no session. */
export function isAuthEndpoint(path: string): boolean {
  return authEndpoints.some((part) => path.includes(part));
}

/** The Authorization header of a call, by the rule of the specification's section 7; undefined when it carries none. */
export function authorizationHeader(path: string, token: string | null): string | undefined {
  if (!token || isAuthEndpoint(path)) return undefined;
  if (rawTokenPaths.some((part) => path.includes(part))) return token;
  return `Bearer ${token}`;
}
