import { expect, it } from "vitest";
import { documentDesigns, documentPapers } from "../../src/shared/documents/document-appearance.contract.ts";
import { documentsEndpoints as steps } from "../../src/shared/documents/documents.contract.ts";
import { profileEndpoints } from "../../src/shared/profile/profile.contract.ts";
import { callFrom } from "../call-from.ts";
import { distillationPosting, engineerProfile } from "../factories/profile-document.ts";
import { registerPerson } from "../factories/registered-person.ts";
import { attackedServer } from "./attacked-server.ts";

it("one person's dozens of documents keep another's first waiting for one or two of them", async () => {
  const { url } = await attackedServer();
  const cvOf = async (email: string, address: string) => {
    const { token } = await registerPerson(url, email);
    const caller = { url, token, address };
    await callFrom(caller, profileEndpoints.saveVersion, { data: engineerProfile() });
    const { job_title, description, requirements } = distillationPosting;
    const text = `${job_title}\n${description}\n\nRequirements\n${requirements}`;
    const { id: job_id } = await callFrom(caller, steps.scrapeJob, { url: "https://jobs.example/1", text, job_title });
    const { id } = await callFrom(caller, steps.resume, { job_id, company_name: "Nordchem" });
    return { caller, id };
  };
  const [greedy, other] = [await cvOf("greedy@example.org", "127.1.1.1"), await cvOf("other@example.org", "127.1.1.2")];
  const ended: string[] = [];
  const set = async ({ caller, id }: typeof greedy, name: string, appearance: object) => {
    await callFrom(caller, steps.resumePdf, { resume_id: id, ...appearance });
    ended.push(name);
  };
  const many = documentDesigns.flatMap((design) => documentPapers.map((paper) => ({ design, paper })));
  const asked = [...many, ...many].map((appearance) => set(greedy, "greedy", appearance));
  await Promise.all([...asked, set(other, "other", {})]);
  expect(many.length).toBeGreaterThan(8);
  expect(ended.indexOf("other")).toBeLessThan(8);
});
