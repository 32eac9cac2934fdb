import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import "../tokens.css";
import { TextArea } from "./text-area.tsx";

it("is as high as the rows that it is asked for, and grows with what is written", async () => {
  const screen = await render(
    <>
      <TextArea label="One" rows={1} />
      <TextArea label="Four" />
      <TextArea label="Seven" rows={7} />
      <TextArea label="Filled" rows={1} defaultValue={"line\n".repeat(9)} />
    </>,
  );
  const heightOf = (label: string) => screen.getByLabelText(label).element().clientHeight;
  const row = (heightOf("Seven") - heightOf("Four")) / 3;
  expect(row).toBeCloseTo(24, 0);
  // The least that a finger hits.
  expect(heightOf("One")).toBe(42);
  expect(heightOf("Four")).toBeCloseTo(4 * row + 16, 0);
  expect(heightOf("Filled")).toBeCloseTo(10 * row + 16, 0);
});
