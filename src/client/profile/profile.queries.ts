import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ProfileDocument, profileEndpoints } from "../../shared/profile/profile.contract.ts";
import { callEndpoint } from "../http/call-endpoint.ts";

const profileKey = ["profile"];

export function useProfile() {
  // An edit under way must not be replaced from below, so the profile is loaded once per visit.
  return useQuery({ queryKey: profileKey, queryFn: loadProfile, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 });
}

export function useSaveProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (data: ProfileDocument) => callEndpoint(profileEndpoints.saveVersion, { body: { data } }),
    onSuccess: (_, data) => queryClient.setQueryData(profileKey, data),
  });
}

/** The specification's trial call comes first; only the load itself decides. */
async function loadProfile(): Promise<ProfileDocument> {
  await callEndpoint(profileEndpoints.testAuth).catch(() => undefined);
  const { data } = await callEndpoint(profileEndpoints.load);
  return data.content;
}
