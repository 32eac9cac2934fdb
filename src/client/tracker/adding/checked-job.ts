import { jobToSave } from "../../../shared/tracker/tracker.contract.ts";

export const addFailure = "Failed to add job. Please try again.";

/** The job of a form, or what is wrong with it. */
export function checkedJob(form: FormData) {
  const values = Object.fromEntries(form);
  if (
    [values.job_title, values.company_name, values.job_url].some(
      (value) => typeof value !== "string" || value.trim() === "",
    )
  ) {
    return { fault: { message: "Please fill in all required fields" } };
  }
  const { data: job, error } = jobToSave.safeParse(values);
  if (job) return { job };
  const [issue] = error.issues;
  const message = issue?.message ?? addFailure;
  return { fault: issue?.path[0] === "job_url" ? { message: "", urlMessage: message } : { message } };
}
