import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { originWords, type ReviewedDocument } from "../../shared/documents/document-review.contract.ts";
import { Button } from "../ui/button.tsx";
import { showToast } from "../ui/overlays/toast.ts";
import { useOneAtATime } from "../ui/use-one-at-a-time.ts";
import { ComparedVersions } from "./compared-versions.tsx";
import type { Changing } from "./document-review.queries.ts";

/** Code that comes when it is pressed. */
const removal = () => import("../ui/documents/version-removal.ts");

/** Every version of the document; each can be downloaded, and come back as the newest; earlier ones can be deleted. */
export function DocumentVersions({ document, changing }: { document: ReviewedDocument; changing: Changing }) {
  const { versions } = document;
  const [compared, setCompared] = useState<string>();
  const restore = useOneAtATime(async (version_id: string, version: number) => {
    const result = await changing.change(document, { what: "restore", version_id });
    if ("failure" in result) showToast({ title: result.failure.sentence, tone: "error" });
    else showToast({ title: `Version ${version} is the newest again.` });
  });
  const queryClient = useQueryClient();
  const [address, setAddress] = useSearchParams();
  const remove = useOneAtATime(async (id: string, version: number) => {
    // The address of a version that is gone would lead to nothing.
    if (address.get("document") === id)
      setAddress({ ...Object.fromEntries(address), document: document.id }, { replace: true });
    await (await removal()).removeVersion(queryClient, id, `Version ${version}`);
  });
  if (versions.length < 2) return null;
  return (
    <details className="border-line border-t pt-2">
      <summary className="py-3 font-semibold text-accent text-sm md:py-1.5">Versions ({versions.length})</summary>
      <ul className="flex flex-col gap-1">
        {versions.map(({ id, version, created_at, origin, link }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
            <span className="min-w-0 flex-1 basis-56">
              {version}. {originWords[origin]}{" "}
              <span className="text-muted">{new Date(created_at).toLocaleString()}</span>
            </span>
            <a
              href={link}
              className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4 md:min-h-8"
            >
              Download<span className="sr-only"> version {version}</span>
            </a>
            {id === document.id ? (
              <span className="text-muted">shown</span>
            ) : (
              <>
                <Button variant="quiet" size="small" onClick={() => setCompared(id)}>
                  Compare<span className="sr-only"> version {version} with the one shown</span>
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  disabled={changing.isPending}
                  onClick={() => void restore(id, version)}
                >
                  Restore<span className="sr-only"> version {version}</span>
                </Button>
                <Button variant="quiet" size="small" onClick={() => void remove(id, version)}>
                  Delete<span className="sr-only"> version {version}</span>
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      <ComparedVersions document={document} earlierId={compared} onClose={() => setCompared(undefined)} />
    </details>
  );
}
