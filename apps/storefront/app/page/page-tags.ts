import { data } from 'react-router';

/** Name of the response header that lets the server cache a page, with the tags that invalidate it. */
export const tagHeader = 'x-page-tags';

/** Tags of the content on every page. */
export const shellTags = [
  'navigation',
  'content:menu',
  'content:footer',
  'content:benefit-bar',
  'content:popup',
] as const;

/** Loader data of a page that may be cached until one of the tags changes. */
export function kept<T>(value: T, tags: readonly string[]) {
  return data(value, {
    headers: { [tagHeader]: [...new Set([...shellTags, ...tags])].join(' ') },
  });
}

/** The `headers` of every route whose loader answers with {@link kept}. */
export function keptHeaders({
  loaderHeaders,
  errorHeaders,
}: {
  loaderHeaders: Headers;
  errorHeaders?: Headers;
}): Headers {
  const tags = errorHeaders ? null : loaderHeaders.get(tagHeader);
  return new Headers(tags === null ? {} : { [tagHeader]: tags });
}
