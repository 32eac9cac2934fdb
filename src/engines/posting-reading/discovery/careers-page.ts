import { unescapeHtml } from "../../../shared/text/html-escape.rules.ts";
import { elementsNamed, pageTree, seenText } from "../html/page-tree.ts";
import { type BoardHome, boardHomeOf } from "./board-home.ts";

const address = /(?:https?:)?\/\/[^\s"'`<>()\\]{4,300}/g;
const maxAddresses = 5_000;
/** "Careers", "Jobs bei uns", "Nous rejoindre", "Trabaja con nosotros" … */
const careersWords =
  /\b(?:careers?|jobs?|vacanc(?:y|ies)|join(?:[- ]us)?|work[- ](?:with|for|at)|hiring|open(?:ings|[- ](?:positions|roles))|karriere|stellen\w*|emplois?|carri[eè]res?|recrutement|rejoi\w+|empleo|trabaj\w+|lavora\w*|carriere|werken[- ]bij|vacatures|kariera|praca|vagas|jobb|lediga)\b/i;

/** Places on boards that a page links to or is filled from, each once, in the order of the page. */
export function boardsOnPage(html: string, url: string): BoardHome[] {
  const plain = unescapeHtml(html).replaceAll("\\/", "/");
  const homes = new Map<string, BoardHome>();
  for (const [written] of [...plain.matchAll(address)].slice(0, maxAddresses)) {
    const home = boardHomeOf(URL.canParse(written, url) ? new URL(written, url).href : "");
    if (home) homes.set(`${home.kind}:${home.name.toLowerCase()}`, home);
  }
  return [...homes.values()];
}

/** Pages of the same company that may tell of its openings, the likeliest first. */
export function careersLinks(html: string, url: string, max: number): string[] {
  const site = siteOf(url);
  const links = elementsNamed(pageTree(html), "a").flatMap((element) => {
    const { href = "" } = element.attribs;
    if (!URL.canParse(href, url)) return [];
    const link = new URL(href, url);
    link.hash = "";
    const words = `${link.hostname.split(".")[0]} ${link.pathname.replaceAll("/", " ")}`;
    const named = Number(careersWords.test(seenText(element))) + Number(careersWords.test(words));
    const isSame = siteOf(link.href) === site && link.href !== url && /^https?:$/.test(link.protocol);
    return isSame && named > 0 ? [{ href: link.href, named }] : [];
  });
  const likeliest = links.toSorted((a, b) => b.named - a.named).map(({ href }) => href);
  return [...new Set(likeliest)].slice(0, max);
}

/** "careers.acme.co.uk" belongs to "acme". */
export function siteOf(url: string): string {
  const labels = new URL(url).hostname.split(".");
  const isSecondLevel = labels.length > 2 && /^(?:co|com|org|net|ac|gov|edu)$/.test(labels.at(-2) ?? "");
  return labels.at(isSecondLevel ? -3 : -2) ?? labels[0] ?? "";
}
