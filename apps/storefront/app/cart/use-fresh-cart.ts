import { useEffect } from 'react';
import { shopperOf } from '../session/shopper.ts';
import { refreshCart } from './refresh.ts';

/** Milliseconds after which a shopper who comes back to the page gets the cart anew. */
const freshMs = 60_000;

/** Reads the cart when the page is there, and again when the shopper returns to it after a while. */
export function useFreshCart(header: string): void {
  useEffect(() => {
    let readAt = 0;
    const read = () => {
      if (document.visibilityState === 'hidden' || Date.now() - readAt < freshMs) return;
      readAt = Date.now();
      // A cart that cannot be read now is shown as it was last known; the next return tries again.
      refreshCart(shopperOf(header)).catch((error: unknown) => {
        readAt = 0;
        console.warn(error);
      });
    };
    read();
    document.addEventListener('visibilitychange', read);
    window.addEventListener('online', read);
    return () => {
      document.removeEventListener('visibilitychange', read);
      window.removeEventListener('online', read);
    };
  }, [header]);
}
