import { jobToSave } from "../../../shared/tracker/tracker.contract.ts";
import { unlinkedAddress } from "../../../shared/tracker/unlinked-job.rules.ts";
import { typedIn } from "../reading/corrected-posting.ts";

export const addFailure = "Failed to add job. Please try again.";

const requiredFields = ["job_title", "company_name", "job_url"];

/** The job of a form, or what is wrong with it. */
export function checkedJob(form: FormData) {
  const values = Object.fromEntries(form);
  const missing = requiredFields.filter((field) => {
    const value = values[field];
    return typeof value !== "string" || value.trim() === "";
  });
  if (missing.length > 0) return { fault: { message: "Please fill in all required fields", missing } };
  const { data: job, error } = jobToSave.safeParse(values);
  if (job) return { job };
  const [issue] = error.issues;
  const message = issue?.message ?? addFailure;
  return { fault: issue?.path[0] === "job_url" ? { message: "", urlMessage: message } : { message } };
}

/** A card is known by its address: without a link it has one that no host can have. */
export function withAddress(form: FormData): FormData {
  const [title = "", company = "", address] = requiredFields.map((name) => typedIn(form, name));
  if (!address) form.set("job_url", unlinkedAddress(title, company));
  return form;
}
