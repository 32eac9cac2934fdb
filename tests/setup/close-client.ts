import "./react-without-owner-stacks.ts";
import { afterEach, beforeEach } from "vitest";
import { cleanup } from "vitest-browser-react";
import { closeClient } from "../components/opened-client.tsx";

// Laid out, but not painted for a screen that nobody sees, which is an eighth of what these tests take. No page can tell: the frame around it is transparent.
window.frameElement?.setAttribute("style", `${window.frameElement.getAttribute("style")}; opacity: 0`);

/** Here, since the modules of the page are loaded once for all test files: hooks of theirs would belong to the first file. */
beforeEach(() => cleanup());
afterEach(closeClient);
