const authEndpoints = [
  "login",
  "register",
  "verify-email",
  "forgot-password",
  "verify-reset-code",
  "change-password",
  "verify-token",
  "/api/auth",
];
const rawTokenPaths = ["/api/profile", "document-processor"];

/** Whether a path is one of the sign-in calls, which carry no token and answer 401 for a wrong password. */
export function isAuthEndpoint(path: string): boolean {
  return authEndpoints.some((part) => path.includes(part));
}

/** The Authorization header of a call, by the rule of the specification's section 7; undefined when it carries none. */
export function authorizationHeader(path: string, token: string | null): string | undefined {
  if (!token || isAuthEndpoint(path)) return undefined;
  if (rawTokenPaths.some((part) => path.includes(part))) return token;
  return `Bearer ${token}`;
}
