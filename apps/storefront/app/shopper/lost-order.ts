const key = 'eyelet.placing';

/** Remembers that a cart is being ordered, until it is known how that ended. */
export function rememberPlacing(cartId: string): void {
  try {
    localStorage.setItem(key, cartId);
  } catch {
    // Without storage whoever loses the answer finds the order in his mail.
  }
}

/** It is known how the placing ended. */
export function forgetPlacing(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was remembered either.
  }
}

/**
 * Leads to the order of a cart whose answer was lost, or whose challenge was left, as the page was reloaded or closed. Each
 * is asked for once, so that nobody goes round in circles.
 */
export function leadToLostOrder(path: string): void {
  try {
    const cartId = localStorage.getItem(key);
    if (cartId === null) return;
    localStorage.removeItem(key);
    location.replace(`/${path}/checkout?placed=${encodeURIComponent(cartId)}`);
  } catch (error) {
    console.warn(error);
  }
}
