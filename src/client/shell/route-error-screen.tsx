import { ArrowLeft } from "lucide-react";
import { useEffect } from "react";
import { useNavigate, useRouteError } from "react-router";
import { noteError } from "../analytics/noted-errors.ts";
import { Button } from "../ui/button.tsx";
import { ErrorState } from "../ui/states/error-state.tsx";

/** Stands where a page broke or its code could not be fetched, in the place of everything. */
export function RouteErrorScreen() {
  return (
    <main>
      <PageErrorScreen />
    </main>
  );
}

/** The same inside the shell, which stays. */
export function PageErrorScreen() {
  const error = useRouteError();
  const navigate = useNavigate();
  useEffect(() => noteError(error), [error]);
  return (
    <div className="flex min-h-[60dvh] flex-col items-center justify-center">
      <ErrorState title="This page did not load" onRetry={() => window.location.reload()}>
        <p>What you saved before is safe. Please try again.</p>
      </ErrorState>
      <Button variant="quiet" onClick={() => void navigate(-1)}>
        <ArrowLeft aria-hidden="true" />
        Back to where you were
      </Button>
    </div>
  );
}
