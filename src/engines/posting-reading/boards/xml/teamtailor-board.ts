import type { JobBoard } from "../job-board.ts";
import { xmlBoard } from "../table-board.ts";

const size = 100;

/** Teamtailor's RSS feed, in pages by offset; unlike its JSON feed it tells the places. */
export const teamtailorBoard = teamtailorAt("teamtailor.com");
export const americanTeamtailorBoard = teamtailorAt("na.teamtailor.com");

function teamtailorAt(domain: string): JobBoard {
  const host = `^(?<name>[\\w-]{1,60})\\.${domain.replaceAll(".", "\\.")}`;
  return xmlBoard(
    {
      firstPage: (name) => `https://${name}.${domain}/jobs.rss?offset=0&per_page=${size}`,
      links: [{ host: new RegExp(`${host}$`), path: /^\/jobs\/(?<id>\d+)/ }],
      homes: [new RegExp(`${host}/`)],
    },
    {
      feed: "rss.channel",
      openings: ["rss.channel.item"],
      id: ["guid", "link"],
      title: ["title"],
      companyOfReply: ["rss.channel.title"],
      url: ["link"],
      placesAt: ["tt:locations.tt:location"],
      places: [["tt:city", "tt:name"], "tt:country"],
      texts: [["", "description"]],
      workplace: ["remoteStatus"],
      postedAt: ["pubDate"],
      next: { parameter: "offset", size },
    },
  );
}
