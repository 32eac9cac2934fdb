import { useMutation } from "@tanstack/react-query";
import { accountSettingsEndpoints } from "../../../shared/account/account-settings.contract.ts";
import { cardRecordEndpoints } from "../../../shared/tracker/records/card-record.contract.ts";
import { callEndpoint, requestEndpoint } from "../../http/calls/call-endpoint.ts";
import { CallError } from "../../http/calls/call-error.ts";
import { saveAsFile } from "../../http/storage/save-as-file.ts";
import { Button } from "../../ui/button.tsx";
import { FormFailure } from "../form-failure.tsx";
import { AccountSection } from "./account-section.tsx";

export function ExportDataSection() {
  const exporting = useMutation({ mutationFn: exportAccount });
  const { error } = exporting;
  return (
    <AccountSection
      title="Your data"
      description="Everything that is stored about you, in one file that people and programs can read (JSON). If you keep files on your cards, they come with it, as a ZIP."
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

async function exportAccount(): Promise<void> {
  const exported = await callEndpoint(accountSettingsEndpoints.exportData);
  const name = `forthright-${exported.exported_at.slice(0, 10)}`;
  // It comes when somebody takes their data.
  const { accountArchives, filesIn } = await import("./account-archive.ts");
  if (filesIn(exported).length === 0) {
    saveAsFile(JSON.stringify(exported, null, 2), "application/json", `${name}.json`);
    return;
  }
  let part = 1;
  for await (const archive of accountArchives(exported, fileBytes)) {
    saveAsFile(archive, "application/zip", part === 1 ? `${name}.zip` : `${name}-${part}.zip`);
    part += 1;
  }
}

/** Undefined for one that was removed meanwhile. */
async function fileBytes(id: string): Promise<ArrayBuffer | undefined> {
  try {
    return await (await requestEndpoint(cardRecordEndpoints.download, { query: { id }, accept: "*/*" })).arrayBuffer();
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return undefined;
    throw error;
  }
}
