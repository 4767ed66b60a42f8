/**
 * A path of the shop itself, or the fallback. Rejects everything that could leave the shop: other origins, `//host`,
 * backslashes and control characters, which browsers read in their own way.
 */
export function localPath(sent: string | undefined, fallback: string): string {
  if (!sent?.startsWith('/') || /[\\\p{Cc}]/u.test(sent)) return fallback;
  const url = URL.canParse(sent, 'http://shop.invalid') ? new URL(sent, 'http://shop.invalid') : undefined;
  if (url?.origin !== 'http://shop.invalid' || url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search;
}

/** A local path with further query members. */
export function withQuery(path: string, members: Readonly<Record<string, string>>): string {
  const url = new URL(path, 'http://shop.invalid');
  for (const [name, value] of Object.entries(members)) url.searchParams.set(name, value);
  return url.pathname + url.search;
}
