import { randomUUID } from 'node:crypto';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { listPaymentMethods } from '@eyelet/contracts/payments/list-methods.ts';
import { giveRefund } from '@eyelet/contracts/refunds/give.ts';
import { listRefunds } from '@eyelet/contracts/refunds/list.ts';
import { handOverReturn } from '@eyelet/contracts/return-desk/hand-over.ts';
import { listReturnItems } from '@eyelet/contracts/returns/list-items.ts';
import { adjustCredit } from '@eyelet/contracts/store-credit-desk/adjust.ts';
import { newAssociate, openStoreSession } from '@eyelet/testing/associate.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { signInShopper } from '@eyelet/testing/consumer.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import { upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, delivered, itemOf, sizes } from '../returns/exchanges.ts';
import { askLabel } from '../returns/messages.ts';
import { openLendingDesk, refundsOf, take } from './sent-back.ts';

const { blue40 } = sizes;
let desk: Desk;
beforeAll(async () => {
  desk = await openLendingDesk(() => new Date('2026-05-04T16:00:00Z'));
});
afterAll(() => desk.running.close());

/** An associate of whom the shop has known the account for a year, at a till and at home. */
async function newSeller() {
  const { running } = desk;
  const associate = await newAssociate(running);
  await running.shop.database.pool.query(
    `update consumer set created_at = created_at - interval '1 year' where id = $1`,
    [associate.id],
  );
  const till = await newShopper(running.origin);
  await openStoreSession(till, associate);
  const home = await signInShopper(await newShopper(running.origin), associate.email, associate.password);
  return { associate, till, home };
}

test('an order that was sold at a till never becomes credit of the associate, whoever asks for it', async () => {
  const { associate, till, home } = await newSeller();
  const sold = await delivered(desk, till, [[blue40, 1]]);
  const { orderNumber } = sold;
  const items = [{ itemId: itemOf(sold, blue40), qty: 1, reason: 'too-small' as const }];
  for (const who of [till, home]) {
    expect(await who.call(listReturnItems, { params: { orderId: orderNumber }, body: {} })).toMatchObject({
      credit: null,
    });
    expect(await askLabel(desk.running.origin, who, orderNumber, { items, refund: 'store-credit' })).toMatchObject({
      errorId: 'AUT432',
    });
  }
  const body = { amount: 10, reason: 'goodwill', note: '', refundTo: 'store-credit' } as const;
  const params = { orderNumber, refundId: randomUUID() };
  expect(await desk.staff.call(listRefunds, { params })).toMatchObject({ mayBeCredit: false });
  expect(await refusalOf(desk.staff.call(giveRefund, { params, body }))).toBe('STF482');
  // As a process has written it that did not look at where it was sold.
  const { returnId } = await askLabel(desk.running.origin, till, orderNumber, { items });
  const { pool } = desk.running.shop.database;
  await pool.query('update order_return set as_credit = true where return_id = $1', [returnId]);
  await desk.staff.call(handOverReturn, { params: { returnId } });
  await take(desk, sold, returnId);
  expect(await refundsOf(desk, orderNumber)).toMatchObject([{ state: 'refunded', as_credit: false }]);
  const { rows } = await pool.query(`select 1 from ledger_account where kind = 'store credit' and holder = $1`, [
    associate.id,
  ]);
  expect(rows).toEqual([]);
});

test('an associate does not pay for others with the credit of their own account, which pays for what they buy at home', async () => {
  const { associate, till, home } = await newSeller();
  await desk.staff.call(adjustCredit, {
    params: { consumerNo: associate.id, adjustmentId: randomUUID() },
    body: { currency: 'USD', amount: 40, reason: 'goodwill', note: '' },
  });
  const offered = async (who: typeof till, basketId: string) =>
    (await who.call(listPaymentMethods, { params: { basketId } })).paymentMethods.map((one) => one.payment_method_id);
  const body = { payment_method_id: 'STORE_CREDIT' } as const;
  const sale = await readyCart(till, desk.running.origin, upcs.socks);
  expect(await offered(till, sale.id)).not.toContain('STORE_CREDIT');
  expect(await refusalOf(till.call(addInstrument, { params: { basketId: sale.id }, body }))).toBe('PAY400');
  const own = await readyCart(home, desk.running.origin, upcs.socks);
  expect(await offered(home, own.id)).toContain('STORE_CREDIT');
});
