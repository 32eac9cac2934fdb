import { spansIn } from "../../cv-reading/cv-reading.ts";
import { zipFiles } from "../zip-files.ts";
import { csvRows } from "./csv-rows.ts";
import { linesOfText } from "./xml-record.ts";

type Row = Record<string, string>;

/** What LinkedIn gives who asks for their data (a ZIP of CSVs), as a JSON Resume; undefined of any other archive. */
export function linkedInExport(bytes: Uint8Array): object | undefined {
  const files = new Map([...zipFiles(bytes, /\.csv$/i)].map(([name, content]) => [nameOf(name), content]));
  if (!files.has("profile") && !files.has("positions")) return undefined;
  const rows = (name: string): Row[] => csvRows(files.get(name)?.toString("utf8") ?? "");
  const [profile = {}] = rows("profile");
  const emails = rows("email addresses");
  const numbers = rows("phonenumbers").map(({ Number: number = "" }) => number);
  return {
    basics: {
      name: [profile["First Name"], profile["Last Name"]].filter(Boolean).join(" "),
      email: (emails.find(({ Primary }) => Primary === "Yes") ?? emails[0])?.["Email Address"],
      phone: numbers[0],
      label: profile.Headline,
      url: /https?:[^\s,\]]+/.exec(profile.Websites ?? "")?.[0],
      summary: profile.Summary,
      location: { address: profile.Address, city: profile["Geo Location"] },
    },
    work: rows("positions").map((row) => ({
      name: row["Company Name"],
      position: row.Title,
      location: row.Location,
      ...period(row),
      highlights: linesOfText(row.Description ?? ""),
    })),
    volunteer: rows("volunteering").map((row) => ({
      organization: row["Company Name"],
      position: row.Role,
      ...period(row),
      highlights: linesOfText(row.Description ?? ""),
    })),
    education: rows("education").map((row) => ({
      institution: row["School Name"],
      studyType: row["Degree Name"],
      area: row["Field Of Study"],
      courses: [row.Notes, row.Activities],
      startDate: monthOf(row["Start Date"]),
      endDate: monthOf(row["End Date"]),
    })),
    certificates: rows("certifications").map((row) => ({
      name: certificateName(row),
      issuer: row.Authority,
      date: monthOf(row["Started On"]),
    })),
    publications: rows("publications").map((row) => ({
      name: row.Name,
      publisher: row.Publisher,
      releaseDate: monthOf(row["Published On"]),
      summary: row.Description,
    })),
    skills: rows("skills").map(({ Name }) => Name),
    languages: rows("languages").map(({ Name, Proficiency }) => ({ language: Name, fluency: Proficiency })),
    projects: rows("projects"),
    awards: rows("honors"),
    meta: {
      forthright: {
        date_of_birth: dayOf(profile["Birth Date"]),
        mobile_numbers: numbers.length > 0 ? numbers : undefined,
        training: rows("courses").map(({ Name: training_name = "" }) => ({
          ...{ skill: "", training_name, training_institution: "", date: "", skills_acquired: [], description: "" },
        })),
      },
    },
  };
}

/** A certificate of the profile has one year: until when it was valid goes with its name, so that none that ended reads as valid. */
function certificateName({ Name = "", "Started On": from = "", "Finished On": to = "" }: Row): string {
  return to ? `${Name} (${`${from} – ${to}`.trim()})` : Name;
}

const nameOf = (path: string) => (path.split("/").at(-1) ?? "").toLowerCase().replace(/\.csv$/, "");

const period = (row: Row) => ({ startDate: monthOf(row["Started On"]), endDate: monthOf(row["Finished On"]) });

/** "Mar 2019" as "2019-03". */
const monthOf = (written = ""): string => spansIn(written.toLowerCase())[0]?.start ?? "";

const dayOf = (written = "") => (monthOf(written).length === 10 ? monthOf(written) : "");
