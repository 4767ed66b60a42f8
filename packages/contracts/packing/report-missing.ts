import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { missingOutcomeSchema, missingUpc } from './missing.ts';

/**
 * Says that a place cannot find pieces of a shipment. Another place supplies them at once, if one has them: a warehouse, or a store that
 * sends to homes; what none has is left to the order desk, and the shipment waits with it. A shipment that was packed is to be packed once more. `noneLeft` takes what is free there of that size
 * out of its stock. The same report again answers what came of it. STF404: no such shipment; STF409: the id is of another report; STF515:
 * not as many wait there any more.
 */
export const reportMissing = operation({
  id: 'packing.reportMissing',
  method: 'PUT',
  path: '/staff/v1/packing/{orderNumber}/{shippingId}/missing/{reportId}',
  summary: 'Report pieces that a place cannot find',
  callers: { staff: 'fulfilment.write', keys: true },
  params: Type.Object({
    orderNumber: Type.String({ maxLength: 40 }),
    shippingId: Type.String({ maxLength: 80 }),
    reportId: Type.String({ format: 'uuid', description: 'Chosen by the caller: the same report is made once.' }),
  }),
  body: Type.Object({
    placeId: Type.String({ minLength: 1, maxLength: 40 }),
    upc: missingUpc,
    qty: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    noneLeft: Type.Boolean({ description: 'Whether no piece of that size is there any more.' }),
  }),
  response: missingOutcomeSchema,
  refusals: ['STF404', 'STF409', 'STF515'],
  invalid: 'STF400',
});
