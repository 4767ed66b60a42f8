import { type PageProduct, PageProductContext } from '@eyelet/blocks/social-posts/page-product.ts';
import { readProduct } from '@eyelet/contracts/catalogue/read-product.ts';
import { useMemo } from 'react';
import type { ShownSection } from '../content/load-page.ts';
import { PageSections } from '../content/page-sections.tsx';
import { currentShopper } from '../shopper/shopper.ts';

export type RouteSectionsProps = Readonly<{ productId: string; sections: readonly ShownSection[] }>;

/**
 * The sections that the content places at products. Outside services identify a product by its style, which is looked
 * up here (B7.32, B7.33).
 */
export function RouteSections({ productId, sections }: RouteSectionsProps) {
  const product = useMemo((): PageProduct => ({ id: productId, readMasterId }), [productId]);
  return (
    <PageProductContext value={product}>
      <div className="mt-20 lg:mt-32">
        <PageSections sections={sections} startsPage={false} />
      </div>
    </PageProductContext>
  );
}

async function readMasterId(productId: string): Promise<string> {
  return (await currentShopper().client.call(readProduct, { params: { productId } })).masterId;
}
