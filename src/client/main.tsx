import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import { measureLater } from "./analytics/measure-later.ts";
import { preloadNextPages, router } from "./router.ts";
import "./ui/tokens.css";
import { applyStoredTheme } from "./ui/page/theme.ts";

applyStoredTheme();
measureLater();
preloadNextPages();

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
