import type { Attribute, Product, Variant } from '@eyelet/contracts/catalogue/product.ts';

type Option = Attribute['options'][number];
type Price = Product['price'];
type Stock = Pick<Variant, 'stockStatusLabel' | 'productInventoryState'>;

type SentOption = readonly [
  value: string,
  label: string,
  available: boolean,
  price: Option['price'],
  group: Option['groupBy'],
];
type SentVariant = readonly [upc: string, size: string, price: Price, stock: Stock];

/**
 * A product as its page is sent it. Other colours are links with one picture, so their sizes and further pictures are left out;
 * sizes are lists without the names of their members, and what is equal is sent once.
 */
export type SentProduct = Omit<Product, 'attributes' | 'variants'> &
  Readonly<{
    attributes: readonly (Omit<Attribute, 'options'> & Readonly<{ options: readonly (Option | SentOption)[] }>)[];
    variants: readonly SentVariant[];
  }>;

export function sentProduct(product: Product): SentProduct {
  const share = createShare();
  return {
    ...product,
    price: share(product.price),
    attributes: product.attributes.map((attribute) => ({
      ...attribute,
      options: attribute.options.map((option): Option | SentOption => {
        const { value, label, available, groupBy } = option;
        const price = option.price && share(option.price);
        return attribute.code === 'size'
          ? [value, label, available, price, groupBy]
          : { ...option, price, pictures: option.pictures.slice(0, 1) };
      }),
    })),
    variants: product.variants
      .filter(({ productId }) => productId === product.id)
      .map(({ upc, attributes, price, stockStatusLabel, productInventoryState }) => [
        upc,
        attributes.size,
        share(price),
        share({ stockStatusLabel, productInventoryState }),
      ]),
  };
}

/** The product of a page as its parts read it. */
export function receivedProduct(sent: SentProduct): Product {
  const { id } = sent;
  return {
    ...sent,
    attributes: sent.attributes.map((attribute) => ({
      ...attribute,
      options: attribute.options.map((option) => ('value' in option ? option : sizeOption(option))),
    })),
    variants: sent.variants.map(([upc, size, price, stock]) => ({
      ...stock,
      id: upc,
      upc,
      sku: `${id}-${size}`,
      productId: id,
      attributes: { color: id, size },
      price,
    })),
  };
}

function sizeOption([value, label, available, price, groupBy]: SentOption): Option {
  return { value, label, available, price, swatch: null, groupBy, url: null, pictures: [] };
}

/** Gives equal objects as one, so that the data of a page has it once. */
function createShare(): <T extends object>(one: T) => T {
  const known = new Map<string, object>();
  return <T extends object>(one: T) => {
    const key = JSON.stringify(one);
    const first = known.get(key) ?? one;
    known.set(key, first);
    return first as T;
  };
}
