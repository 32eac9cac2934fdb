/** What says where a visitor came from, and nothing about which page it is. Compared in lower case. */
const trackingParameters = new Set(
  `gclid dclid gbraid wbraid gad_source fbclid msclkid yclid twclid ttclid li_fat_id igshid mc_cid mc_eid _ga _gl _hsenc
  _hsmi mkt_tok vero_id ref refid ref_src referer referrer src source trk trkinfo trackingid recommendedflavor
  gh_src lever-source lever-origin ashby_source`.split(/\s+/),
);

const isTracking = (name: string) => /^utm_/i.test(name) || trackingParameters.has(name.toLowerCase());

/**
 * The normal form of a posting's address: two addresses with the same one are one card. Scheme, "www.", the default port,
 * the slash at the end, the order of the parameters, tracking and plain anchors make no difference; everything else does.
 */
export function jobPageOf(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  const host = url.host.replace(/^www\./, "");
  const path = url.pathname.replace(/\/+$/, "");
  const parameters = [...url.searchParams].filter(([name]) => !isTracking(name));
  const search = parameters
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join("&");
  return `${host}${path}${search && `?${search}`}${placeOf(url.hash)}`;
}

/** The host of an address, as people say it; what is no address stays as it is. */
export function sourceHost(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : address;
}

/** The address without tracking and place on the page, as the page itself would name it. */
export function withoutTracking(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) if (isTracking(name)) url.searchParams.delete(name);
  url.hash = placeOf(url.hash);
  return url.href;
}

/** Some boards name the posting behind the #; "#apply" and a browser's mark of a text are places on the same page. */
function placeOf(hash: string): string {
  const place = hash.replace(/:~:.*$/, "");
  return /^#?[a-z_-]*$/i.test(place) ? "" : place;
}
