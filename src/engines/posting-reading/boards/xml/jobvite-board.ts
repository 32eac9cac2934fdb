import { z } from "zod";
import { companyFromName, type JobBoard, moment, readEntries, required, SourceFault, text } from "../job-board.ts";
import { childrenNamed, childText, type XmlElement, xmlTree } from "./xml-tree.ts";

const job = z.object({
  id: required.id,
  title: required.title,
  url: required.url,
  location: text,
  description: text,
  employment: text,
  date: text,
});

/** Jobvite's XML feed of a company, by its id in it. */
export const jobviteBoard: JobBoard = {
  accept: "application/xml, text/xml;q=0.9",
  firstPage: (name) => `https://app.jobvite.com/CompanyJobs/Xml.aspx?c=${name}`,
  homes: [/^jobs\.jobvite\.com\/(?:careers\/)?(?<name>[\w-]{1,60})/],
  read({ text: source, name }) {
    const root = xmlTree(source);
    if (root?.name !== "result") throw new SourceFault("The reply is no Jobvite feed, or it was cut off.");
    return readEntries(childrenNamed(root, "job").map(fieldsOf), job, "id", (entry) => ({
      id: entry.id,
      title: entry.title,
      company: companyFromName(name),
      url: entry.url,
      location: entry.location,
      sections: [{ heading: "", html: entry.description }],
      employment: entry.employment,
      postedAt: moment(entry.date),
    }));
  },
};

const fieldsOf = (element: XmlElement) => ({
  id: childText(element, "id"),
  title: childText(element, "title"),
  url: childText(element, "detail-url"),
  location: childText(element, "location"),
  description: childText(element, "description") || childText(element, "briefdescription"),
  employment: childText(element, "jobtype"),
  date: childText(element, "date"),
});
