import type { JobBoard } from "../job-board.ts";
import { xmlBoard } from "../table-board.ts";

/** Personio XML feed: all positions in one reply, their texts in parts with headings. */
export const personioBoard = personioAt("personio.de");
export const internationalPersonioBoard = personioAt("personio.com");

function personioAt(domain: string): JobBoard {
  const host = `^(?<name>[\\w-]{1,60})\\.jobs\\.${domain.replaceAll(".", "\\.")}`;
  return xmlBoard(
    {
      firstPage: (name) => `https://${name}.jobs.${domain}/xml?language=en`,
      links: [{ host: new RegExp(`${host}$`), path: /^\/job\/(?<id>\d+)/ }],
      homes: [new RegExp(`${host}/`)],
    },
    {
      feed: "workzag-jobs",
      openings: ["workzag-jobs.position"],
      id: ["id"],
      title: ["name"],
      company: ["subcompany"],
      url: (id, name) => `https://${name}.jobs.${domain}/job/${encodeURIComponent(id)}`,
      places: ["office"],
      morePlaces: ["additionalOffices.office"],
      texts: [{ each: "jobDescriptions.jobDescription", heading: "name", text: "value" }],
      employment: ["employmentType schedule"],
      postedAt: ["createdAt"],
    },
  );
}
