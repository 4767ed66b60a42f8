import { ProductCard } from '@eyelet/ui/products/product-card.tsx';
import type { ShownCard } from '@eyelet/ui/products/shown-card.ts';
import { useMemo } from 'react';
import { BlockFrame } from '../shared/frame.tsx';
import { Intro, labelOf } from '../shared/intro.tsx';
import { PlaceProvider } from '../shared/place.tsx';
import { layoutsOf } from '../shared/slides/layout.ts';
import { slideSizes } from '../shared/slides/look.ts';
import { Slides } from '../shared/slides/slides.tsx';
import type { BlockViewProps } from '../view-props.ts';
import type { CollectionNeeds } from './needs.ts';
import type { Collection } from './schema.ts';
import { whyCollectionIsEmpty } from './why-empty.ts';

const none: readonly ShownCard[] = [];

/** Products and blocks as a row to scroll or as a grid, by breakpoint. Renders nothing without any. */
export function CollectionView({ props, answers, base, first, held }: BlockViewProps<Collection, CollectionNeeds>) {
  const { products = none } = answers;
  const count = products.length + held.length;
  const layouts = useMemo(() => layoutsOf(props, count), [props, count]);
  if (whyCollectionIsEmpty(props, answers, { held: held.length })) return null;
  const sizes = slideSizes(layouts);
  const level = props.title || props.titleHtml ? 3 : 2;
  const slides = [
    ...products.map((card) => ({
      key: card.masterId,
      content: <ProductCard card={card} sizes={sizes} headingLevel={level} />,
    })),
    ...held.map((content, index) => ({ key: String(index), content })),
  ];
  const grounded = props.backdrop || props.backgroundColor;
  return (
    <BlockFrame props={{ ...props, isFullWidth: true }} className={grounded ? 'py-gutter' : undefined}>
      <Intro props={props} base={base} first={first} />
      <PlaceProvider value={{ sizes, level }}>
        <Slides label={labelOf(props)} layouts={layouts} slides={slides} />
      </PlaceProvider>
    </BlockFrame>
  );
}
