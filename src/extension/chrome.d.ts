/** What the extension uses of the browser; Firefox has it under the same name. */
interface ExtensionTab {
  id?: number;
  index: number;
  url?: string;
}

declare const chrome: {
  action: { onClicked: { addListener(listener: (tab: ExtensionTab) => Promise<void>): void; hasListeners(): boolean } };
  scripting: {
    executeScript(injection: {
      target: { tabId: number };
      func: () => Promise<string>;
    }): Promise<{ result?: string }[]>;
  };
  tabs: {
    create(tab: { url: string; index: number; openerTabId?: number }): Promise<ExtensionTab>;
    query(wanted: { status: "loading" }): Promise<ExtensionTab[]>;
  };
};

/** The address of the one server that this extension is built for. */
declare const serverAddress: string;
