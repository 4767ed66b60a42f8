import { OnwardLink } from '@eyelet/ui/actions/text-link.tsx';
import { ProductRow } from '@eyelet/ui/products/product-row.tsx';
import type { BlockViewProps } from '../block.ts';
import { placeLink } from '../place-link.ts';
import type { Collection } from './schema.ts';

/** A drop: products on one line. Without products there is nothing to show. */
export function CollectionView({ props, cards, base }: BlockViewProps<Collection>) {
  if (cards.length === 0) return null;
  return (
    <section>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 px-gutter lg:mb-8">
        <h2 className="heading">{props.title}</h2>
        {props.link && <OnwardLink href={placeLink(base, props.link.href)}>{props.link.label}</OnwardLink>}
      </div>
      <ProductRow cards={cards} label={props.title} />
    </section>
  );
}
