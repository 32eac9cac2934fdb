/**
 * Keeps the application's own files, so that it opens without a network; what a person last saw is kept by the pages themselves. `release` and
 * `files` are written before it by the build: with another release it is another worker, whose files take the place of these once no page
 * of the old one is open. No answer to a call is kept here.
 */
const cacheName = `forthright ${release}`;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(["/", ...files])));
});

addEventListener("activate", (event) => {
  const dropOthers = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith("forthright ") && name !== cacheName);
    await Promise.all(old.map((name) => caches.delete(name)));
    // The page that has brought it here is the first that opens again without a network.
    await clients.claim();
  };
  event.waitUntil(dropOthers());
});

/** The page that is kept, marked: it has to know that nothing came from the network. */
async function withoutNetwork(kept) {
  const page = await kept("/");
  if (!page) return Response.error();
  const headers = new Headers(page.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response((await page.text()).replace("<html", "<html data-offline"), { headers });
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  const kept = (address) => caches.match(address, { cacheName, ignoreVary: true });
  // The newest page while there is a network: a release is never held up by what is kept.
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => withoutNetwork(kept)));
  else if (pathname.startsWith("/assets/")) {
    event.respondWith(kept(request).then((found) => found ?? fetch(request)));
  }
});
