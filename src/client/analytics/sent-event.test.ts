import type { CaptureResult } from "posthog-js/dist/module.slim.no-external.js";
import { describe, expect, it } from "vitest";
import { deniedProperties, sentEvent } from "./sent-event.ts";

const sent = (properties: Record<string, unknown>, event = "$autocapture") => {
  const captured: CaptureResult = { uuid: "1", event, properties };
  return sentEvent(captured)?.properties;
};

describe("[OBS-03] what an event may carry", () => {
  it.each(["password", "email", "card_number", "cvc"])("names %s to the library", (name) => {
    expect(deniedProperties).toContain(name);
  });

  it.each(["newPassword", "USER_PASSWORD", "passwd", "billingEmail", "e-mail", "creditCardNumber", "cc_exp", "cvv2"])(
    "blocks a property named %s, also within another one",
    (name) => {
      expect(sent({ [name]: "x", inside: [{ [name]: "x" }], kept: 1 })).toEqual({ inside: [{}], kept: 1 });
    },
  );

  it("blocks them in what is told about the person too", () => {
    const event: CaptureResult = {
      uuid: "1",
      event: "$identify",
      properties: {},
      $set: { name: "A", email: "a@b.org" },
    };
    expect(sentEvent({ ...event, $set_once: { password: "x" } })).toMatchObject({ $set: { name: "A" }, $set_once: {} });
  });

  it("leaves out queries of addresses, in names of properties too", () => {
    expect(
      sent({
        $current_url: "http://localhost/login?token=x#y",
        $heatmap_data: { "http://localhost/new-password?reset_key=x": [{ x: 1 }] },
      }),
    ).toEqual({
      $current_url: "http://localhost/login",
      $heatmap_data: { "http://localhost/new-password": [{ x: 1 }] },
    });
  });

  it("leaves out texts of the page, and of an error what it quotes", () => {
    expect(sent({ title: "x", $el_text: "x", $external_click_url: "x" })).toEqual({});
    expect(sent({ $exception_list: [{ type: "Error", value: 'bad token "Anna"' }] }, "$exception")).toEqual({
      $exception_list: [{ type: "Error", value: 'bad token "…"' }],
    });
  });

  it("leaves numbers, dates and nothing as they are", () => {
    const at = new Date(0);
    expect(sent({ at, count: 1, none: null })).toEqual({ at, count: 1, none: null });
    expect(sentEvent(null)).toBeNull();
  });
});
