import type { SectionProps } from '@eyelet/blocks/items/section/schema.ts';
import type { ContentSection } from '@eyelet/contracts/content/page.ts';
import { isInherited, matchesRoute, mergeInherited } from '@eyelet/domain/content/merge-inherited.ts';
import type { Content, ReadBlock, ReadSection } from './content.ts';
import type { Reader } from './documents.ts';

/**
 * The route, market and instant for which a page is read; the route is the path without the market, undefined for
 * anything but a page.
 */
export type PageReading = Readonly<{ route: string | undefined; market: Reader; moment: number }>;

type Source = Pick<Content, 'placed' | 'read'>;

/**
 * The sections of a page. Those that inherit take in what is placed in a section of their name at the route (B9.33,
 * B9.34); with `open`, all such sections are added at the end of the page even if it does not name them.
 */
export async function sectionsAt(
  content: Source,
  own: readonly ReadSection[],
  reading: PageReading,
  { open = false } = {},
): Promise<ContentSection[]> {
  const { route } = reading;
  const inherits = route !== undefined && (open || own.some(({ name }) => isInherited(name)));
  const placements = inherits ? await readPlacements(content, reading) : [];
  const names = own.map(({ name }) => name);
  const places = placements
    .filter(({ place, pattern }) => open && !names.includes(place) && matchesRoute(pattern, route ?? ''))
    .map(({ place }) => place);
  const more = [...new Set(places)].sort().map((name): ReadSection => ({ name, blocks: [] }));
  return [...own, ...more].map(({ name, blocks }) => {
    if (!inherits || !isInherited(name)) return { name, blocks: blocks.map(shown) };
    const here = placements.filter(({ place }) => place === name);
    const merged = mergeInherited(blocks.map(mergeable), here, route);
    return { name, blocks: merged.map(({ block }) => shown(block)) };
  });
}

/** All placed sections. The ids of their blocks begin with the key of their item, as a page may show several items. */
async function readPlacements(content: Source, { market, moment }: PageReading) {
  const items = await content.read(content.placed({ locale: market.locale, moment }), market, moment);
  return items.flatMap(({ key, props, sections }) => {
    const { place = '', routes = [] } = props as SectionProps;
    const blocks = sections.flatMap((section) => section.blocks);
    const placed = blocks.map((block) => mergeable({ ...block, id: `${key}/${block.id}` }));
    return isInherited(place) ? routes.map((pattern) => ({ place, pattern, items: placed })) : [];
  });
}

function mergeable(block: ReadBlock) {
  return { id: block.origin, block };
}

function shown({ id, type, version, props }: ReadBlock): ContentSection['blocks'][number] {
  return { id, type, version, props };
}
