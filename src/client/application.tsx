import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import { measureLater } from "./analytics/measure-later.ts";
import { afterFirstPage, routerWithPage } from "./router.ts";
import { applyStoredTheme } from "./ui/page/theme.ts";

applyStoredTheme();
measureLater();

/** Draws the page that the address names. */
export async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  const router = await routerWithPage();
  // What is drawn in a transition is drawn in pieces of a few milliseconds, between which the browser answers.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
  afterFirstPage();
}
