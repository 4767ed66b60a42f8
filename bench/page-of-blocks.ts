import { kindOf } from '@eyelet/blocks/kinds.ts';
import type { ImportedItem } from '@eyelet/server/content/import-content.ts';
import { pageItem } from '@eyelet/testing/content-items.ts';

const types = ['hero', 'rich-text', 'banner', 'collection', 'picture', 'accordions', 'icon-and-text', 'buttons'];

/** A page with so many blocks, each an example of the gallery. */
export function pageOfBlocks(key: string, count: number, title = 'A page of many'): ImportedItem {
  const list = Array.from({ length: count }, (_, index) => {
    const kind = kindOf(types[index % types.length] ?? '');
    const [example] = kind?.examples ?? [];
    if (!kind || !example) throw new Error('a kind of block without an example');
    return { type: kind.type, version: kind.version, props: example.props as Record<string, unknown> };
  });
  return pageItem(key, { title, blocks: list });
}
