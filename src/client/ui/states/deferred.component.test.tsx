import { useState } from "react";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { deferred, useDeferred } from "./deferred.ts";

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

it("shows a part that comes between the drawing of the page and its effects", async () => {
  const screen = await render(<Page />);
  await screen.getByRole("button", { name: "Open" }).click();
  await expect.element(screen.getByText("It is here.")).toBeVisible();
});
