const parameter = "from";
const labels = { "/jobtracking": "Back to your board", "/chat": "Back to the chat" };

/** Where the plans are shown, with the way back to where somebody is now. */
export function plansPath({ pathname, search }: { pathname: string; search: string }): string {
  return `/subscription?${new URLSearchParams({ [parameter]: `${pathname}${search}` })}`;
}

/** Only to pages known here: an address may have been written by anybody. */
export function backFrom(query: URLSearchParams): { to: string; label: string } | undefined {
  const path = query.get(parameter) ?? "";
  const known = Object.entries(labels).find(([page]) => path === page || path.startsWith(`${page}?`));
  return known && { to: path, label: known[1] };
}
