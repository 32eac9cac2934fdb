/** Where Ollama listens when nothing else is set. */
const ollamaAddress = "http://127.0.0.1:11434";
const patienceMs = 500;

/**
 * One line about an Ollama on this machine that the settings do not use; nothing where none answers. It is asked for the names of its
 * models only: no model is used that nobody has chosen.
 */
export async function unusedLocalModels(address = ollamaAddress): Promise<string | undefined> {
  try {
    const reply = await fetch(`${address}/api/tags`, { signal: AbortSignal.timeout(patienceMs) });
    const names: unknown = (await reply.json())?.models?.map(({ name }: { name: unknown }) => name);
    const [first] = Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
    if (!first) return undefined;
    return `Ollama answers on this machine and is not used. To use it: AI_PROVIDER=openai-compatible AI_BASE_URL=${address}/v1 AI_MODEL=${first}`;
  } catch {
    return undefined;
  }
}
