import type { ReadAttachmentOutput } from "../../../../shared/assistant/assistant-tools.contract.ts";
import type { ProfileDocument } from "../../../../shared/profile/profile.contract.ts";
import type { Finding } from "../../profile-findings.ts";
import { lineFindings, profileFindings } from "../../profile-findings.ts";
import { escapedText, shortened } from "../../reply/markdown-text.ts";
import type { GuideSetting } from "../tasks/guide-setting.ts";
import type { GuideReply } from "../tasks/task.ts";
import type { GuideTexts } from "../texts/guide-texts.ts";
import { hasProfile } from "./reply-match.ts";
import { bullets, open, paragraphs, say, textsFor } from "./reply-parts.ts";

const maxPositions = 5;
const maxSkills = 15;

/** What was read in the attached file, and what could be better; without one, what to do. */
export function cvReply({ attachment }: ReadAttachmentOutput, setting: GuideSetting): GuideReply {
  const texts = textsFor(setting);
  if (!attachment) {
    return {
      markdown: texts.cv.none,
      actions: [
        { kind: "attach", label: texts.label.attach },
        ...(hasProfile(setting) ? [say({ do: "profile" }, texts)] : []),
        open(texts.label.openBoard, "/jobtracking"),
      ],
      thread: {},
    };
  }
  const { name, profile } = attachment;
  if (!profile)
    return { markdown: paragraphs(texts.cv.head(escapedText(name)), texts.cv.unread), actions: [], thread: {} };
  const findings = lineFindings(profile);
  return {
    markdown: paragraphs(
      texts.cv.head(escapedText(name)),
      recognised(profile, texts),
      findings.length > 0 ? paragraphs(`**${texts.cv.better}**`, findingsText(findings, texts)) : texts.cv.fine,
      texts.cv.take,
    ),
    actions: [],
    thread: {},
  };
}

function recognised(
  { personal_details, professional_experience, education, skills }: ProfileDocument,
  texts: GuideTexts,
): string {
  const positions = professional_experience.slice(0, maxPositions).map(({ title, company, from, to }) => {
    const years = from === "" ? "" : ` (${from.slice(0, 4)}–${to === "" ? texts.cv.present : to.slice(0, 4)})`;
    return `${escapedText([title, company].filter(Boolean).join(", "))}${years}`;
  });
  const degrees = education
    .slice(0, 3)
    .map(({ degree_type, specialization, institution }) =>
      escapedText([degree_type, specialization, institution].filter(Boolean).join(", ")),
    );
  const { name } = personal_details;
  return paragraphs(
    name !== "" && `**${escapedText(name)}**`,
    bullets([...positions, ...degrees]),
    skills.length > 0 &&
      texts.cv.skills(
        skills
          .slice(0, maxSkills)
          .map(({ skill }) => escapedText(skill))
          .join(", "),
      ),
  );
}

function findingsText(findings: Finding[], texts: GuideTexts): string {
  return bullets(
    findings.map(({ kind, lines }) =>
      [texts.findings[kind], ...lines.map((line) => `  - “${escapedText(shortened(line, 140))}”`)].join("\n"),
    ),
  );
}

/** The gaps of the stored profile. */
export function profileReply(setting: GuideSetting): GuideReply {
  const texts = textsFor(setting);
  const edit = open(texts.label.openProfile, "/profile");
  if (!hasProfile(setting)) {
    return {
      markdown: texts.profile.empty,
      actions: [{ kind: "attach", label: texts.label.attach }, edit],
      thread: {},
    };
  }
  const findings = profileFindings(setting.profile);
  return {
    markdown: paragraphs(
      texts.profile.own,
      findings.length === 0 ? texts.profile.fine : texts.profile.head,
      findingsText(findings, texts),
    ),
    actions: [edit, open(texts.label.openPolish, "/profile/polish")],
    thread: {},
  };
}
