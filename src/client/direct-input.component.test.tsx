import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

// Of tests/setup/direct-input.ts, by which all of these tests press and fill.
const pressed: string[] = [];
const target = page.getByRole("button", { name: "Target" });

function Covered({ isCovered }: { isCovered: boolean }) {
  return (
    <>
      <button type="button" onClick={() => pressed.push("target")}>
        Target
      </button>
      {isCovered && (
        <button type="button" aria-label="Cover" className="fixed inset-0" onClick={() => pressed.push("cover")} />
      )}
    </>
  );
}

it("a click waits until nothing covers its target", async () => {
  pressed.length = 0;
  const { rerender } = await render(<Covered isCovered />);
  const click = target.click();
  await new Promise((looked) => setTimeout(looked, 100));
  await rerender(<Covered isCovered={false} />);
  expect(pressed).toEqual([]);
  await click;
  expect(pressed).toEqual(["target"]);
});
