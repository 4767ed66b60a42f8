import type { ShownCard } from '@eyelet/ui/products/shown-card.ts';
import type { StoredBlock } from './block.ts';
import { migrateProps } from './migrate.ts';
import { blocks } from './registry.ts';

export type RenderBlocksProps = Readonly<{
  stored: readonly StoredBlock[];
  /** Products by the place of the block that asked for them. */
  cards?: readonly (readonly ShownCard[] | undefined)[];
  base: string;
  /** Shows where a block could not be shown; never to shoppers. */
  preview?: boolean;
}>;

/** The blocks of a page, one after the other. A block of an unknown kind is logged, and named in a preview. */
export function RenderBlocks({ stored, cards = [], base, preview = false }: RenderBlocksProps) {
  return stored.map((block, index) => {
    const definition = blocks.get(block.type);
    const key = `${index}-${block.type}`;
    if (!definition) {
      console.warn(`no block ${block.type}`);
      return preview ? (
        <p key={key} className="border border-buoy p-4 text-buoy" data-unknown-block={block.type}>
          {block.type}
        </p>
      ) : null;
    }
    const props = migrateProps(definition.shape, block) as never;
    return <definition.View key={key} props={props} cards={cards[index] ?? []} base={base} first={index === 0} />;
  });
}
