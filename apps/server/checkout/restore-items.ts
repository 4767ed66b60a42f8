import { restoreItems } from '@eyelet/contracts/checkout/restore-items.ts';
import { writeRestored } from '@eyelet/db/orders/restore.ts';
import type { DraftLine } from '@eyelet/db/tables/order-draft.ts';
import { joinCoupons } from '@eyelet/domain/cart/coupons.ts';
import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import type { FreeUnits } from '@eyelet/domain/pricing/facts.ts';
import { withGoods } from '../cart/add.ts';
import { changeCart, type OpenCart } from '../cart/change.ts';
import { freshUnits, goodsOn } from '../cart/fresh-units.ts';
import type { LineWishes } from '../cart/line-wishes.ts';
import { settleDocument } from '../cart/settle.ts';
import { basketIdOf } from '../cart/target.ts';
import { cartView } from '../cart/view.ts';
import { flashOf } from '../cart/view-flash.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { goodsOf } from '../pricing/goods.ts';
import { findOrder, type StoredOrder } from '../stored-orders/stored-order.ts';

/** How often others may change the cart before this gives up. */
const rounds = 20;

/**
 * Puts the items of a failed order back into a cart, once (C4.11): cart and order are written together or not at all.
 */
export const restoreItemsHandler = handle(restoreItems, async (context, { params, body }) => {
  const { shop, session, now } = context;
  const { pool } = shop.database;
  for (let round = 0; round < rounds; round++) {
    const order = await findOrder(pool, params.orderNumber);
    if (!order || order.owner !== session?.consumerNo || order.state !== 'cancelled') return refuse('ORD409');
    // Waits while an order of the cart is being placed.
    const open = await changeCart(context, basketIdOf(body), (document) => document);
    if (open instanceof Refusal) return open;
    if (order.restoredAt) return cartView(context, open);
    // The stock just released by the order is available again, even if the memory does not know yet.
    const units = await freshUnits(context, open.document, {
      upcs: order.lines.map(({ upc }) => upc),
      storeIds: order.shipments.map(({ store_id }) => store_id),
    });
    const { document, left } = refill(context, open.document, order, units);
    const settled = settleDocument(context, document, units);
    const { orderNumber } = order;
    const write = { orderNumber, cartId: open.id, version: open.version, document: settled.document, now };
    if (!(await writeRestored(pool, write))) continue;
    const cart: OpenCart = {
      ...open,
      document: settled.document,
      transitions: settled.transitions,
      version: open.version + 1,
    };
    const flash = left.map((line) => flashOf(context, 'ProductItemNotAvailable', { itemId: line.item_id }));
    return cartView(context, cart, { flash, priced: settled.priced });
  }
  throw new Error(`the cart for the items of order ${params.orderNumber} stayed busy: it was changed by other calls`);
});

/**
 * The cart with the codes and the lines added with their previous fulfilments, as far as they can still be bought, and
 * the lines left out.
 */
function refill(context: Context, document: CartDocument, { lines, shipments, order }: StoredOrder, units: FreeUnits) {
  const left: DraftLine[] = [];
  let filled = document;
  // Gifts are added by the cart that earns them.
  for (const line of lines.filter(({ bonus }) => !bonus)) {
    const known = goodsOf(context, line.upc);
    const goods = known && goodsOn(context, units, known);
    const asked = { upc: line.upc, qty: line.qty, maxQty: line.max_qty, recipeId: line.recipe_id ?? undefined };
    const shipment = shipments.find(({ shipping_id }) => shipping_id === line.shipping_id);
    const card = line.gift_card ? { giftCard: line.gift_card } : {};
    const add = (wishes: LineWishes) =>
      goods?.price ? withGoods(context, filled, goods, asked, line.item_id, { ...wishes, ...card }, units) : undefined;
    const atStore = shipment?.kind === 'pickup' || shipment?.kind === 'sts' ? shipment : undefined;
    const old = atStore?.store_id
      ? add({ choice: { fulfilment: atStore.kind as 'pickup' | 'sts', storeId: atStore.store_id } })
      : undefined;
    const next = old && !(old instanceof Refusal) ? old : add({});
    if (!next || next instanceof Refusal) left.push(line);
    else filled = next;
  }
  const coupons = joinCoupons(
    filled.coupons,
    order.coupons ?? [],
    context.shop.settings.current()['promotions.most-codes'],
  );
  return { document: { ...filled, coupons }, left };
}
