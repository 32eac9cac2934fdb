import { z } from "zod";
import {
  companyFromName,
  type JobBoard,
  joinedPlaces,
  moment,
  readEntries,
  required,
  SourceFault,
  text,
} from "../job-board.ts";
import { childrenNamed, childText, type XmlElement, xmlTree } from "./xml-tree.ts";

const position = z.object({
  id: required.id,
  name: required.title,
  subcompany: text,
  offices: z.array(z.string()),
  employment: text,
  createdAt: text,
  sections: z.array(z.object({ heading: z.string(), html: z.string() })),
});

/** Personio XML feed: all positions in one reply, their texts in parts with headings. */
export const personioBoard = personioAt("personio.de");
export const internationalPersonioBoard = personioAt("personio.com");

function personioAt(domain: string): JobBoard {
  const host = `^(?<name>[\\w-]{1,60})\\.jobs\\.${domain.replaceAll(".", "\\.")}`;
  return {
    accept: "application/xml, text/xml;q=0.9",
    firstPage: (name) => `https://${name}.jobs.${domain}/xml?language=en`,
    links: [
      {
        host: new RegExp(`${host}$`),
        path: /^\/job\/(?<id>\d+)/,
      },
    ],
    homes: [new RegExp(`${host}/`)],
    read({ text: source, name }) {
      const root = xmlTree(source);
      // An unknown company leads to Personio's own web site, which answers with success.
      if (root?.name !== "workzag-jobs") throw new SourceFault("The reply is no Personio feed, or it was cut off.");
      return readEntries(childrenNamed(root, "position").map(fieldsOf), position, "id", (entry) => ({
        id: entry.id,
        title: entry.name,
        company: entry.subcompany || companyFromName(name),
        url: `https://${name}.jobs.${domain}/job/${encodeURIComponent(entry.id)}`,
        location: joinedPlaces(entry.offices),
        sections: entry.sections,
        employment: entry.employment,
        postedAt: moment(entry.createdAt),
      }));
    },
  };
}

function fieldsOf(element: XmlElement) {
  const [more] = childrenNamed(element, "additionalOffices");
  const [descriptions] = childrenNamed(element, "jobDescriptions");
  return {
    id: childText(element, "id"),
    name: childText(element, "name"),
    subcompany: childText(element, "subcompany"),
    offices: [childText(element, "office"), ...childrenNamed(more, "office").map((office) => office.text)],
    employment: `${childText(element, "employmentType")} ${childText(element, "schedule")}`,
    createdAt: childText(element, "createdAt"),
    sections: childrenNamed(descriptions, "jobDescription").map((part) => ({
      heading: childText(part, "name"),
      html: childText(part, "value"),
    })),
  };
}
