import { z } from "zod";
import {
  companyFromName,
  type JobBoard,
  joinedPlaces,
  moment,
  placed,
  readEntries,
  required,
  SourceFault,
  text,
} from "../job-board.ts";
import { childrenNamed, childText, type XmlElement, xmlTree } from "./xml-tree.ts";

const pageSize = 100;

const item = z.object({
  guid: required.id,
  title: required.title,
  link: required.url,
  description: text,
  pubDate: text,
  remoteStatus: text,
  places: z.array(z.string()),
});

/** Teamtailor's RSS feed, in pages by offset; unlike its JSON feed it tells the places. */
export const teamtailorBoard = teamtailorAt("teamtailor.com");
export const americanTeamtailorBoard = teamtailorAt("na.teamtailor.com");

function teamtailorAt(domain: string): JobBoard {
  const host = `^(?<name>[\\w-]{1,60})\\.${domain.replaceAll(".", "\\.")}`;
  return {
    accept: "application/rss+xml, application/xml;q=0.9, text/xml;q=0.8",
    firstPage: (name) => `https://${name}.${domain}/jobs.rss?offset=0&per_page=${pageSize}`,
    links: [
      {
        host: new RegExp(`${host}$`),
        path: /^\/jobs\/(?<id>\d+)/,
      },
    ],
    homes: [new RegExp(`${host}/`)],
    read({ text: source, url, name }) {
      const root = xmlTree(source);
      const [channel] = childrenNamed(root, "channel");
      if (root?.name !== "rss" || !channel)
        throw new SourceFault("The reply is no Teamtailor feed, or it was cut off.");
      const company = childText(channel, "title") || companyFromName(name);
      const items = childrenNamed(channel, "item").map(fieldsOf);
      const page = readEntries(items, item, "guid", (entry) => ({
        id: entry.guid,
        title: entry.title,
        company,
        url: entry.link,
        location: joinedPlaces(entry.places),
        sections: [{ heading: "", html: entry.description }],
        workplace: entry.remoteStatus,
        postedAt: moment(entry.pubDate),
      }));
      return { ...page, next: items.length < pageSize ? undefined : following(url) };
    },
  };
}

function fieldsOf(element: XmlElement) {
  const link = childText(element, "link");
  const [places] = childrenNamed(element, "tt:locations");
  return {
    guid: childText(element, "guid") || link,
    title: childText(element, "title"),
    link,
    description: childText(element, "description"),
    pubDate: childText(element, "pubDate"),
    remoteStatus: childText(element, "remoteStatus"),
    places: childrenNamed(places, "tt:location").map(placeOf),
  };
}

function placeOf(element: XmlElement): string {
  return placed([childText(element, "tt:city"), childText(element, "tt:country")]) || childText(element, "tt:name");
}

function following(url: string): string {
  const next = new URL(url);
  next.searchParams.set("offset", String(Number(next.searchParams.get("offset") ?? 0) + pageSize));
  return next.href;
}
