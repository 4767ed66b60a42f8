import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { labelParams } from '../order-desk/label.ts';

/** The label of a parcel that waits to be handed over, as the service made it. STF404 once it has left, or while it is not made. */
export const printLabel = operation({
  id: 'packing.printLabel',
  method: 'GET',
  path: '/staff/v1/packing/{orderNumber}/{shippingId}/labels/{labelId}',
  summary: 'Print the label of a parcel (application/pdf)',
  callers: { staff: 'fulfilment.write', keys: true },
  params: Type.Object(labelParams),
  response: Type.Unsafe<never>({ type: 'string' }),
  refusals: ['STF404'],
  invalid: 'STF400',
  perMinute: 120,
});
