import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const saved = (name: string) => readFileSync(new URL(`../bench/postings/pages/${name}.html`, import.meta.url), "utf8");
const page = (body: string, head = "") =>
  `<!doctype html><head><title>Jobs</title><link rel="icon" href="data:,">${head}</head>${body}`;
/** Nothing runs, nothing is fetched, nothing may stand around it. */
const strictPolicy = {
  "content-security-policy":
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
};
const late = `fetch("/late.json").then((reply) => reply.json()).then(({ lines }) => setTimeout(() => {
  document.querySelector("#app").innerHTML = lines.map((line, at) => at ? "<p>" + line + "</p>" : "<h1>" + line + "</h1>").join("");
}, 700))`;
const lateLines = [
  "Bicycle Mechanic",
  "Company: Kettenblatt Workshop",
  "Location: Leeds",
  "Salary: £27,000 per year",
  "Your tasks",
  "You repair bicycles of every kind and talk with the people who bring them to our workshop in the middle of the city.",
  "Your profile",
  "Two years of experience as a mechanic, and a driving licence of class B.",
];

const files: Record<string, { body: string; headers?: Record<string, string> }> = {
  "/data": { body: saved("board-ld-full") },
  "/microdata": { body: saved("ats-microdata-nested") },
  "/late": { body: page(`<div id="app"></div><script>${late}</script>`) },
  "/late.json": { body: JSON.stringify({ lines: lateLines }), headers: { "content-type": "application/json" } },
  "/strict": { body: saved("company-en"), headers: strictPolicy },
  "/framed": { body: page('<h1>Karriere</h1><iframe src="/frame" width="900" height="900"></iframe>') },
  "/frame": { body: saved("company-de") },
};

/** Its path, and what is to be read there: title, company, place, words of the text. */
export const postingsOfSite = [
  ["/data", "Elektroniker für Betriebstechnik (m/w/d)", "Rademann Abfülltechnik KG", "Osnabrück", "Fehlersuche an SPS"],
  ["/microdata", "Beleidsmedewerker wonen", "Gemeente Oosterwaarde", "Oosterwaarde", "Schrijven van de woonvisie"],
  ["/late", "Bicycle Mechanic", "Kettenblatt Workshop", "Leeds", "You repair bicycles of every kind"],
  ["/strict", "Warehouse Team Leader", "Harrow & Finch Logistics", "Doncaster", "Lead a shift of fourteen pickers"],
  ["/framed", "Elektroniker für Betriebstechnik (m/w/d)", "Sandmüller Getränketechnik GmbH", "", "Wartung und"],
] as const;

/** A site with a posting of each kind that is hard to read from outside. */
export async function startPostingSite() {
  const server = createServer(({ url = "" }, reply) => {
    const { body, headers } = files[url] ?? { body: "" };
    reply
      .writeHead(body ? 200 : 404, { "content-type": "text/html; charset=utf-8", ...headers })
      .end(body || "Not found");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The site has no port");
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}
