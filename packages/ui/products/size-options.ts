import type { Product } from '@eyelet/contracts/catalogue/product.ts';
import type { SizeChoice } from './size-grid.tsx';

/** The sizes of the colourway shown, each by its upc for the cart. */
export function sizeOptions(product: Product): SizeChoice[] {
  const sizes = product.attributes.find((attribute) => attribute.code === 'size')?.options ?? [];
  return sizes.flatMap((size) => {
    const variant = product.variants.find((one) => one.productId === product.id && one.attributes.size === size.value);
    return variant
      ? [{ value: variant.upc, label: size.label, available: variant.productInventoryState === 'InStock' }]
      : [];
  });
}
