import { consumer } from '../events/consumer.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { giveDeliveryBack } from './give-delivery-back.ts';
import { handOver } from './hand-over.ts';
import { withLockedReturn } from './locked-return.ts';

/** Gives back what the end of an exchange leaves over. */
export const endedExchanges = consumer('exchanges', {
  'order.cancelled': async (shop, { orderNumber, by }) => {
    if (by) await giveDeliveryBack(shop, orderNumber);
  },
});

/** Records that the parcel of a return is on its way once its carrier has it, unless somebody has before. */
export const returnParcels = consumer('return-parcels', {
  'return.travelling': async (shop, { returnId }, { eventId }) => {
    const context = { shop, now: shop.clock(), correlationId: `event-${eventId}` };
    await withLockedReturn(context, returnId, async (tx, open) => {
      if (open.one.state === 'announced' && open.one.handed_over_at === null) await handOver(shop, tx, open);
    });
    wakeAnnouncer(shop.database);
  },
});
