import { handOverMark, packedPage } from "../shared/tracker/capture/packed-page.rules.ts";

/**
 * The whole extension: a press reads the page that is open and opens the server's /capture, with what was read behind the #. It keeps
 * nothing, knows no token, asks no network; what it may see, it may see by the press alone (activeTab).
 */
async function capture(tab: ExtensionTab): Promise<void> {
  const url = `${serverAddress}/capture${(await handOverOf(tab)) ?? sharedAddress(tab)}`;
  await chrome.tabs.create({ url, index: tab.index + 1, ...(tab.id !== undefined && { openerTabId: tab.id }) });
}

/** Seen on a busy machine: Chromium refuses the first read of a tab that the press has granted. */
const tries = 3;
const pauseMs = 150;

/** Undefined for what no extension may read: the browser's own pages, its store, PDF files. */
async function handOverOf(tab: ExtensionTab, attempt = 1): Promise<string | undefined> {
  if (tab.id === undefined) return undefined;
  try {
    const [read] = await chrome.scripting.executeScript({ target: { tabId: tab.id }, func: packedPage });
    return read?.result && handOverMark + read.result;
  } catch {
    if (attempt === tries) return undefined;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return handOverOf(tab, attempt + 1);
  }
}

/** Then the server reads the address, if it is one. */
const sharedAddress = ({ url = "" }: ExtensionTab) => (/^https?:/.test(url) ? `?${new URLSearchParams({ url })}` : "");

chrome.action.onClicked.addListener(capture);
