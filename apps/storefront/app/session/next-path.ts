/** Where a form leads to afterwards: a path of this shop, never an address elsewhere. */
export function nextPath(request: Request, fallback: string): string {
  const next = new URL(request.url).searchParams.get('next') ?? '';
  return /^\/[a-z]{2}-[a-z]{2}(?:[/?#](?![/\\])[^\s\\]*)?$/.test(next) ? next : fallback;
}
