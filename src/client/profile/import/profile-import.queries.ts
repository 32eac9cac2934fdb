import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { cvImportEndpoints, type WaitingImport } from "../../../shared/profile/cv-import/cv-import.contract.ts";
import { type ProfileDocument, profileEndpoints } from "../../../shared/profile/profile.contract.ts";
import { profileHistoryEndpoints } from "../../../shared/profile/profile-history.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { CallError } from "../../http/calls/call-error.ts";
import { knowsAdditions } from "../../http/server-additions.ts";

const importKey = ["cv-import"];

/** What waits to be checked: the one asked for or the newest; null when there is none. */
export const waitingImport = (id: string | undefined) =>
  queryOptions({
    queryKey: [...importKey, id ?? "newest"],
    queryFn: async (): Promise<WaitingImport | null> => {
      try {
        return (await callEndpoint(cvImportEndpoints.waiting, { query: { id } })).found;
      } catch (error) {
        if (error instanceof CallError && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Which one waits is asked anew at each visit.
    ...(id === undefined && { gcTime: 0 }),
  });

/** The pages of a PDF as they look. */
export const importPictures = (id: string) =>
  queryOptions({
    queryKey: [...importKey, id, "pictures"],
    queryFn: async () => {
      const { pictures } = await callEndpoint(cvImportEndpoints.pictures, { query: { id } });
      return pictures.map(
        (picture) => new Blob([Uint8Array.from(atob(picture), (byte) => byte.charCodeAt(0))], { type: "image/png" }),
      );
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Only a server of ours reads CVs. */
export const readsCvs = queryOptions({ queryKey: [...importKey, "server"], queryFn: knowsAdditions });

interface FileToRead {
  file: File;
  signal: AbortSignal;
}

export function useReadCv() {
  return useMutation({
    mutationFn: async ({ file, signal }: FileToRead): Promise<WaitingImport> => {
      const body = new FormData();
      body.append("file", file);
      return (await callEndpoint(cvImportEndpoints.read, { body, signal })).found;
    },
  });
}

export function useDiscardImport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(cvImportEndpoints.discard, { body: { id } }),
    onSuccess: (_, id) => {
      for (const key of [id, "newest"]) queryClient.removeQueries({ queryKey: [...importKey, key] });
    },
  });
}

export interface SavedImport {
  /** The versions of the profile before and after; 0 before the first save. */
  before: number;
  after: number;
  /** The profile before. */
  former: ProfileDocument;
  count: number;
}

/** Brings the profile of before the save back, unless it has been changed since. */
export function useUndoImport() {
  return useMutation({
    mutationFn: async ({ before, after, former }: SavedImport): Promise<void> => {
      if (before > 0) {
        await callEndpoint(profileHistoryEndpoints.restore, { body: { version: before, base_version: after } });
      } else {
        await callEndpoint(profileEndpoints.saveVersion, { body: { data: former, base_version: after } });
      }
    },
  });
}
