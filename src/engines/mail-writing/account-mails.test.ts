import { expect, it } from "vitest";
import { verificationMail } from "./account-mails.ts";

const greeting = (name: string) => verificationMail("anna@example.org", name, "AB3K9Z").text.split("\n")[0];

it.each([
  ["Anna Weber", "Hello Anna Weber,"],
  ["Éva-Mária O’Neill", "Hello Éva-Mária O’Neill,"],
  ["नेहा शर्मा", "Hello नेहा शर्मा,"],
  ["win at https://evil.example/x?y=1", "Hello win at https evil example x y,"],
  ["evil.example", "Hello evil example,"],
  ["call +49 30 1234567 now", "Hello call now,"],
  ["Anna\r\nBcc: somebody@evil.example", "Hello Anna Bcc somebody evil example,"],
  ["<b>Anna</b>", "Hello b Anna b,"],
  ["!!! 123", "Hello,"],
  ["A".repeat(100), `Hello ${"A".repeat(40)},`],
])("greets %j without anything that a mail program would act on", (name, text) => {
  expect(greeting(name)).toBe(text);
});
