import { LoadingState } from "../ui/states/loading-state.tsx";

/** Stands while the first page's code is on its way. */
export function PageLoading() {
  return <LoadingState className="min-h-dvh justify-center">Loading...</LoadingState>;
}
