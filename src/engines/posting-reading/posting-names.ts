import { walkHtml } from "./html/html-walk.ts";
import { elementTexts } from "./html/page-text.ts";
import { oneLine, structuredPostings } from "./structured-posting.ts";

export interface PostingNames {
  /** Empty where the page does not say. */
  job_title: string;
  company_name: string;
}

/** What a posting and its company are called: by the page's schema.org data, else by its heading and its title. */
export function postingNames(html: string, url: string): PostingNames {
  const [data] = structuredPostings(html, url);
  if (data) return { job_title: data.title, company_name: data.company };
  const metadata = metaContents(html);
  const title = oneLine(metadata.get("og:title") ?? elementTexts(html, "title")[0] ?? "");
  const named = fromTitle(title);
  const heading = elementTexts(html, "h1").map(oneLine).find(Boolean);
  return {
    job_title: named.job_title || heading || title,
    company_name: named.company_name || oneLine(metadata.get("og:site_name") ?? ""),
  };
}

/** "Nurse at Charité", "Charité hiring Nurse in Berlin", with the board's name behind: the ways that the large boards write. */
function fromTitle(title: string): PostingNames {
  const [first = ""] = title.split(/ [|–—·] /);
  const hiring = /^(?<company>.+?) (?:is )?hiring (?:an? )?(?<job>.+?)(?: in .+)?$/i.exec(first)?.groups;
  const at = /^(?:Job Application for )?(?<job>.+) (?:at|@) (?<company>.+)$/i.exec(first)?.groups;
  const { job = "", company = "" } = hiring ?? at ?? {};
  return { job_title: job.trim(), company_name: company.trim() };
}

function metaContents(html: string): Map<string, string> {
  const contents = new Map<string, string>();
  walkHtml(html, {
    onopentag(name, { property, content }) {
      if (name === "meta" && property && content) contents.set(property.toLowerCase(), content);
    },
  });
  return contents;
}
