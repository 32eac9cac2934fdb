import { describe, expect, it } from "vitest";
import { attachmentFault } from "./attachment.rules.ts";

describe("attachments", () => {
  it.each(["cv.pdf", "CV.DOCX", "lebens lauf.doc"])("[CHAT-05] takes %s", (name) => {
    expect(attachmentFault({ name, size: 10 })).toBeUndefined();
  });

  it.each(["cv.txt", "cv.pdf.exe", "pdf", "cv.docm"])("[CHAT-05] refuses %s", (name) => {
    expect(attachmentFault({ name, size: 10 })).toBe(
      "File type not supported. Please upload PDF, DOC, or DOCX files only.",
    );
  });

  it("refuses an empty file", () => {
    expect(attachmentFault({ name: "cv.pdf", size: 0 })).toContain("This file is damaged or empty.");
  });

  it("[CHAT-06] takes 10485760 bytes and refuses one more, naming the size", () => {
    expect(attachmentFault({ name: "cv.pdf", size: 10_485_760 })).toBeUndefined();
    expect(attachmentFault({ name: "cv.pdf", size: 10_485_761 })).toBe(
      "File size must not exceed 10MB. Current size: 10.01 MB",
    );
    expect(attachmentFault({ name: "cv.pdf", size: 12_582_912 })).toBe(
      "File size must not exceed 10MB. Current size: 12.00 MB",
    );
  });
});
