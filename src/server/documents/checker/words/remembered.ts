/** What was found for a text, for as long as few others were asked: the same words come up with one fact after the other. */
export function remembered<T>(most: number, find: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = find(text);
    if (known.size >= most) known.clear();
    known.set(text, found);
    return found;
  };
}

/** What was found for a fact or a line that is asked again and again, for as long as it is in use. */
export function rememberedOf<K extends object, T>(find: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, { found: T }>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before.found;
    const found = find(key);
    known.set(key, { found });
    return found;
  };
}
