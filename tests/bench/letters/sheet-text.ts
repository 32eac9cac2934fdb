import type { Sheet } from "../../../src/engines/typesetting/typesetting.ts";

/** A document as plain text, in the order in which it is read. */
export function sheetText({ template, data }: Sheet): string {
  const lines = [
    data.name,
    data.headline,
    [data.place, ...data.contacts.map(({ text }) => text)].filter(Boolean).join(" | "),
    "",
  ];
  if (template === "letter") {
    const paragraphs = data.paragraphs.flatMap((part) =>
      Array.isArray(part)
        ? [part.map((item) => `  • ${item}`).join("\n"), ""]
        : typeof part === "string"
          ? [part, ""]
          : [part.label],
    );
    lines.push(
      data.date,
      "",
      data.recipient,
      "",
      data.subject,
      "",
      data.salutation,
      "",
      ...paragraphs,
      data.closing,
      "",
      data.name,
    );
  } else {
    for (const { heading, paragraphs, entries, bullets } of data.sections) {
      lines.push(heading.toUpperCase(), ...paragraphs);
      for (const { title, date, organisation, place, text, topics = "", bullets: own } of entries)
        lines.push(
          `${title}${date && `  (${date})`}`,
          [organisation, place].filter(Boolean).join(", "),
          text,
          topics,
          ...own.map((one) => `  • ${one}`),
        );
      lines.push(...bullets.map((one) => `  • ${one}`), "");
    }
  }
  return `${lines.filter((line, at) => line !== "" || lines[at - 1] !== "").join("\n")}\n`;
}
