import { useState } from "react";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { type Deferred, deferred, useDeferred } from "./deferred.ts";
import { whenIdle } from "./when-idle.ts";

/** Never comes by itself. */
const part = deferred<object>(() => new Promise(() => {}));

function Page() {
  const [isWanted, setWanted] = useState(false);
  const Shown = useDeferred(part, isWanted);
  return (
    <>
      <button type="button" onClick={() => setWanted(true)}>
        Open
      </button>
      {Shown && <Shown />}
      {isWanted && <Arrival />}
    </>
  );
}

/** Drawn after the page, before the page's effects. */
function Arrival() {
  part.part = () => <p>It is here.</p>;
  return null;
}

function PageWith({ part }: { part: Deferred<object> }) {
  const Part = useDeferred(part, true);
  return (
    <>
      <p>The rest.</p>
      {Part && <Part />}
    </>
  );
}

it("what comes when the browser is idle waits for a part that is wanted", async () => {
  let isIdle = false;
  let comes = () => {};
  const late = deferred<object>(
    () =>
      new Promise((resolve) => {
        comes = () => resolve(() => <p>It came late.</p>);
      }),
  );
  const screen = await render(<PageWith part={late} />);
  whenIdle(() => {
    isIdle = true;
  });
  await new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)));
  expect(isIdle).toBe(false);
  comes();
  await expect.element(screen.getByText("It came late.")).toBeVisible();
  await expect.poll(() => isIdle).toBe(true);
});

it("shows a part that comes between the drawing of the page and its effects", async () => {
  const screen = await render(<Page />);
  await screen.getByRole("button", { name: "Open" }).click();
  await expect.element(screen.getByText("It is here.")).toBeVisible();
});

it("leaves the page as it is where its code cannot come without a network, and comes with the network", async () => {
  let isThere = false;
  const away = deferred<object>(async () => {
    if (!isThere) throw new TypeError("Failed to fetch dynamically imported module");
    return () => <p>It came.</p>;
  });
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const fetched = vi.spyOn(away, "fetch");
  const screen = await render(<PageWith part={away} />);
  await expect.poll(() => fetched.mock.settledResults.map(({ type }) => type)).toEqual(["rejected"]);
  await expect.element(screen.getByText("The rest.")).toBeVisible();

  isThere = true;
  online.mockReturnValue(true);
  dispatchEvent(new Event("online"));
  await expect.element(screen.getByText("It came.")).toBeVisible();
});
