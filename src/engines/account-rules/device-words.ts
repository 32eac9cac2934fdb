/** The first that matches counts: most browsers name others too, to be taken for them. */
const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/** "Firefox on Windows" for a User-Agent header; never the header itself, which says more than a person can read. */
export function deviceInWords(userAgent: string | null): string {
  const [browser, system] = [browsers, systems].map(
    (known) => known.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1],
  );
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? "Unknown device";
}
