import type { CardsQuery, StoredBlock } from './block.ts';
import { migrateProps } from './migrate.ts';
import { blocks } from './registry.ts';

/** What the blocks of a page ask for, by their place on the page; undefined for those that need no products. */
export function cardsQueries(stored: readonly StoredBlock[]): readonly (CardsQuery | undefined)[] {
  return stored.map((block) => {
    const definition = blocks.get(block.type);
    return definition?.cardsQuery?.(migrateProps(definition.shape, block) as never);
  });
}
