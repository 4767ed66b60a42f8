import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { labelParams, labelSchema } from '../order-desk/label.ts';
import { gramsOfLabel } from '../order-desk/label-facts.ts';

const { orderNumber, shippingId } = labelParams;

/**
 * Has the label of the next parcel of a shipment from a place made by the service of carriers. The wish is stored first: if the service is
 * down or slow, the answer says so, and it is tried again until the label is there or somebody does without it. Repeating the call
 * answers the label that there is, so that none is bought twice. STF400: a carrier that the service does not offer; STF409: nothing of
 * it waits there to be handed over, or, with `current`, it has a label of another carrier; STF470: a dispute holds the goods; STF480: no service makes labels.
 */
export const makeLabel = operation({
  id: 'packing.makeLabel',
  method: 'POST',
  path: '/staff/v1/packing/{orderNumber}/{shippingId}/labels',
  summary: 'Have the label of a parcel made',
  callers: { staff: 'fulfilment.write', keys: true },
  params: Type.Object({ orderNumber, shippingId }),
  body: Type.Object({
    placeId: Type.String({ maxLength: 40, description: 'The place that packs the parcel.' }),
    carrier: Type.String({ maxLength: 30 }),
    grams: Type.Optional(
      Type.Integer({
        ...{ minimum: gramsOfLabel.least, maximum: gramsOfLabel.most },
        description: 'By default 300 for the box and 500 for each unit that waits at the place.',
      }),
    ),
  }),
  response: labelSchema,
  refusals: ['STF400', 'STF404', 'STF409', 'STF470', 'STF480'],
  invalid: 'STF400',
  perMinute: 120,
});
