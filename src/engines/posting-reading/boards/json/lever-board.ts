import type { JobBoard } from "../job-board.ts";
import { jsonBoard } from "../table-board.ts";

const size = 100;

/** Lever Postings API: a bare list, in pages by skip and limit; the lists of a posting come with their headings. */
export const leverBoard = leverAt("lever.co");
export const europeanLeverBoard = leverAt("eu.lever.co");

function leverAt(domain: string): JobBoard {
  const host = domain.replaceAll(".", "\\.");
  return jsonBoard(
    {
      firstPage: (name) => `https://api.${domain}/v0/postings/${name}?mode=json&skip=0&limit=${size}`,
      links: [
        {
          host: new RegExp(`^jobs\\.${host}$`),
          path: /^\/(?<name>[\w-]{1,80})\/(?<id>[\da-f-]{36})/,
          opening: ({ name, id }) => `https://api.${domain}/v0/postings/${name}/${id}?mode=json`,
        },
      ],
      homes: [new RegExp(`^(?:jobs\\.${host}|api\\.${host}/v0/postings)/(?<name>[\\w-]{1,60})`)],
    },
    {
      openings: [""],
      id: ["id"],
      title: ["text"],
      url: ["hostedUrl"],
      places: ["categories.location"],
      morePlaces: ["categories.allLocations"],
      texts: [
        ["", "description", "descriptionPlain"],
        { each: "lists", heading: "text", text: "content" },
        ["", "additional", "additionalPlain"],
      ],
      salary: {
        min: ["salaryRange.min"],
        max: ["salaryRange.max"],
        currency: ["salaryRange.currency"],
        period: ["salaryRange.interval"],
      },
      salaryText: ["salaryDescriptionPlain"],
      employment: ["categories.commitment"],
      workplace: ["workplaceType"],
      postedAt: ["createdAt"],
      next: { parameter: "skip", size },
    },
  );
}
