import { collectOrder } from '@eyelet/contracts/order-desk/collect.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { readCollectCode } from '@eyelet/domain/orders/collect-code.ts';
import { isCollected } from '@eyelet/domain/orders/shipping.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseStale } from '../kernel/refusal.ts';
import type { Shop } from '../kernel/shop.ts';
import { isSameSignature } from '../kernel/signature.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { TooManyWaiting } from '../kernel/turnstile.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { recordStep } from '../orders/record-step.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { deskOrder } from './view.ts';

/** Too few to guess a code within the life of the shop. */
const triesPerMinute = 5;

/** Records that the shipment of a code was collected. */
export const collectOrderHandler = handle(collectOrder, async (context, { params, body }) => {
  const { shop, now } = context;
  const { orderNumber } = params;
  await limitTries(shop, orderNumber);
  const stored = await findOrder(shop.database.pool, orderNumber);
  if (!stored) return refuse('STF404');
  const typed = readCollectCode(body.code);
  const isOther = typed.orderNumber !== undefined && typed.orderNumber !== orderNumber.toUpperCase();
  const shipment = stored.shipments
    .filter(isCollected)
    .find((one) => isSameSignature(typed.code, shop.collectCodes.codeOf({ orderNumber, shippingId: one.shipping_id })));
  if (!shipment || isOther) return refuse('STF469');
  const shippingId = shipment.shipping_id;
  const outcome = await transact(shop.database.db, async (tx) => {
    const recorded = await recordStep(tx, { orderNumber, shippingId }, { step: 'delivered', now });
    if (recorded === 'recorded') {
      const change = {
        subject: { kind: 'order', id: orderNumber } as const,
        before: { shipment: shippingId, step: '' },
        after: { shipment: shippingId, step: 'delivered' },
      };
      await recordAudit(tx, collectOrder, change, sourceOf(context));
    }
    return recorded;
  });
  if (outcome === 'recorded') wakeAnnouncer(shop.database);
  const order = await deskOrder(shop, orderNumber, staffOf(context).language);
  if (!order) return refuse('STF404');
  if (outcome === 'held') return refuse('STF470');
  return outcome === 'impossible' ? refuseStale('STF409', order) : order;
});

/** Whoever tries codes waits; the order is what counts, as staff of a store share an address. */
async function limitTries({ callLimits, config }: Shop, orderNumber: string): Promise<void> {
  const most = triesPerMinute * config.rateLimitFactor;
  const seconds = await callLimits.waitShared('orderDesk.collect', orderNumber, most);
  if (seconds !== undefined) throw new TooManyWaiting(seconds);
}
