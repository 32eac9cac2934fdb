import "./ui/tokens.css";
import { noteErrors } from "./analytics/noted-errors.ts";
import { askForFirstCalls } from "./first-calls.ts";
import { storedItems } from "./http/session/stored-items.ts";
import { fetchCodeOf } from "./page-code.ts";
import { showKeptFonts } from "./ui/page/web-fonts.ts";

noteErrors();
showKeptFonts();
// First, so that what all pages share runs by itself, and theirs in tasks of their own: on a phone each takes long enough.
void import("./application.tsx").then(({ start }) => setTimeout(() => void start()));
// What the address needs is asked for together with the application, and not once that has come.
const path = window.location.pathname === "/" ? "/chat" : window.location.pathname;
const isSignedIn = localStorage.getItem(storedItems.token) !== null;
const address = new URLSearchParams(window.location.search);
fetchCodeOf(path, isSignedIn, address);
if (isSignedIn) void askForFirstCalls(path, address);
