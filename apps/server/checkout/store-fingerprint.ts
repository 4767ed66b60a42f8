import { storeFingerprint } from '@eyelet/contracts/checkout/store-fingerprint.ts';
import { changeCart } from '../cart/change.ts';
import { basketIdOf } from '../cart/target.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';

/** Stores the browser's device fingerprint with the cart, and later with its order (C7.57). */
export const storeFingerprintHandler = handle(storeFingerprint, async (context, { body }) => {
  const { fingerprint } = body;
  const cart = await changeCart(context, basketIdOf(body), (document) =>
    document.deviceFingerprint === fingerprint ? document : { ...document, deviceFingerprint: fingerprint },
  );
  return cart instanceof Refusal ? cart : { stored: true };
});
