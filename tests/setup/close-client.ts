import "./react-without-owner-stacks.ts";
import { afterEach, beforeEach } from "vitest";
import { cleanup } from "vitest-browser-react";
import { closeClient } from "../components/opened-client.tsx";

/** Here, since the modules of the page are loaded once for all test files: hooks of theirs would belong to the first file. */
beforeEach(() => cleanup());
afterEach(closeClient);
