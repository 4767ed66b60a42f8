import type { ContentDocument } from '@eyelet/contracts/content/document.ts';

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
};

/** What a document shows or leads to for any of its audiences, each thing once. */
export function referencesOf(document: ContentDocument): readonly ContentReference[] {
  const found = new Map<string, ContentReference>();
  const add = (kind: ContentReference['kind'], target: string) => {
    if (kind === 'path' && !target.startsWith('/')) return;
    if (target !== '') found.set(`${kind} ${target}`, { kind, target: target.slice(0, 500) });
  };
  const walk = (value: unknown, kind?: ContentReference['kind']): void => {
    if (typeof value === 'string') {
      if (kind) add(kind, value);
    } else if (Array.isArray(value)) {
      for (const item of value) walk(item, kind);
    } else if (value !== null && typeof value === 'object') {
      for (const [name, member] of Object.entries(value)) walk(member, naming[name]);
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
