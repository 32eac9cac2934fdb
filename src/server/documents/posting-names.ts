import { walkHtml } from "../html-reading/html-walk.ts";
import { elementTexts, htmlLines } from "../html-reading/page-text.ts";
import { structuredPosting } from "./posting-page.ts";

export interface PostingNames {
  /** Empty where the page does not say. */
  job_title: string;
  company_name: string;
}

/** As long as a card allows. */
const longest = 300;

/** What a posting and its company are called: by the page's schema.org data, else by its heading and its title. */
export function postingNames(html: string): PostingNames {
  const data = structuredPosting(html);
  if (data) return { job_title: line(data.title), company_name: line(data.hiringOrganization) };
  const metadata = metaContents(html);
  const title = line(metadata.get("og:title") ?? elementTexts(html, "title")[0] ?? "");
  const named = fromTitle(title);
  const heading = elementTexts(html, "h1").map(line).find(Boolean);
  return {
    job_title: named.job_title || heading || title,
    company_name: named.company_name || line(metadata.get("og:site_name") ?? ""),
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

const line = (text: string) => htmlLines(text).replaceAll("\n", " ").slice(0, longest).trim();

function metaContents(html: string): Map<string, string> {
  const contents = new Map<string, string>();
  walkHtml(html, {
    onopentag(name, { property, content }) {
      if (name === "meta" && property && content) contents.set(property.toLowerCase(), content);
    },
  });
  return contents;
}
