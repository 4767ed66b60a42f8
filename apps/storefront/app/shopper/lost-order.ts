import { browserStorage, keep } from '../storage/storage.ts';

const key = 'eyelet.placing';

/** Remembers that a cart is being ordered, until it is known how that ended. */
export function rememberPlacing(cartId: string): void {
  // Where nothing is stored a shopper who loses the answer finds the order in their mail.
  keep(browserStorage(), key, cartId);
}

/** Forgets it: the outcome of the placing is known. */
export function forgetPlacing(): void {
  try {
    browserStorage().removeItem(key);
  } catch {
    // Without storage nothing was remembered.
  }
}

/**
 * Navigates to the order of a cart whose answer was lost or whose challenge was abandoned by a reload or by closing the
 * page. Each is opened once only, to avoid a redirect loop.
 */
export function leadToLostOrder(path: string): void {
  try {
    const cartId = browserStorage().getItem(key);
    if (cartId === null) return;
    browserStorage().removeItem(key);
    location.replace(`/${path}/checkout?placed=${encodeURIComponent(cartId)}`);
  } catch (error) {
    console.warn(error);
  }
}
