import { z } from "zod";
import {
  companyFromName,
  flag,
  type JobBoard,
  joinedPlaces,
  list,
  moment,
  type PostingDraft,
  parseJson,
  placed,
  readEntries,
  required,
  text,
} from "../job-board.ts";

const place = z.object({ city: text, region: text, state: text, country: text, hidden: flag });

const job = place.extend({
  shortcode: required.id,
  title: required.title,
  url: required.url,
  locations: list(place),
  telecommuting: flag,
  workplace_type: text,
  employment_type: text,
  description: text,
  requirements: text,
  benefits: text,
  published_on: text,
  created_at: text,
});

/** Workable widget API: the whole account in one reply, an opening in several places once for each of them. */
export const workableBoard: JobBoard = {
  accept: "application/json",
  firstPage: (name) => `https://apply.workable.com/api/v1/widget/accounts/${name}?details=true`,
  links: [{ host: /^apply\.workable\.com$/, path: /^\/(?<name>[\w-]{1,80})\/j\/(?<id>[\dA-Z]{6,20})/ }],
  homes: [
    /^apply\.workable\.com\/(?:api\/v\d\/(?:widget\/)?accounts\/)?(?!api\/)(?<name>[\w-]{1,60})/,
    /^(?<name>[\w-]{1,60})\.workable\.com\//,
  ],
  read({ text: source, name }) {
    const account = parseJson(source, z.object({ name: text, jobs: z.array(z.unknown()) }));
    const page = readEntries(account.jobs, job, "shortcode", (entry) => ({
      id: entry.shortcode,
      title: entry.title,
      company: account.name || companyFromName(name),
      url: entry.url,
      location: placesOf(entry),
      sections: [
        { heading: "", html: entry.description },
        { heading: "Requirements", html: entry.requirements },
        { heading: "Benefits", html: entry.benefits },
      ],
      employment: entry.employment_type,
      workplace: entry.workplace_type || (entry.telecommuting ? "remote" : ""),
      postedAt: moment(entry.published_on) ?? moment(entry.created_at),
    }));
    return { ...page, drafts: oneForEachId(page.drafts) };
  },
};

function placesOf(entry: z.output<typeof job>): string {
  const places = entry.locations.length > 0 ? entry.locations : [entry];
  return joinedPlaces(
    places
      .filter(({ hidden }) => hidden !== true)
      .map(({ city, region, state, country }) => placed([city, region || state, country])),
  );
}

function oneForEachId(drafts: PostingDraft[]): PostingDraft[] {
  const byId = new Map<string, PostingDraft>();
  for (const draft of drafts) {
    const known = byId.get(draft.id);
    const location = joinedPlaces([...(known?.location.split(" / ") ?? []), ...draft.location.split(" / ")]);
    byId.set(draft.id, { ...(known ?? draft), location });
  }
  return [...byId.values()];
}
