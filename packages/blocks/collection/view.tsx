import { OnwardLink } from '@eyelet/ui/actions/text-link.tsx';
import { ProductRow } from '@eyelet/ui/products/product-row.tsx';
import { placeLink } from '../place-link.ts';
import type { BlockViewProps } from '../view-props.ts';
import type { CollectionNeeds } from './needs.ts';
import type { Collection } from './schema.ts';

/** A drop: products in one row. Renders nothing without products. */
export function CollectionView({ props, answers: { products }, base }: BlockViewProps<Collection, CollectionNeeds>) {
  if (products.length === 0) return null;
  return (
    <section>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 px-gutter lg:mb-8">
        <h2 className="heading">{props.title}</h2>
        {props.link && <OnwardLink href={placeLink(base, props.link.href)}>{props.link.label}</OnwardLink>}
      </div>
      <ProductRow cards={products} label={props.title} />
    </section>
  );
}
