import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/**
 * The sheets of the printed gift cards of a shipment, with number and PIN, to be put into its parcel; until they have left, after which nobody
 * can print them again. Each printing is audited. STF404 for a shipment without such cards, STF470 while a dispute holds the goods.
 */
export const printGiftCards = operation({
  id: 'packing.printGiftCards',
  method: 'GET',
  path: '/staff/v1/packing/{orderNumber}/{shippingId}/gift-cards',
  summary: 'Print the gift cards of a shipment (application/pdf)',
  callers: { staff: 'fulfilment.write' },
  params: Type.Object({ orderNumber: Type.String({ maxLength: 64 }), shippingId: Type.String({ maxLength: 64 }) }),
  response: Type.Unsafe<never>({ type: 'string' }),
  refusals: ['STF404', 'STF470'],
  perMinute: 60,
});
