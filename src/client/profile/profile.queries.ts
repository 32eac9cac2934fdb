import { type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { begunProfile } from "../../shared/profile/begun-profile.rules.ts";
import { type ProfileDocument, profileEndpoints } from "../../shared/profile/profile.contract.ts";
import { profileHistoryEndpoints, versionsPerPage } from "../../shared/profile/profile-history.contract.ts";
import { callEndpoint } from "../http/calls/call-endpoint.ts";
import { sessionStore } from "../http/session/session-store.ts";
import { privateLinesKey } from "../ui/private-lines/private-lines.queries.ts";

const profileKey = ["profile"];
const versionsKey = ["profile-versions"];

/** A profile as the server has it, and which save it is; 0 before the first one, undefined of a server that counts none. */
export interface LoadedProfile {
  content: ProfileDocument;
  version?: number;
}

export function useProfile() {
  // An edit under way must not be replaced from below, so the profile is loaded once per visit.
  return useQuery({ queryKey: profileKey, queryFn: loadProfile, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 });
}

interface ProfileToSave extends LoadedProfile {
  /** What was read in a CV and checked: the version is named after its file. */
  importId?: string;
}

export function useSaveProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ content, version, importId }: ProfileToSave): Promise<LoadedProfile> => {
      const body = { data: content, base_version: version, import_id: importId };
      return { content, version: (await callEndpoint(profileEndpoints.saveVersion, { body })).version };
    },
    onSuccess: (saved) => showSaved(queryClient, saved),
  });
}

function showSaved(queryClient: QueryClient, saved: LoadedProfile): void {
  queryClient.setQueryData(profileKey, saved);
  void queryClient.invalidateQueries({ queryKey: privateLinesKey });
}

/** The saved versions, newest first, page by page. */
export function useVersions() {
  return useInfiniteQuery({
    queryKey: versionsKey,
    gcTime: 0,
    initialPageParam: undefined,
    queryFn: async ({ pageParam }: { pageParam: number | undefined }) =>
      (await callEndpoint(profileHistoryEndpoints.list, { query: { before: pageParam } })).versions,
    getNextPageParam: (page) => (page.length < versionsPerPage ? undefined : page.at(-1)?.version),
  });
}

/** What differs between two versions, in words. */
export function useComparison(from: number, to: number, enabled = true) {
  return useQuery({
    enabled,
    queryKey: [...versionsKey, from, to],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await callEndpoint(profileHistoryEndpoints.compare, { query: { from, to } })).differences,
  });
}

/** Makes an earlier version the newest one, provided that `base` still is the newest; gives the profile after it. */
export function useRestoreVersion() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ version, base }: { version: number; base?: number }): Promise<LoadedProfile> => {
      await callEndpoint(profileHistoryEndpoints.restore, { body: { version, base_version: base } });
      return loadNewestProfile();
    },
    onSuccess: (restored) => showSaved(queryClient, restored),
  });
}

/** Before the first save it holds what the person registered with. */
export async function loadNewestProfile(): Promise<LoadedProfile> {
  const { data } = await callEndpoint(profileEndpoints.load);
  return data.version === 0 ? { ...data, content: begunProfile(sessionStore.registered()) } : data;
}

/** The specification's trial call is sent first; only the load itself decides. */
function loadProfile(): Promise<LoadedProfile> {
  callEndpoint(profileEndpoints.testAuth).catch(() => undefined);
  return loadNewestProfile();
}
