import { useMutation } from "@tanstack/react-query";
import { accountSettingsEndpoints } from "../../../shared/account/account-settings.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { saveAsFile } from "../../http/storage/save-as-file.ts";
import { Button } from "../../ui/button.tsx";
import { FormFailure } from "../form-failure.tsx";
import { AccountSection } from "./account-section.tsx";

export function ExportDataSection() {
  const exporting = useMutation({
    mutationFn: () => callEndpoint(accountSettingsEndpoints.exportData),
    onSuccess: (data) =>
      saveAsFile(JSON.stringify(data, null, 2), "application/json", `forthright-${data.exported_at.slice(0, 10)}.json`),
  });
  const { error } = exporting;
  return (
    <AccountSection
      title="Your data"
      description="Everything that is stored about you, in one file that people and programs can read (JSON)."
    >
      <FormFailure
        failure={error ? { text: "Your data could not be put together. Please try again.", cause: error } : undefined}
      />
      <div>
        <Button variant="secondary" busy={exporting.isPending} onClick={() => exporting.mutate()}>
          Download my data
        </Button>
      </div>
    </AccountSection>
  );
}
