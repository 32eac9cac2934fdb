/**
 * Every route of a Fastify server as "METHOD /path", from the tree that `printRoutes()` draws: four characters a level,
 * each line the rest of a path. Left out are HEAD, which goes along with GET, and the files of the built client.
 */
export function servedRoutes(tree: string): string[] {
  const prefixes: string[] = [];
  const routes = tree.split("\n").flatMap((line) => {
    const [, indent = "", part = "", methods = ""] =
      /^((?:│ {3}| {4})*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    if (!line.trim()) return [];
    const depth = indent.length / 4;
    const path = `${prefixes[depth - 1] ?? ""}${part}`;
    prefixes.splice(depth, prefixes.length, path);
    return methods.split(", ").map((method) => `${method} ${path}`);
  });
  return routes.filter((route) => /^(GET|POST|PUT|PATCH|DELETE) /.test(route) && !isClientFile(route)).sort();
}

const isClientFile = (route: string) =>
  /^GET \/(assets\/.*|index\.html|extension\.json|favicon\.svg|manifest\.webmanifest|service-worker\.js|(designs|icons)\/.*\.png)$/.test(
    route,
  );
