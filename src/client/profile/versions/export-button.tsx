import { Download } from "lucide-react";
import { toJsonResume } from "../../../shared/profile/json-resume/json-resume-export.rules.ts";
import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import { saveAsFile } from "../../http/storage/save-as-file.ts";
import { Button } from "../../ui/button.tsx";

/** The profile as a JSON Resume file. */
export function ExportButton({ profile }: { profile: ProfileDocument }) {
  const save = () => saveAsFile(JSON.stringify(toJsonResume(profile), null, 2), "application/json", "resume.json");
  return (
    <Button variant="secondary" onClick={save}>
      <Download aria-hidden="true" />
      Export as JSON Resume
    </Button>
  );
}
