import type { ParcelUpdate } from '@eyelet/domain/parcels/scan.ts';
import type { LabelService } from '../labels/label-service.ts';

declare module '../kernel/shop.ts' {
  interface Shop {
    /** Undefined: nobody reports parcels, and staff record when they arrive. */
    readonly carriers: CarrierService | undefined;
  }
}

/** A parcel as the service needs to know it. */
export type FollowedParcel = Readonly<{
  /** Id of `domain/orders/carriers.ts`. */
  carrier: string;
  trackingNumber: string;
  handedOverAt: Date;
  /** The last promised day, YYYY-MM-DD. */
  promisedTo: string | null;
}>;

export type CarrierWebhook = Readonly<{
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The raw bytes, since the signature covers them. */
  body: string;
}>;

/** A service that knows the parcels of several carriers. */
export type CarrierService = Readonly<{
  name: string;
  /** After how many milliseconds it is asked about a parcel again; a service with webhooks seldom needs to be asked. */
  lookEveryMs: number;
  /**
   * What is known about a parcel; the service follows it from the first time on. Undefined if it cannot follow this
   * carrier. Throws if the service cannot be reached.
   */
  look: (parcel: FollowedParcel, now: Date) => Promise<ParcelUpdate | undefined>;
  /** The updates of a webhook; undefined if its signature is not the service's. */
  readWebhook: (request: CarrierWebhook) => readonly ParcelUpdate[] | undefined;
  /** Undefined: it makes no labels, and staff type the numbers of others. */
  labels: LabelService | undefined;
}>;
