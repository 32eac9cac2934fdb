import { Bookmark, Puzzle, Smartphone } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { buttonClasses } from "../../ui/button-styles.ts";
import { CopyButton } from "../../ui/fields/copy-button.tsx";
import { showToast } from "../../ui/overlays/toast.ts";
import { Card } from "../../ui/page/card.tsx";
import { useIsWide } from "../../ui/use-is-wide.ts";
import { bookmarkletFor } from "./bookmarklet.ts";
import type { ExtensionKind } from "./handed-out-extension.ts";

/** How somebody sets up the press that brings postings here. */
export function CaptureGuide() {
  const isWide = useIsWide();
  const [bookmarklet] = useState(() => bookmarkletFor(window.location.origin));
  const [isPressed, setPressed] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // React refuses such an address. It is for the bookmarks, and a press here only says so.
    link.current?.setAttribute("href", bookmarklet);
    const explain = (press: Event) => {
      press.preventDefault();
      setPressed(true);
    };
    const listening = new AbortController();
    link.current?.addEventListener("click", explain, { signal: listening.signal });
    return () => listening.abort();
  }, [bookmarklet]);
  return (
    <>
      {!isWide && <OnPhones />}
      <Way icon={<Bookmark />} title="A bookmark">
        <p>
          Drag this to your bookmarks bar. On a posting, press it: what you see there opens here, to be checked and put
          on the board. What you have selected there is taken as its text.
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <a ref={link} href="/capture" className={buttonClasses("primary", "medium", "cursor-grab")}>
            Save to Forthright
          </a>
          <CopyButton text={bookmarklet}>Copy its address</CopyButton>
        </div>
        <p role="status" className="text-muted text-sm">
          {isPressed
            ? "Press it on the page of a posting, once it is among your bookmarks."
            : "Without a bookmarks bar: bookmark any page, then put this address in the place of its own."}
        </p>
      </Way>
      <Way icon={<Puzzle />} title="The browser extension">
        <p>
          It sees the page that you press it on, at that moment and no other, and sends it nowhere but here. Take it,
          unpack the file, then:
        </p>
        <ul className="list-disc pl-5">
          <li>
            Chromium (Chrome, Edge, Brave, Opera, Vivaldi): open <code>chrome://extensions</code>, switch on “Developer
            mode”, press “Load unpacked” and choose the folder.
          </li>
          <li>
            Firefox: open <code className="wrap-anywhere">about:debugging#/runtime/this-firefox</code>, press “Load
            Temporary Add-on” and choose its manifest.json; it stays until Firefox ends.
          </li>
          <li>Pin it, open a posting, and press it.</li>
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => void take("chromium")}>For Chromium (.zip)</Button>
          <Button variant="secondary" onClick={() => void take("firefox")}>
            For Firefox (.zip)
          </Button>
        </div>
      </Way>
      {isWide && <OnPhones />}
    </>
  );
}

function OnPhones() {
  return (
    <Way icon={<Smartphone />} title="On a phone">
      <p>
        Add this site to your home screen (in the browser's menu: “Install app” or “Add to home screen”). On Android,
        Forthright is then among the applications that a posting can be shared with; on iPhone and iPad the bookmark
        does it.
      </p>
    </Way>
  );
}

/** Its code comes when somebody takes it. */
async function take(kind: ExtensionKind): Promise<void> {
  try {
    await (await import("./handed-out-extension.ts")).saveExtension(kind);
  } catch {
    showToast({ title: "The extension could not be made. Please try again.", tone: "error" });
  }
}

function Way({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col gap-4 px-4 py-5 md:px-6 md:py-6">
      <h2 className="flex items-center gap-2.5 text-xl [&_svg]:size-5 [&_svg]:text-accent">
        {icon}
        {title}
      </h2>
      {children}
    </Card>
  );
}
