import { z } from "zod";

const toolResult = z.object({
  type: z.literal("tool-result"),
  output: z.object({ type: z.literal("text"), value: z.string() }),
});

/** What tools returned in earlier turns. */
export function earlierOutputs(messages: readonly { role: string; content: unknown }[]): unknown[] {
  return messages.flatMap(({ role, content }) => {
    if (role !== "tool" || !Array.isArray(content)) return [];
    return content.flatMap((part) => {
      const { data } = toolResult.safeParse(part);
      return data ? dataIn(data.output.value) : [];
    });
  });
}

function dataIn(fenced: string): unknown[] {
  try {
    return [JSON.parse(fenced.replace(/^<data>|<\/data>$/g, ""))];
  } catch {
    return [fenced];
  }
}
