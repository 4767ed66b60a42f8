import { carrierIds } from '@eyelet/domain/orders/carriers.ts';
import { simulatedNumber } from '@eyelet/domain/parcels/label.ts';
import { simulatedWay } from '@eyelet/domain/parcels/simulated-way.ts';
import type { LabelService } from '../../labels/label-service.ts';
import type { CarrierService } from '../service.ts';
import { drawLabel } from './draw-label.ts';

/** Labels of every carrier, free of charge; the number follows from the id, so that the same wish has the same label. */
const labels: LabelService = {
  carriers: carrierIds,
  returnCarriers: carrierIds,
  prepare: async ({ labelId }) => labelId,
  async buy(ref, wish) {
    const trackingNumber = simulatedNumber(ref);
    return { trackingNumber, cost: null, currency: null, pdf: await drawLabel(wish, trackingNumber) };
  },
  takeBack: async () => 'voided',
};

/** Carriers of a sandbox: every parcel moves with time, by chance or by the end of its number. They send no webhooks. */
export function createCarrierSimulator(): CarrierService {
  return {
    name: 'simulator',
    lookEveryMs: 60_000,
    look: async (parcel, now) => simulatedWay(parcel, now),
    readWebhook: () => undefined,
    labels,
  };
}
