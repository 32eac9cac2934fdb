import { useMutation, useQueryClient } from "@tanstack/react-query";
import { begunProfile } from "../../../shared/profile/begun-profile.rules.ts";
import { withEntries } from "../../../shared/profile/cv-import/taken-entries.rules.ts";
import { profileEndpoints } from "../../../shared/profile/profile.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { sessionStore } from "../../http/session/session-store.ts";
import { firstStepsKey } from "../assistant.queries.ts";

export interface FirstLines {
  title: string;
  town: string;
  company: string;
}

/** Puts the three lines into the stored profile; what stands in it stays as it is. */
export function useFirstLines() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ title, town, company }: FirstLines): Promise<void> => {
      const { content, version } = (await callEndpoint(profileEndpoints.load)).data;
      const before = version === 0 ? begunProfile(sessionStore.registered()) : content;
      const value = (field: string, text: string) => (text ? [{ field, value: text, present: "" }] : []);
      const location = before.personal_details.present_location ? [] : value("present_location", town);
      const { profile } = withEntries(before, [
        { section: "personal_details", match: undefined, values: location },
        {
          ...{ section: "professional_experience" as const, match: undefined },
          values: [...value("title", title), ...value("company", company)],
        },
      ]);
      await callEndpoint(profileEndpoints.saveVersion, { body: { data: profile, base_version: version } });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: firstStepsKey }),
  });
}
