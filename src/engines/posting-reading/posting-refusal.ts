import { languageOf } from "../language-detection/language-detection.ts";
import type { PageFacts } from "./html/page-facts.ts";
import { elementsNamed, elementsOf, lettersOf, type PageElement, seenText, sourceText } from "./html/page-tree.ts";
import { postingEvidence, seeksSomebody } from "./posting-evidence.ts";
import type { PostingSections } from "./posting-sections.ts";

const closed =
  /\b(no longer (accepting|available|open|active|taking)|(position|job|role|vacancy|opening|posting) (has been|is|was) (filled|closed|removed)|(job|posting|offer|vacancy) (has |is )?expired|applications? (are|is|have) (now )?closed|nicht mehr (verfügbar|online|aktiv|aktuell)|bereits besetzt|ist abgelaufen|n'est plus (disponible|en ligne)|a été pourvu|ya no está disponible|non è più disponibile|niet meer (beschikbaar|open)|nieaktualn|já não está disponível)/i;
const humanCheck =
  /just a moment|verify (that )?you are (a )?human|are you a robot|captcha|unusual traffic|access denied|enable javascript and cookies/i;
/** Those whose words for what postings speak of are known. */
const knownLanguages = new Set("en de fr es it nl pl pt und".split(" "));
/** Where frameworks draw a page. */
const mount = /^(?:root|app|__next|__nuxt|__app|___gatsby|svelte|react-root|app-root|main-app|q-app)$/i;

/** A page with a heading and so many letters may be a posting in few words, or in a language whose words are not known here. */
const minLetters = 200;
const closedNear = 400;

/** Why the text of a page is no posting, as a sentence for the person; judged by what it speaks of, not by its length. */
export function refusalOfPage(
  html: string,
  tree: PageElement[],
  sections: PostingSections,
  facts: PageFacts,
  title: string,
): string | undefined {
  const text = Object.values(sections).join("\n");
  const isPosting = isPostingText(tree, sections, facts, text, title);
  if (closed.test(`${title}\n${isPosting ? text.slice(0, closedNear) : text}`))
    return "The page says that this opening is closed.";
  if (isPosting) return undefined;
  if (/<input[^>]+type=["']?password/i.test(html))
    return "The page can be read only by people who are signed in there.";
  const pageTitle = elementsNamed(tree, "title").map(sourceText)[0] ?? "";
  if (humanCheck.test(`${title}\n${text}\n${pageTitle}`))
    return "The page refuses to be read by anything but a person's browser.";
  if (isDrawnByScript(tree))
    return "This page is drawn by a script, so that its text can only be read in a browser. Copy the posting's text from there and paste it.";
  return "The page holds no posting that can be read. Copy the posting's text from it and paste it.";
}

function isPostingText(
  tree: PageElement[],
  sections: PostingSections,
  facts: PageFacts,
  text: string,
  title: string,
): boolean {
  const named = [facts.company, facts.location, facts.pay].filter(Boolean).length;
  const evidence = postingEvidence(sections) + named;
  const letters = lettersOf(text);
  const hasHeading = elementsNamed(tree, "h1", "h2").some((heading) => seenText(heading) !== "");
  if (evidence >= 4) return title !== "" || letters >= minLetters;
  if (!hasHeading || title === "") return false;
  if (isDrawnByScript(tree)) return evidence >= 3 && letters >= minLetters;
  // A place and a section of its own make a posting of a few lines.
  if (evidence >= 2) return letters >= (evidence >= 3 ? minLetters / 5 : minLetters / 2);
  return letters >= minLetters && (seeksSomebody(text) || !knownLanguages.has(languageOf(text)));
}

function isDrawnByScript(tree: PageElement[]): boolean {
  const mounts = elementsOf(tree, ({ attribs }) => mount.test(attribs.id ?? ""));
  const asksForScript = elementsNamed(tree, "noscript").some((element) => /javascript/i.test(sourceText(element)));
  return (
    elementsNamed(tree, "script").length > 0 && (asksForScript || mounts.some((element) => seenText(element) === ""))
  );
}
