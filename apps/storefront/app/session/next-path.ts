/** Where to redirect after a form: a path of this shop, never another host. */
export function nextPath(request: Request, fallback: string): string {
  const next = new URL(request.url).searchParams.get('next') ?? '';
  return /^\/[a-z]{2}-[a-z]{2}(?:[/?#](?![/\\])[^\s\\]*)?$/.test(next) ? next : fallback;
}
