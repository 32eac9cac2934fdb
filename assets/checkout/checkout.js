// The local stand-in for the payment provider's checkout script: the same global, options, messages and callbacks.
(() => {
  const baseUrl = document.currentScript.src.replace(/\/js\/v1\/.*$/, "");
  const origin = new URL(baseUrl).origin;

  class Checkout {
    constructor(options) {
      if (!options?.product_id) throw new Error("product_id is required");
      this.options = options;
      this.guid = crypto.randomUUID();
    }

    getGuid() {
      return this.guid;
    }

    async open(more = {}) {
      this.close();
      const options = { ...this.options, ...more };
      this.opener = document.activeElement;
      this.frame = createFrame(addressFor(this.guid, options), options.modal_title);
      this.listener = (event) => this.take(event, options);
      window.addEventListener("message", this.listener);
      this.inert = [...document.body.children].filter((element) => !element.inert);
      for (const element of this.inert) element.inert = true;
      document.body.append(this.frame);
      options.afterOpen?.();
    }

    close() {
      if (!this.frame) return;
      window.removeEventListener("message", this.listener);
      this.frame.remove();
      this.frame = undefined;
      for (const element of this.inert) element.inert = false;
      this.opener?.focus?.();
      this.options.afterClose?.();
    }

    destroy() {
      this.close();
    }

    take(event, options) {
      if (event.origin !== origin || event.source !== this.frame?.contentWindow) return;
      const { type, data } = messageOf(event.data);
      if (type === "loaded") this.frame.focus();
      if (type === "track") options.track?.(data?.event, data);
      if (type === "purchaseCompleted") options.purchaseCompleted?.(data);
      if (type === "upgraded") {
        this.close();
        options.success?.(data);
      }
      if (type === "canceled") {
        this.close();
        options.cancel?.();
      }
    }
  }

  function addressFor(guid, options) {
    const query = new URLSearchParams({ mode: "dialog", guid, _fs_checkout: "1", plugin_id: options.product_id });
    for (const name of ["plan_id", "public_key", "user_token", "billing_cycle", "currency", "license_id", "authorization"]) {
      if (options[name]) query.set(name, options[name]);
    }
    query.set("color_scheme", pageColorScheme());
    if (options.sandbox) {
      query.set("s_ctx_ts", options.sandbox.ctx);
      query.set("sandbox", options.sandbox.token);
    }
    return `${baseUrl}/?${query}#${encodeURIComponent(window.location.href)}`;
  }

  function createFrame(address, title) {
    const frame = document.createElement("iframe");
    frame.src = address;
    frame.title = title || "Checkout";
    Object.assign(frame.style, {
      position: "fixed",
      inset: "0",
      width: "100%",
      height: "100%",
      border: "0",
      zIndex: "2147483647",
      background: "transparent",
      colorScheme: pageColorScheme(),
    });
    return frame;
  }

  // A frame is see-through only where it has the same colour scheme as the page around it.
  function pageColorScheme() {
    const scheme = getComputedStyle(document.documentElement).colorScheme;
    if (scheme === "light" || scheme === "dark") return scheme;
    return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }

  function messageOf(text) {
    try {
      return JSON.parse(text) ?? {};
    } catch {
      return {};
    }
  }

  window.FS = { ...window.FS, Checkout };
})();
