import type { Address } from '@eyelet/contracts/addresses/address.ts';
import { changeDeliveryAddress } from '@eyelet/contracts/order-desk/change-address.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { addressChangesOf, writeAddressChange } from '@eyelet/db/orders/delivery-address.ts';
import { shipmentRows } from '@eyelet/db/orders/shipment.ts';
import { endLabelsOf } from '@eyelet/db/parcels/end-labels.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { mayChangeAddress } from '@eyelet/domain/orders/changing-address.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse, refuseStale } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { progressOf } from '../orders/reach-step.ts';
import { lockedStateWithBuyer } from '../stored-orders/order-state.ts';
import { readStoredAddress } from '../stored-orders/stored-address.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { checkChange, deliveryAddressOf } from './delivery-address.ts';
import { deskOrder } from './view.ts';

/**
 * Sends an order to another address. The order is locked, so that the warehouse, colleagues, the shopper and an erasure
 * act one after the other.
 */
export const changeDeliveryAddressHandler = handle(changeDeliveryAddress, async (context, { params, body }) => {
  const { shop, now, correlationId } = context;
  const { orderNumber } = params;
  const { staffId: author_id, name: author, language } = staffOf(context);
  const order = await findOrder(shop.database.pool, orderNumber);
  const before = order && deliveryAddressOf(order);
  if (!order || !before) return refuse('STF404');
  const { version, ...asked } = body;
  const market = { ...(marketByHeader(order.order.locale) ?? defaultMarket), tag: context.market.tag };
  const after = checkChange({ shop, market }, order, before, asked);
  if (after instanceof Refusal) return after;
  const outcome = await transact(shop.database.db, async (tx) => {
    const state = await lockedStateWithBuyer(tx, orderNumber);
    if (!state) return 'erased';
    const changes = await addressChangesOf(tx, orderNumber);
    const last = changes.at(-1);
    const present = last ? readStoredAddress(orderNumber, last.after) : before;
    if (isSame(present, after)) return 'before';
    const progress = (await shipmentRows(tx, orderNumber)).map(progressOf);
    if (version !== changes.length || !mayChangeAddress(state, progress)) return 'stale';
    const change_no = version + 1;
    const row = { order_number: orderNumber, change_no, author_id, author, changed_at: now };
    await writeAddressChange(tx, { ...row, before: present, after });
    // A label with the address of before would send the parcel there.
    await endLabelsOf(tx, { orderNumber }, now);
    const payload = { orderNumber, changeNo: change_no };
    await writeFacts(tx, [{ name: 'order.address-changed', subject: orderNumber, payload, correlationId }], now);
    const change = {
      subject: { kind: 'order', id: orderNumber } as const,
      before: { change: version, ...auditedPlace(present) },
      after: { change: change_no, ...auditedPlace(after) },
    };
    await recordAudit(tx, changeDeliveryAddress, change, sourceOf(context));
    return 'changed';
  });
  if (outcome === 'changed') wakeAnnouncer(shop.database);
  const current = await deskOrder(shop, orderNumber, language);
  if (!current || outcome === 'erased') return refuse('STF404');
  return outcome === 'stale' ? refuseStale('STF409', current) : current;
});

function isSame(one: Address, other: Address): boolean {
  return (Object.keys(other) as (keyof Address)[]).every((member) => one[member] === other[member]);
}

/**
 * The members of an address that the audit keeps permanently: those that decide tax and delivery, not who lives there.
 */
function auditedPlace({ city, province, postalCode, country }: Address) {
  return { city, province, postalCode, country };
}
