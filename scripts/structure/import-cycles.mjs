/**
 * The cycles of a graph, each found once, as the nodes along the way with the first one repeated at the end.
 *
 * @param {Map<string, string[]>} graph names by name; names that are no key lead nowhere
 * @returns {string[][]}
 */
export function cyclesIn(graph) {
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[][]} */
  const cycles = [];
  for (const node of graph.keys()) walk(node, []);
  return cycles;

  /**
   * @param {string} node
   * @param {string[]} path
   */
  function walk(node, path) {
    const earlier = path.indexOf(node);
    if (earlier >= 0) cycles.push([...path.slice(earlier), node]);
    if (earlier >= 0 || done.has(node)) return;
    for (const next of new Set(graph.get(node) ?? [])) walk(next, [...path, node]);
    done.add(node);
  }
}
