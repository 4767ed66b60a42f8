import { randomBytes } from 'node:crypto';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { listDisputes } from '@eyelet/contracts/disputes/list.ts';
import { sendDueAnswers } from '@eyelet/server/disputes/send-due-answers.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { startAdyenShop } from '@eyelet/testing/start-adyen-shop.ts';
import { expect } from 'vitest';
import { addressedCart, attach } from '../payments/adyen.ts';
import { follow } from '../refunds/refunded.ts';

export type AdyenDisputes = Awaited<ReturnType<typeof openAdyenDisputes>>;

/** A shop whose payments are at the local Adyen, and somebody who answers disputes. */
export async function openAdyenDisputes() {
  let ahead = 0;
  const running = await startAdyenShop({ parts: { clock: () => new Date(Date.now() + ahead) } });
  const staff = await newStaff(running, { roles: ['finance'] });
  const keys = 'select idempotency_key as key, amount from order_payment where order_number = $1';

  return {
    ...{ running, staff },
    /** A paid order whose payment is contested at Adyen. */
    async open() {
      const shopper = await newShopper(running.origin);
      const cart = await addressedCart(shopper);
      await attach(shopper, cart, 'CREDIT_CARD', await running.cardToken('approve'));
      const { orderNumber } = await shopper.call(placeOrder, { body: { cartId: cart.id } });
      await follow(running);
      const { rows } = await running.shop.database.pool.query<{ key: string; amount: number }>(keys, [orderNumber]);
      const { key = '', amount = 0 } = rows[0] ?? {};
      const reference = randomBytes(8).toString('hex').toUpperCase();
      running.adyen.tell({
        ...{ eventCode: 'NOTIFICATION_OF_CHARGEBACK', pspReference: reference, merchantReference: key, success: true },
        amount: { value: amount, currency: 'USD' },
        additionalData: {
          defensePeriodEndsAt: new Date(Date.now() + 200 * 3_600_000).toISOString(),
          chargebackReasonCode: '13.1',
        },
      });
      await running.adyen.sendWebhooks(running.origin);
      const disputes = await staff.call(listDisputes, { query: { orderNumber } });
      const disputeId = disputes.rows[0]?.disputeId ?? '';
      expect(disputeId).not.toBe('');
      return { orderNumber, reference, params: { disputeId }, amount: amount / 100 };
    },
    /** Runs the job as if some minutes had passed. */
    async runLater(minutes: number): Promise<void> {
      ahead += minutes * 60_000;
      await sendDueAnswers(running.shop);
      ahead -= minutes * 60_000;
    },
  };
}
