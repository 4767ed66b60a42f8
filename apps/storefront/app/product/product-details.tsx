import type { Product } from '@eyelet/contracts/catalogue/product.ts';
import { Accordion } from '@eyelet/ui/disclosure/accordion.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { detailSections } from './detail-sections.tsx';

/** The details below the pictures: description, sections, product number. */
export function ProductDetails({ product }: Readonly<{ product: Product }>) {
  const say = useSay();
  return (
    <>
      <p className="max-w-[30ch] font-display text-28 font-medium lg:col-span-5">{product.description}</p>
      <div className="lg:col-span-7">
        <Accordion sections={detailSections(product)} />
        <p className="mt-5 text-14 text-granite">{say('product.articleNumber', { id: product.id })}</p>
      </div>
    </>
  );
}
