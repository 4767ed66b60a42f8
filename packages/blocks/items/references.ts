import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { isObject } from '@eyelet/domain/content/places.ts';

/** Something that a document shows or leads to. */
export type ContentReference = Readonly<{
  kind: 'item' | 'picture' | 'product' | 'category' | 'path';
  target: string;
}>;

/** Members whose values name something, in the properties of blocks and items. */
export const naming: Readonly<Record<string, ContentReference['kind']>> = {
  ref: 'item',
  picture: 'picture',
  video: 'picture',
  poster: 'picture',
  ids: 'product',
  productId: 'product',
  categoryId: 'category',
  href: 'path',
  url: 'path',
  target: 'path',
  src: 'path',
};

/** The properties in which a member is. */
export type Around = Readonly<Record<string, unknown>>;

/** Where items are that members name by their key alone. */
const folders: Readonly<Record<string, string>> = { eventId: '/events/', termsPage: '/' };

/**
 * What the value of a member names; undefined if it names nothing of the shop. A list to filter by is of products, unless the
 * properties around it say that it is of categories.
 */
export function referenceOf(member: string, value: string, around: Around = {}): ContentReference | undefined {
  if (value === '') return undefined;
  if (member === 'filterBy') return { kind: around.variant === 'byCategory' ? 'category' : 'product', target: value };
  const folder = folders[member];
  if (folder !== undefined) return { kind: 'path', target: folder + value };
  const kind = naming[member];
  return kind && (kind !== 'path' || value.startsWith('/')) ? { kind, target: value } : undefined;
}

/** The paths that links of a text with HTML lead to. */
export function linksIn(text: string): readonly string[] {
  if (!text.includes('<')) return [];
  return [...text.matchAll(/<a\s[^>]*href="(\/[^"]*)"/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'));
}

/** What a document shows or leads to for any of its audiences, each thing once. */
export function referencesOf(document: ContentDocument): readonly ContentReference[] {
  const found = new Map<string, ContentReference>();
  const add = ({ kind, target }: ContentReference): void => {
    found.set(`${kind} ${target}`, { kind, target: target.slice(0, 500) });
  };
  const walk = (value: unknown, name = '', around: Around = {}): void => {
    if (typeof value === 'string') {
      const reference = referenceOf(name, value, around);
      if (reference) add(reference);
      for (const target of linksIn(value)) add({ kind: 'path', target });
    } else if (Array.isArray(value)) {
      for (const item of value) walk(item, name, around);
    } else if (isObject(value)) {
      for (const [member, one] of Object.entries(value)) walk(one, member, value);
    }
  };
  walk([document.props, document.sections]);
  for (const { texts } of Object.values(document.variants)) {
    for (const [path, { value }] of Object.entries(texts)) walk({ [lastName(path)]: value });
  }
  return [...found.values()];
}

/** The member that a path ends with, or whose list it ends in. */
function lastName(path: string): string {
  return /([A-Za-z0-9_-]+)(\[\d+\])*$/.exec(path)?.[1] ?? '';
}
