import type { PriceRecord, ProductRecord } from './product-record.ts';
import type { Shape } from './upsert.ts';

/** Turns products into rows per table, with the columns for a bulk write. */
export function productRows(products: readonly ProductRecord[], now: Date) {
  const colourways = products.flatMap((product) =>
    product.colourways.map((colourway, position) => ({ ...colourway, position, masterId: product.masterId })),
  );
  return {
    styles: { shape: styleShape, rows: products.map((product) => styleRow(product, now)) },
    styleTexts: {
      shape: styleTextShape,
      rows: products.flatMap(({ masterId, texts }) =>
        Object.entries(texts).map(([language, text]) => ({
          ...text,
          measurements: text.measurements ?? '',
          master_id: masterId,
          language,
        })),
      ),
    },
    categories: {
      shape: categoryShape,
      rows: products.flatMap(({ masterId, categories }) =>
        categories.map((categoryId, position) => ({ master_id: masterId, category_id: categoryId, position })),
      ),
    },
    colourways: {
      shape: colourwayShape,
      rows: colourways.map(({ productId, masterId, position, family, swatch, pictures }) => ({
        product_id: productId,
        master_id: masterId,
        position,
        family,
        swatch,
        pictures,
      })),
    },
    colourwayTexts: {
      shape: colourwayTextShape,
      rows: colourways.flatMap(({ productId, names }) =>
        Object.entries(names).map(([language, name]) => ({ product_id: productId, language, name })),
      ),
    },
    skus: {
      shape: skuShape,
      rows: colourways.flatMap(({ productId, skus }) =>
        skus.map(({ upc, size }, position) => ({ upc, product_id: productId, size, position })),
      ),
    },
    prices: {
      shape: priceShape,
      rows: colourways.flatMap(({ productId, prices }) => prices.map((price) => priceRow(productId, price))),
    },
  };
}

function styleRow(product: ProductRecord, now: Date) {
  return {
    master_id: product.masterId,
    gender: product.gender,
    activities: product.activities,
    product_type: product.productType,
    presale: product.presale,
    customs: product.customs,
    store_only: product.storeOnly,
    notify_me: product.notifyMe,
    listed: product.listed,
    gift: product.gift,
    gift_option: product.giftOption,
    gift_card: product.giftCard ?? false,
    cost: product.cost ?? {},
    border: product.border ?? null,
    customs_url: product.customsUrl ?? null,
    size_scale: product.sizeScale,
    max_qty: product.maxQty,
    set_members: product.setMembers,
    launched_at: product.launchedAt,
    popularity: product.popularity,
    updated_at: now,
  };
}

const styleShape: Shape = {
  table: 'style',
  key: ['master_id'],
  columns: {
    master_id: 'text',
    gender: 'text',
    activities: 'text[]',
    product_type: 'text',
    presale: 'boolean',
    customs: 'boolean',
    store_only: 'boolean',
    notify_me: 'boolean',
    listed: 'boolean',
    gift: 'boolean',
    gift_option: 'boolean',
    gift_card: 'boolean',
    cost: 'jsonb',
    border: 'jsonb',
    customs_url: 'text',
    size_scale: 'text',
    max_qty: 'integer',
    set_members: 'text[]',
    launched_at: 'timestamptz',
    popularity: 'integer',
    updated_at: 'timestamptz',
  },
};

const styleTextShape: Shape = {
  table: 'style_text',
  key: ['master_id', 'language'],
  columns: {
    master_id: 'text',
    language: 'text',
    slug: 'text',
    name: 'text',
    kind: 'text',
    description: 'text',
    points: 'text[]',
    material: 'text',
    care: 'text',
    fit: 'text',
    measurements: 'text',
  },
};

const categoryShape: Shape = {
  table: 'style_category',
  key: ['master_id', 'category_id'],
  columns: { master_id: 'text', category_id: 'text', position: 'integer' },
};

const colourwayShape: Shape = {
  table: 'colourway',
  key: ['product_id'],
  columns: {
    product_id: 'text',
    master_id: 'text',
    position: 'integer',
    family: 'text',
    swatch: 'text',
    pictures: 'text[]',
  },
};

const colourwayTextShape: Shape = {
  table: 'colourway_text',
  key: ['product_id', 'language'],
  columns: { product_id: 'text', language: 'text', name: 'text' },
};

const skuShape: Shape = {
  table: 'sku',
  key: ['upc'],
  columns: { upc: 'text', product_id: 'text', size: 'text', position: 'integer' },
};

export const priceShape: Shape = {
  table: 'price',
  key: ['product_id', 'upc', 'price_list', 'valid_from'],
  columns: {
    product_id: 'text',
    upc: 'text',
    price_list: 'text',
    valid_from: 'timestamptz',
    valid_until: 'timestamptz',
    amount: 'integer',
    original: 'integer',
    reason: 'text',
  },
};

/** The row of a price; a price for all sizes has an empty upc. */
export function priceRow(productId: string, { upc, priceList, amount, original, from, until, reason }: PriceRecord) {
  return {
    product_id: productId,
    upc: upc ?? '',
    price_list: priceList,
    valid_from: from,
    valid_until: until,
    amount,
    original,
    reason: reason ?? null,
  };
}
