import { prepareOrder } from '@eyelet/contracts/checkout/prepare-order.ts';
import { freeStock } from '@eyelet/db/reservations/free-stock.ts';
import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import { changeCart, readOpenCart } from '../cart/change.ts';
import { type PricedCart, priceDocument } from '../cart/price.ts';
import { basketIdOf } from '../cart/target.ts';
import { cartView } from '../cart/view.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { checkDelivery, checkGoods } from './check.ts';

/** The final check before placing (C7.54): goods, stock in the database, address, method. */
export const prepare = handle(prepareOrder, async ({ body, query }, context) => {
  const cart = await readOpenCart(context, basketIdOf(body, query));
  if (cart instanceof Refusal) return cart;
  const priced = priceDocument(cart.document, context);
  const refused =
    checkGoods(priced) ?? (await checkStock(priced, context)) ?? checkDelivery(cart.document, priced, context);
  if (!refused) return cartView(cart, context);
  if (priced.gone.length > 0) await changeCart(context, cart.id, withoutGone(context));
  return refused;
});

/** One item short of stock is ORD430, several are INV409 (C8.37, C8.48). */
async function checkStock({ rows }: PricedCart, context: Context): Promise<Refusal<'ORD430' | 'INV409'> | undefined> {
  const stocked = rows.filter(({ goods }) => !goods.product.isDigital);
  const upcs = stocked.map(({ line }) => line.upc);
  const free = await freeStock(context.shop.database.pool, upcs, context.market.region);
  const wanted = (upc: string) => stocked.reduce((sum, { line }) => (line.upc === upc ? sum + line.quantity : sum), 0);
  const short = stocked.filter(({ line }) => (free.get(line.upc) ?? 0) < wanted(line.upc));
  const [first] = short;
  if (!first) return undefined;
  return short.length > 1 ? refuse('INV409') : refuse('ORD430', { itemId: first.line.id });
}

/** Takes lines out of a cart that the catalogue does not sell any more, so that the refetched cart can be ordered. */
export function withoutGone(context: Context): (document: CartDocument) => CartDocument {
  return (document) => {
    const gone = new Set(priceDocument(document, context).gone.map(({ line }) => line.id));
    return gone.size === 0 ? document : { ...document, lines: document.lines.filter((line) => !gone.has(line.id)) };
  };
}
