import { expect, it } from "vitest";
import { leavesOpen, negates } from "../../truth/truth.ts";

it.each(["Logistyka, mgr zaocznie praca niezłożona", "Logistyka, brak obrony", "Mechanics, not finished"])(
  "%s is not finished",
  (name) => expect(leavesOpen(name) || negates(name)).toBe(true),
);
