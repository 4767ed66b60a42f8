import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { removeItem } from '@eyelet/contracts/cart/remove-item.ts';
import { updateItem } from '@eyelet/contracts/cart/update-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { readDeskGiftCard } from '@eyelet/contracts/gift-card-desk/read.ts';
import { voidDeskGiftCard } from '@eyelet/contracts/gift-card-desk/void.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { removeInstrument } from '@eyelet/contracts/payments/remove-instrument.ts';
import { cards, makeReady } from '@eyelet/testing/buy.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { expectRefusal } from './acts.ts';
import { answerOf } from './after-orders.ts';
import { goods, stores, type World } from './world.ts';

type Numbers = readonly [number, number, number];

/** Cards of those who buy gift cards: one of them waits for its bank, one is declined. */
const wallet = [cards.paid, cards.paid, cards.paid, '4000 0000 0000 0077', cards.declined] as const;

/** Somebody buys gift cards that are mailed, which are issued once they are paid. */
export async function buyGiftCard({ running }: World, [amount, qty, card]: Numbers): Promise<string> {
  const { origin } = running;
  const shopper = await newShopper(origin);
  const wish = {
    recipientName: 'Bela',
    recipientEmail: 'bela@example.com',
    sender: 'Ada',
    message: '',
    design: 'kelp',
  };
  const giftCard = { ...wish, amount: 10 + (amount % 90) };
  const body = { upc: upcs.giftCard, qty: 1 + (qty % 2), giftCard };
  const { id } = await shopper.call(createCartWithItem, { body });
  await makeReady(shopper, origin, id, wallet[card % wallet.length]);
  const order = await outcomeOf(shopper.call(placeOrder, { body: { cartId: id } }), ['PYT402', 'PAY400']);
  return typeof order === 'string' ? order : order.status;
}

/** Staff void a bought gift card for fraud: what is left of it is taken back. */
export async function voidGiftCard({ running, staff }: World, [which]: Numbers): Promise<string> {
  const { rows } = await running.shop.database.pool.query<{ id: string }>(
    'select id from gift_card where order_number is not null and voided_at is null order by id',
  );
  const giftCardId = rows[which % Math.max(1, rows.length)]?.id;
  if (giftCardId === undefined) return 'nothing';
  const params = { giftCardId };
  const { version } = await staff.call(readDeskGiftCard, { params });
  const body = { cause: 'fraud' as const, note: 'A stolen card paid for it.', version };
  return answerOf(staff.call(voidDeskGiftCard, { params, body }), ['STF409']);
}

/** An associate sells a pair that the customer takes at once, or has sent home. */
export async function sellAtTill({ running, till }: World, numbers: Numbers): Promise<string> {
  if (till.isBusy) return 'busy';
  till.isBusy = true;
  try {
    return await sell(running.origin, till.shopper, numbers);
  } finally {
    till.isBusy = false;
  }
}

async function sell(origin: string, shopper: Shopper, [which, way, card]: Numbers): Promise<string> {
  const body = { upc: goods[which % goods.length] ?? '' };
  const added = await outcomeOf(shopper.call(createCartWithItem, { body }), ['INV409', 'INV700', 'INV408']);
  if (typeof added === 'string') return added;
  const { id, items } = added;
  await makeReady(shopper, origin, id, card % 7 === 0 ? cards.declined : cards.paid);
  if (way % 3 > 0) {
    const taken = { itemId: items.find(({ bonus }) => !bonus)?.id ?? '', storeId: stores[0] };
    await answerOf(shopper.call(updateItem, { params: { basketId: id }, body: taken }), ['INV409', 'ORD517']);
  }
  const order = await outcomeOf(shopper.call(placeOrder, { body: { cartId: id } }), [
    ...['ORD430', 'INV409', 'SHP404', 'ORD415', 'PYT402', 'PAY400'],
  ]);
  if (typeof order !== 'string') return order.status;
  // The next customer begins with nothing.
  const left = await shopper.call(readCart, { params: { basketId: id }, query: {} });
  for (const item of left.items.filter(({ bonus }) => !bonus))
    await shopper.call(removeItem, { query: { cartId: id, itemId: item.id } });
  for (const { payment_instrument_id: paymentInstrumentId } of left.payment_instruments)
    await shopper.call(removeInstrument, { params: { basketId: id }, query: { paymentInstrumentId } });
  return order;
}

/** What a call answers, or the id that it was refused with. */
async function outcomeOf<T>(call: Promise<T>, allowed: readonly string[]): Promise<T | string> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    expectRefusal(error.id, allowed);
    return error.id;
  }
}
