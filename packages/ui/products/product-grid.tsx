import { Fragment, type ReactNode } from 'react';
import { ProductCard, type ProductCardProps } from './product-card.tsx';
import type { ShownCard } from './shown-card.ts';

/** Positions at which a tile of two columns leaves no gap with two, three and four columns. */
export const tilePlaces = [6, 16] as const;

/** Displayed width of a card in the grid. */
export const gridSizes = '(min-width: 80rem) 23vw, (min-width: 48rem) 31vw, 46vw';

/** Two, three or four columns. */
export const gridLook =
  'grid grid-cols-2 gap-x-3 gap-y-10 sm:gap-x-5 md:grid-cols-3 xl:grid-cols-4 xl:gap-x-6 xl:gap-y-14';

export type ProductGridProps = Readonly<{
  cards: readonly ShownCard[];
  /** Inserted after six and after sixteen products, each two columns wide. */
  tiles?: readonly ReactNode[];
  /** Cards whose pictures load eagerly. */
  eager?: number;
  corner?: ProductCardProps['corner'];
  headingLevel?: ProductCardProps['headingLevel'];
}>;

/** Cards in two, three or four columns, with an editorial tile every few rows. */
export function ProductGrid({ cards, tiles = [], eager = 0, corner, headingLevel }: ProductGridProps) {
  return (
    <ul className={gridLook}>
      {cards.map((card, index) => (
        <Fragment key={card.id}>
          {tileAt(index, tiles)}
          <li>
            <ProductCard
              card={card}
              sizes={gridSizes}
              priority={index < eager}
              corner={corner}
              headingLevel={headingLevel}
            />
          </li>
        </Fragment>
      ))}
    </ul>
  );
}

function tileAt(index: number, tiles: readonly ReactNode[]): ReactNode {
  const tile = tiles[(tilePlaces as readonly number[]).indexOf(index)];
  return tile ? <li className="col-span-2 flex">{tile}</li> : null;
}
