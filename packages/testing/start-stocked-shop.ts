import { join } from 'node:path';
import type { ProductRecord } from '@eyelet/db/catalogue/product-record.ts';
import { loadSellers } from '@eyelet/demo/sellers/load.ts';
import { buildColourway, buildProduct, pricesOf, stockProducts, writeTestGround } from './catalogue.ts';
import { type RunningShop, type StartOptions, startShop } from './start-shop.ts';

const upcOf = (number: number, index: number) => String(4_000_000_000_000 + number * 100 + index);

/** UPCs of the products below, by their special feature. */
export const upcs = {
  /** 100.00, sizes 40 to 42. */
  deck: upcOf(1, 0),
  deckLarger: upcOf(1, 1),
  /** 19.90 in every price list. */
  socks: upcOf(2, 0),
  /** 50.00, marked down from 80.00. */
  reduced: upcOf(3, 0),
  /** Maximum quantity 2. */
  limited: upcOf(4, 0),
  soldOut: upcOf(5, 0),
  /** For tests that use up its stock. */
  spare: upcOf(6, 0),
  spareToo: upcOf(7, 0),
  digital: upcOf(8, 0),
  /** Made to order; maximum quantity 2. */
  customised: upcOf(9, 0),
  /** Added to orders and not for sale. */
  gift: upcOf(10, 0),
  /** A gift card that is mailed, of any amount. */
  giftCard: upcOf(11, 0),
  /** One that is printed and sent as goods are. */
  printedGiftCard: upcOf(12, 0),
} as const;

export const productIds = { deck: 'SKDECK01BLU', socks: 'SKSOCK01BLU' } as const;

const products = [
  buildProduct('SKDECK01', 1, { border: { code: '640419', origin: 'PT', grams: 780 } }),
  buildProduct('SKSOCK01', 2, {
    colourways: [buildColourway('SKSOCK01BLU', 2, { sizes: ['40'], prices: pricesOf(1990) })],
  }),
  buildProduct('SKREDU01', 3, {
    colourways: [
      buildColourway('SKREDU01BLU', 3, { prices: pricesOf(5000).map((price) => ({ ...price, original: 8000 })) }),
    ],
  }),
  buildProduct('SKLIMI01', 4, { maxQty: 2 }),
  buildProduct('SKSPAR01', 6),
  buildProduct('SKSPAR02', 7),
  buildProduct('SKCARD01', 8, {
    productType: 'digital',
    colourways: [buildColourway('SKCARD01BLU', 8, { sizes: ['40'] })],
  }),
  buildProduct('SKCUST01', 9, { customs: true, giftOption: false, maxQty: 2 }),
  buildProduct('SKGIFT01', 10, { listed: false, gift: true }),
  buildProduct('SKGCRD01', 11, {
    ...{ productType: 'digital', giftCard: true, listed: false, giftOption: false },
    colourways: [buildColourway('SKGCRD01BLU', 11, { sizes: ['40'], prices: pricesOf(1000) })],
  }),
  buildProduct('SKPCRD01', 12, {
    ...{ giftCard: true, listed: false, giftOption: false },
    colourways: [buildColourway('SKPCRD01BLU', 12, { sizes: ['40'], prices: pricesOf(1000) })],
  }),
];

type StockedOptions = StartOptions &
  Readonly<{
    onHand?: number;
    /** Products besides those above. */
    further?: readonly ProductRecord[];
  }>;

/** A shop with a few products of known prices and twenty of each size in both warehouses; one product is sold out. Its sellers are decided. */
export function startStockedShop(options: StockedOptions = {}): Promise<RunningShop> {
  return startShop({
    ...options,
    config: { downloadsFolder: join(import.meta.dirname, 'downloads'), ...options.config },
    parts: {
      beforeSnapshot: async (database) => {
        await loadSellers(database, new Date(0));
        await writeTestGround(database);
        await stockProducts(
          database,
          [...products, ...(options.further ?? [])].map((product) => ({
            ...product,
            maxQty: product.maxQty === 2 ? 2 : 999_999,
          })),
          options.onHand ?? 20,
        );
        await stockProducts(database, [buildProduct('SKGONE01', 5)], 0);
      },
      ...options.parts,
    },
  });
}

/** Sets the warehouses' stock of a size directly in the database, as a sale elsewhere would. */
export async function setStock({ shop }: RunningShop, upc: string, onHand: number): Promise<void> {
  await shop.database.pool.query(
    `update stock set on_hand = greatest($2, reserved) where upc = $1 and place_id like 'W-%'`,
    [upc, onHand],
  );
}

/** Sets a place's stock of a size directly in the database; reserved units stay. */
export async function setStockAt({ shop }: RunningShop, upc: string, placeId: string, onHand: number): Promise<void> {
  await shop.database.pool.query(
    `insert into stock (upc, place_id, on_hand) values ($1, $2, $3)
     on conflict (upc, place_id) do update set on_hand = greatest(excluded.on_hand, stock.reserved)`,
    [upc, placeId, onHand],
  );
}
