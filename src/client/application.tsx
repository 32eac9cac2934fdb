import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import { measureLater } from "./analytics/measure-later.ts";
import { afterFirstPage, router } from "./router.ts";
import { applyStoredTheme } from "./ui/page/theme.ts";

applyStoredTheme();
measureLater();
afterFirstPage();

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
