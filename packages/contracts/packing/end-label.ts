import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { labelParams } from '../order-desk/label.ts';

/**
 * Does without a label: a wish ends, and a label that was made, or may have been, is taken back where its carrier does
 * that. Repeating the call changes nothing. STF409: its parcel has left with it.
 */
export const endLabel = operation({
  id: 'packing.endLabel',
  method: 'DELETE',
  path: '/staff/v1/packing/{orderNumber}/{shippingId}/labels/{labelId}',
  summary: 'Do without the label of a parcel',
  callers: { staff: 'fulfilment.write', keys: true },
  params: Type.Object(labelParams),
  response: Type.Object({ isEnded: Type.Literal(true) }),
  refusals: ['STF404', 'STF409'],
  invalid: 'STF400',
});
