import type { Product } from '@eyelet/contracts/catalogue/product.ts';

/**
 * The product reduced to what its page shows. Other colours are links with one picture, so their sizes and further pictures are
 * left out; equal prices share one object, so the page data has it once.
 */
export function pageProduct(product: Product): Product {
  const prices = new Map<string, Product['price']>();
  const share = (price: Product['price']): Product['price'] => {
    const key = JSON.stringify(price);
    const known = prices.get(key) ?? price;
    prices.set(key, known);
    return known;
  };
  return {
    ...product,
    price: share(product.price),
    attributes: product.attributes.map((attribute) => ({
      ...attribute,
      options: attribute.options.map((option) => ({
        ...option,
        price: option.price && share(option.price),
        pictures: option.pictures.slice(0, 1),
      })),
    })),
    variants: product.variants
      .filter(({ productId }) => productId === product.id)
      .map((variant) => ({ ...variant, price: share(variant.price) })),
  };
}
