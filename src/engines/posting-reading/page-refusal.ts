const readableTypes = /^(text\/html|application\/xhtml\+xml|text\/plain)\b/i;
const signInPath = /\/(log-?in|sign-?in|signin|sso|authwall|oauth2?|checkpoint|account\/login)(\/|$|\.)/i;

interface Answer {
  /** Of the address that was asked for first. */
  requestedPath: string;
  /** After redirects. */
  path: string;
  status: number;
  contentType: string;
}

/** Why an answer is no page that can be read, as a sentence for the person; undefined for one that can. */
export function pageRefusal({ requestedPath, path, status, contentType }: Answer): string | undefined {
  if (status === 404 || status === 410) return "The page no longer exists.";
  if (status === 401 || status === 407 || (!signInPath.test(requestedPath) && signInPath.test(path))) {
    return "The page can be read only by people who are signed in there.";
  }
  if (status >= 500 && status < 600) return `The page's server has a fault just now (it answered ${status}).`;
  if (status < 200 || status > 299) return `The page refused to be read (it answered ${status}).`;
  if (!readableTypes.test(contentType)) return "The address does not lead to a web page.";
  return undefined;
}
