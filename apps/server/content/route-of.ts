import type { ContentKind } from '@eyelet/contracts/content/kinds.ts';

/** The path of an item without the market; undefined for kinds that are not pages. */
export function routeOf(kind: ContentKind, key: string): string | undefined {
  if (kind === 'page') return key === 'home' ? '/' : `/${key}`;
  if (kind === 'article') return `/articles/${key}`;
  return kind === 'event' ? `/events/${key}` : undefined;
}
