import { walkHtml } from "./html-walk.ts";
import { plainMarkup } from "./plain-markup.ts";

interface OpenProperty {
  name: string;
  depth: number;
  parts: string[];
}

/** Each level keeps the text below it once more. */
const maxNested = 4;

/** The schema.org JobPosting that a page marks in its own elements (microdata), in the form of JSON-LD. */
export function postingMicrodata(html: string): object[] {
  const values: Record<string, string> = {};
  let depth = 0;
  let scope = 0;
  const open: OpenProperty[] = [];
  const keep = (name: string, value: string) => {
    if (value.trim() !== "") values[name] ??= value;
  };

  walkHtml(html, {
    onopentag(element, { itemtype = "", itemprop = "", content }) {
      depth += 1;
      if (scope === 0 && /schema\.org\/JobPosting\/?$/i.test(itemtype.trim())) scope = depth;
      for (const property of open) property.parts.push(plainMarkup.open(element));
      if (scope === 0 || itemprop === "") return;
      const [outer] = open;
      const name = outer?.name === "hiringOrganization" && itemprop === "name" ? "hiringOrganization" : itemprop;
      if (content !== undefined) keep(name, content);
      else if (open.length < maxNested) open.push({ name, depth, parts: [] });
    },
    ontext(text) {
      for (const property of open) property.parts.push(plainMarkup.text(text));
    },
    onclosetag(element) {
      for (const property of open) if (property.depth < depth) property.parts.push(plainMarkup.close(element));
      while (open.at(-1)?.depth === depth) {
        const ended = open.pop();
        if (ended) keep(ended.name, ended.parts.join(""));
      }
      if (scope === depth) scope = -1;
      depth -= 1;
    },
  });
  return values.title ? [{ "@type": "JobPosting", ...values, title: values.title.replace(/<[^>]*>/g, " ") }] : [];
}
