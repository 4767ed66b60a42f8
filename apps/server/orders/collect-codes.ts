import type { ShipmentKey } from '@eyelet/db/orders/shipment.ts';
import { collectCodeFrom } from '@eyelet/domain/orders/collect-code.ts';
import { signatureOf } from '../kernel/signature.ts';

declare module '../kernel/shop.ts' {
  interface Shop {
    readonly collectCodes: CollectCodes;
  }
}

export type CollectCodes = Readonly<{
  /** The code with which a shipment is collected in its store. */
  codeOf: (shipment: ShipmentKey) => string;
}>;

/** Derives the codes, so that none is stored. */
export function createCollectCodes(secret: string): CollectCodes {
  return {
    codeOf: ({ orderNumber, shippingId }) =>
      collectCodeFrom([...Buffer.from(signatureOf(`${orderNumber} ${shippingId}`, secret), 'base64url')]),
  };
}
