import type { DeclaredGoods } from '@eyelet/db/catalogue/border-facts.ts';
import { replacementsUnder } from '@eyelet/db/orders/replacement.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import type { DeclaredLine } from '@eyelet/domain/parcels/declared-rows.ts';
import { taxOf } from '@eyelet/domain/tax/tax.ts';
import type { Shop } from '../kernel/shop.ts';
import { paidLinesOf } from '../returns/paid-lines.ts';
import { rootLineOf } from '../stored-orders/root-line.ts';
import { findOrder, type StoredLine } from '../stored-orders/stored-order.ts';
import type { Packed } from './packed-lines.ts';

/** The lines of a parcel with what was paid for them; what is sent again was paid with the first order. */
export async function declaredLines(
  { database, catalogue, clock }: Pick<Shop, 'database' | 'catalogue' | 'clock'>,
  { order, lines }: Pick<Packed, 'order' | 'lines'>,
  goods: ReadonlyMap<string, DeclaredGoods>,
): Promise<readonly DeclaredLine[]> {
  const { rootOrder } = order;
  const root = (rootOrder === null ? undefined : await findOrder(database.pool, rootOrder)) ?? order;
  const replacements = rootOrder === null ? [] : await replacementsUnder(database.db, rootOrder);
  const paid = new Map(paidLinesOf(root).lines.map((line) => [line.lineNo, line]));
  const { priceList } = marketByHeader(root.order.locale) ?? defaultMarket;
  return lines.map((line) => {
    const { qty, upc } = line;
    const source = rootLineOf(order, line, { root, replacements });
    const { paid: gross = 0, tax = 0, qty: bought = qty } = paid.get(source?.line_no ?? 0) ?? {};
    const grams = goods.get(upc)?.facts?.grams ?? null;
    return { qty, bought, net: gross - tax, netPrice: source ? netPriceOf(source) : 0, grams };
  });

  /** Gifts have no price in their order: theirs is the one that the shop sells them at now. */
  function netPriceOf({ item_id, upc, original_price }: StoredLine): number {
    const price = original_price || (catalogue.price(upc, priceList, clock())?.amount ?? 0);
    const rate = root.order.receipt?.lines.find(({ id }) => id === item_id)?.tax.rate ?? 0;
    return root.order.tax_included ? price - taxOf(price, rate, true) : price;
  }
}
