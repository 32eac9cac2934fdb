import { z } from "zod";
import { plainAsHtml } from "../../posting-lines.ts";
import {
  companyFromName,
  type JobBoard,
  joinedPlaces,
  list,
  moment,
  number,
  parseJson,
  readEntries,
  required,
  text,
} from "../job-board.ts";

const pageSize = 100;

const posting = z.object({
  id: required.id,
  text: required.title,
  hostedUrl: required.url,
  categories: z
    .object({ location: text, allLocations: list(z.string()), commitment: text })
    .catch({ location: "", allLocations: [], commitment: "" }),
  workplaceType: text,
  description: text,
  descriptionPlain: text,
  lists: list(z.object({ text, content: text })),
  additional: text,
  additionalPlain: text,
  salaryRange: z.object({ min: number, max: number, currency: text, interval: text }).nullish().catch(null),
  salaryDescriptionPlain: text,
  createdAt: number,
});

/** Lever Postings API: a bare list, in pages by skip and limit; the lists of a posting come with their headings. */
export const leverBoard = leverAt("lever.co");
export const europeanLeverBoard = leverAt("eu.lever.co");

function leverAt(domain: string): JobBoard {
  const host = domain.replaceAll(".", "\\.");
  return {
    accept: "application/json",
    firstPage: (name) => `https://api.${domain}/v0/postings/${name}?mode=json&skip=0&limit=${pageSize}`,
    links: [
      {
        host: new RegExp(`^jobs\\.${host}$`),
        path: /^\/(?<name>[\w-]{1,80})\/(?<id>[\da-f-]{36})/,
        opening: ({ name, id }) => `https://api.${domain}/v0/postings/${name}/${id}?mode=json`,
      },
    ],
    homes: [new RegExp(`^(?:jobs\\.${host}|api\\.${host}/v0/postings)/(?<name>[\\w-]{1,60})`)],
    read({ text: source, url, name }) {
      const entries = [parseJson(source, z.union([z.array(z.unknown()), z.object({ id: z.string() }).loose()]))].flat();
      const page = readEntries(entries, posting, "id", (entry) => ({
        id: entry.id,
        title: entry.text,
        company: companyFromName(name),
        url: entry.hostedUrl,
        location: joinedPlaces([entry.categories.location, ...entry.categories.allLocations]),
        sections: [
          { heading: "", html: entry.description || plainAsHtml(entry.descriptionPlain) },
          ...entry.lists.map((part) => ({ heading: part.text, html: `<ul>${part.content}</ul>` })),
          { heading: "", html: entry.additional || plainAsHtml(entry.additionalPlain) },
        ],
        salary: entry.salaryRange ? { ...entry.salaryRange, period: entry.salaryRange.interval } : undefined,
        salaryText: entry.salaryDescriptionPlain,
        employment: entry.categories.commitment,
        workplace: entry.workplaceType,
        postedAt: moment(entry.createdAt),
      }));
      // A full page may be the last one: the next is then empty.
      return { ...page, next: entries.length < pageSize ? undefined : following(url) };
    },
  };
}

function following(url: string): string {
  const next = new URL(url);
  next.searchParams.set("skip", String(Number(next.searchParams.get("skip") ?? 0) + pageSize));
  return next.href;
}
