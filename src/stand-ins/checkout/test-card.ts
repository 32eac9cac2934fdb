import { z } from "zod";

/** The cards that this checkout knows: any other number is refused, so that nobody types a real one in earnest. */
export const testCards = [
  { number: "4242424242424242", outcome: "accepted", label: "is accepted" },
  { number: "4000000000000002", outcome: "declined", label: "is declined" },
  { number: "4000002500003155", outcome: "confirm", label: "asks for a confirmation" },
] as const;

export type CardOutcome = (typeof testCards)[number]["outcome"];

export const cardForm = z.object({
  number: z
    .string()
    .transform((text) => text.replace(/[\s-]/g, ""))
    .refine((number) => testCards.some((card) => card.number === number), "Only the test cards below work here"),
  expiry: z.string().refine(isInFuture, "Please enter a month and year in the future, as MM/YY"),
  cvc: z.string().regex(/^\d{3,4}$/, "Please enter the 3 digits from the back of the card"),
  name: z.string().trim().min(1, "Please enter the name on the card").max(200, "At most 200 characters"),
});

export type CardForm = z.infer<typeof cardForm>;

export function outcomeOf({ number }: CardForm): CardOutcome {
  return testCards.find((card) => card.number === number)?.outcome ?? "declined";
}

/** "MM/YY": a card is good until the end of its month. */
function isInFuture(expiry: string): boolean {
  const [, month = "", year = ""] = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(expiry) ?? [];
  return Date.UTC(2000 + Number(year), Number(month), 1) > Date.now() && month !== "";
}
