import { expect, it } from "vitest";
import { profileFromCvText } from "./cv-extraction.ts";

const head = "Anna Berg\nNurse\nanna@example.com\n";

it("[CHAT-21] reads a row without a bar as a place where bars part companies from places", () => {
  const { professional_experience } = profileFromCvText(`${head}
PROFESSIONAL EXPERIENCE
Nurse Feb 2019 – Present
Leeds, United Kingdom
• Cares for patients.

Carer Feb 2016 – Jan 2019
Moorview Home | Bradford
• Helped residents.

Picker Feb 2015 – Jan 2016
Bradford
• Picked berries.

Clerk Feb 2014 – Jan 2015
Smith, Weber and Partners
• Kept files.
`);
  expect(professional_experience).toMatchObject([
    { title: "Nurse", company: "", location: "Leeds, United Kingdom" },
    { title: "Carer", company: "Moorview Home", location: "Bradford" },
    { title: "Picker", company: "", location: "Bradford" },
    { title: "Clerk", company: "Smith, Weber and Partners", location: "" },
  ]);
});

it("[CHAT-21] reads a list of certificates whose first has no date", () => {
  const { certifications } = profileFromCvText(`${head}
CERTIFICATIONS
Phlebotomy

Immediate Life Support 2023
Resuscitation Council
`);
  expect(certifications).toMatchObject([
    { certification_name: "Phlebotomy", certification_date: "" },
    { certification_name: "Immediate Life Support", certification_organization: "Resuscitation Council" },
  ]);
});
