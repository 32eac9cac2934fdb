import { useEffect } from "react";
import { useRouteError } from "react-router";
import { noteError } from "../analytics/noted-errors.ts";
import { ErrorState } from "../ui/states/error-state.tsx";

/** Stands where a page broke or its code could not be fetched. */
export function RouteErrorScreen() {
  const error = useRouteError();
  useEffect(() => noteError(error), [error]);
  return (
    <main className="grid min-h-[60dvh] place-items-center">
      <ErrorState title="This page did not load" onRetry={() => window.location.reload()}>
        <p>What you saved before is safe. Please try again.</p>
      </ErrorState>
    </main>
  );
}
