/** A software engineer in Berlin, as a CV has it. Files made from it must read back to these facts. */
export const sampleCv = {
  name: "Anna Weber",
  title: "Software Engineer",
  contact: ["anna.weber@example.org", "+49 30 1234567", "Berlin, Germany"],
  summary:
    "Software engineer with eight years of experience in TypeScript, Node.js and PostgreSQL. Builds web services that stay fast and easy to change.",
  experience: [
    {
      title: "Senior Software Engineer",
      company: "Lindenhof Software GmbH",
      location: "Berlin, Germany",
      dates: "March 2021 - Present",
      points: [
        "Led the rewrite of the booking service in TypeScript and Node.js.",
        "Reduced the median response time from 480 ms to 120 ms.",
        "Introduced automated tests with Playwright and Vitest.",
      ],
    },
    {
      title: "Software Engineer",
      company: "Nordlicht Data AG",
      location: "Hamburg, Germany",
      dates: "September 2016 - February 2021",
      points: [
        "Built REST services in Java and PostgreSQL for logistics customers.",
        "Moved eleven services to Docker and Kubernetes.",
      ],
    },
  ],
  education: [
    {
      degree: "Master of Science, Computer Science",
      institution: "Technische Universität Berlin",
      dates: "2014 - 2016",
    },
    {
      degree: "Bachelor of Science, Computer Science",
      institution: "Universität Hamburg",
      dates: "2011 - 2014",
    },
  ],
  skills: ["TypeScript", "Node.js", "React", "PostgreSQL", "Docker", "Kubernetes", "Java"],
  languages: ["German", "English"],
};

export type SampleCv = typeof sampleCv;

export interface CvLine {
  kind: "title" | "heading" | "point" | "text";
  text: string;
}

/** The CV as the lines of a page, for whatever file they go into. */
export function cvLines(cv: SampleCv = sampleCv): CvLine[] {
  return [
    { kind: "title", text: cv.name },
    { kind: "text", text: cv.title },
    { kind: "text", text: cv.contact.join(" | ") },
    { kind: "heading", text: "Summary" },
    { kind: "text", text: cv.summary },
    { kind: "heading", text: "Work Experience" },
    ...cv.experience.flatMap(({ title, company, location, dates, points }): CvLine[] => [
      { kind: "text", text: title },
      { kind: "text", text: `${company}, ${location}` },
      { kind: "text", text: dates },
      ...points.map((text): CvLine => ({ kind: "point", text })),
    ]),
    { kind: "heading", text: "Education" },
    ...cv.education.flatMap(({ degree, institution, dates }): CvLine[] => [
      { kind: "text", text: degree },
      { kind: "text", text: `${institution}, ${dates}` },
    ]),
    { kind: "heading", text: "Skills" },
    { kind: "text", text: cv.skills.join(", ") },
    { kind: "heading", text: "Languages" },
    { kind: "text", text: cv.languages.join(", ") },
  ];
}
