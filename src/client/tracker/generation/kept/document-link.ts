/** Links that were saved by others, to somewhere else, have none. */
export const documentIdIn = (link: string | null | undefined): string | undefined =>
  /\/documents\/([\w-]+)\/file\?/.exec(link ?? "")?.[1];
