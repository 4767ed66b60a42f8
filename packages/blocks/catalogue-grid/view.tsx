import { classes } from '@eyelet/ui/layout/classes.ts';
import { useCardCorner } from '@eyelet/ui/products/card-corner.tsx';
import { ProductGrid } from '@eyelet/ui/products/product-grid.tsx';
import { BlockFrame } from '../shared/frame.tsx';
import { Intro } from '../shared/intro.tsx';
import type { BlockViewProps } from '../view-props.ts';
import type { CatalogueGridNeeds } from './needs.ts';
import type { CatalogueGrid } from './schema.ts';
import { whyGridIsEmpty } from './why-empty.ts';

/** Products of a category as a listing shows them, with quick shop (B2.2.26). Renders nothing without any. */
export function CatalogueGridView({ props, answers, base, first }: BlockViewProps<CatalogueGrid, CatalogueGridNeeds>) {
  const corner = useCardCorner();
  const { products } = answers;
  if (whyGridIsEmpty(props, answers)) return null;
  const grounded = props.backdrop || props.backgroundColor;
  return (
    <BlockFrame props={{ ...props, isFullWidth: true }} className={grounded ? 'py-gutter' : undefined}>
      <Intro props={props} base={base} first={first} />
      <div className={classes(!props.isFullWidth && 'px-gutter')}>
        <ProductGrid cards={products} corner={corner} headingLevel={props.title || props.titleHtml ? 3 : 2} />
      </div>
    </BlockFrame>
  );
}
