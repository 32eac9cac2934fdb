/** As much of a browser as a chain of redirects needs: it keeps cookies and stops where no redirect follows. */
export function createCookieBrowser({ onVisit }: { onVisit?: (url: string, cookie: string) => void } = {}) {
  const cookies = new Map<string, string>();

  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

  async function visit(url: string, init: RequestInit = {}): Promise<{ url: string; page: string }> {
    const cookie = cookieHeader();
    onVisit?.(url, cookie);
    const response = await fetch(url, { ...init, redirect: "manual", headers: { ...init.headers, cookie } });
    for (const line of response.headers.getSetCookie()) keep(line);
    const next = response.headers.get("location");
    if (!next) return { url, page: await response.text() };
    const nextUrl = new URL(next, url).href;
    return new URL(nextUrl).pathname === "/login" ? { url: nextUrl, page: "" } : visit(nextUrl);
  }

  function keep(line: string): void {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (name) cookies.set(name, value ?? "");
  }

  return {
    visit,
    cookie: cookieHeader,
    submit: (url: string, fields: Record<string, string>) =>
      visit(url, { method: "POST", body: new URLSearchParams(fields) }),
  };
}
