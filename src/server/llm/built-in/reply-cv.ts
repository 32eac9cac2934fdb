import { counted, escapedText, joinedByAnd, shortened } from "../../../engines/assistant/assistant.ts";
import type {
  Advice,
  ReadAttachmentOutput,
  ReadProfileOutput,
} from "../../../shared/assistant/assistant-tools.contract.ts";
import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";

const mostPositions = 4;
const mostSkills = 12;
const mostAdvice = 3;

/** What was read in the attached CV, what could be better, and what comes next. */
export function cvReply({ attachment }: ReadAttachmentOutput): string {
  if (!attachment) {
    return "No file is attached to this conversation yet. Attach your CV as PDF, DOC or DOCX with the paper clip, and I tell you what I read in it.";
  }
  if (attachment.problem !== "" || !attachment.profile) return attachment.problem;
  const { profile } = attachment;
  if (isEmpty(profile)) {
    return `I read the text of **${escapedText(attachment.name)}**, but I recognised no parts of a CV in it: no positions, no education, no skills. Is it the right file?`;
  }
  return [
    `I read **${escapedText(attachment.name)}**. This is what I found:`,
    factsOf(profile),
    adviceList(attachment.advice, "What I would improve"),
    "**Check what was read** below shows every value beside its place in your CV: you correct it, leave out what you like, and add the rest to your profile. Then ask me for openings, for example “jobs that fit my CV”.",
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** Asked to improve the attached CV: the advice alone. */
export function adviceReply(read: ReadAttachmentOutput): string {
  const { attachment } = read;
  if (attachment?.problem !== "" || !attachment.profile || isEmpty(attachment.profile)) return cvReply(read);
  const name = escapedText(attachment.name);
  if (attachment.advice.length === 0)
    return `I have read **${name}** again and find no line that my rules would change. A person who knows your trade sees more than I do; ask one.`;
  return [
    `I have read **${name}** again.`,
    adviceList(
      attachment.advice,
      `${attachment.advice.length >= mostAdvice ? "Three things" : "What"} I would improve`,
    ),
    "Change them in your own file, or check what was read, add it to your [profile](/profile) and change them there: your tailored CVs are made from it.",
  ].join("\n\n");
}

/** What stands in the profile, and what is missing. */
export function profileReply({ profile, advice }: ReadProfileOutput): string {
  if (isEmpty(profile)) {
    return "Your [profile](/profile) is still empty. [Bring your CV](/profile/import) and check what was read in it, or fill it in yourself.";
  }
  return [
    "This stands in your [profile](/profile):",
    factsOf(profile),
    adviceList(advice, "What I would improve"),
    "You change it on the [profile page](/profile). Your CVs and letters are made from it alone.",
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** Asked for a CV that is not there. */
export function withoutCvReply(read: ReadProfileOutput): string {
  if (isEmpty(read.profile)) return cvReply({ attachment: null });
  return `No file is attached to this conversation, so I looked at your profile, from which your CVs are made.\n\n${profileReply(read)}`;
}

function isEmpty(profile: ProfileDocument): boolean {
  return profile.professional_experience.length + profile.education.length + profile.skills.length === 0;
}

function factsOf(profile: ProfileDocument): string {
  const { personal_details: person, professional_experience: jobs, education, skills } = profile;
  const reach = [person.email, ...person.mobile_numbers, person.present_location].filter((fact) => fact !== "");
  const facts: [string, string][] = [
    ["Name", escapedText(person.name)],
    ["Contact", reach.map(escapedText).join(" · ")],
    [counted(jobs.length, "position"), positions(jobs)],
    [
      "Education",
      education
        .map((school) =>
          escapedText([school.degree_type, school.specialization, school.institution].filter(Boolean).join(", ")),
        )
        .join("; "),
    ],
    [counted(skills.length, "skill"), skillNames(skills.map(({ skill }) => skill))],
    ["Languages", person.languages_known.map(escapedText).join(", ")],
    ["Also", otherParts(profile)],
  ];
  return facts
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `- **${name}**: ${value}`)
    .join("\n");
}

function positions(jobs: ProfileDocument["professional_experience"]): string {
  const shown = jobs.slice(0, mostPositions).map((job) => {
    const name = [job.title, job.company].filter(Boolean).join(", ");
    return escapedText(job.from === "" ? name : `${name} (${job.from.slice(0, 4)}–${job.to.slice(0, 4) || "today"})`);
  });
  return [...shown, ...(jobs.length > mostPositions ? [`and ${jobs.length - mostPositions} more`] : [])].join("; ");
}

function skillNames(skills: string[]): string {
  const shown = skills.slice(0, mostSkills).map(escapedText).join(", ");
  return skills.length > mostSkills ? `${shown} and ${skills.length - mostSkills} more` : shown;
}

function otherParts(profile: ProfileDocument): string {
  const counts: [number, string, string?][] = [
    [profile.volunteer_experience.length, "volunteer position"],
    [profile.training.length, "training"],
    [profile.publications.length, "publication"],
    [profile.certifications.length, "certification"],
    [profile.references.length, "reference"],
  ];
  return joinedByAnd(counts.filter(([count]) => count > 0).map(([count, one]) => counted(count, one)));
}

function adviceList(advice: Advice[], title: string): string {
  if (advice.length === 0) return "";
  const items = advice.slice(0, mostAdvice).map(({ advice: sentence, lines }) => {
    const quotes = lines.map((line) => `\n  > ${escapedText(shortened(line, 160))}`).join("\n  >");
    return `- ${sentence}${quotes}`;
  });
  return `**${title}:**\n\n${items.join("\n")}`;
}
