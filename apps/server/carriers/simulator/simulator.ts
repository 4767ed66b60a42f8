import { simulatedWay } from '@eyelet/domain/parcels/simulated-way.ts';
import type { CarrierService } from '../service.ts';

/** Carriers of a sandbox: every parcel moves with time, by chance or by the end of its number. They send no webhooks. */
export function createCarrierSimulator(): CarrierService {
  return {
    name: 'simulator',
    lookEveryMs: 60_000,
    look: async (parcel, now) => simulatedWay(parcel, now),
    readWebhook: () => undefined,
  };
}
