import type { ModelMessage } from "ai";

/** What tools returned in earlier turns. */
export function earlierOutputs(messages: ModelMessage[]): unknown[] {
  return messages.flatMap(({ role, content }) => {
    if (role !== "tool") return [];
    return content.flatMap((part) =>
      part.type === "tool-result" && part.output.type === "text" ? dataIn(part.output.value) : [],
    );
  });
}

function dataIn(fenced: string): unknown[] {
  try {
    return [JSON.parse(fenced.replace(/^<data>|<\/data>$/g, ""))];
  } catch {
    return [fenced];
  }
}
