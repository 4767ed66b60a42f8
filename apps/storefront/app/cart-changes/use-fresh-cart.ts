import { useEffect } from 'react';
import { shopperOf } from '../shopper/shopper.ts';
import { refreshCart } from './refresh.ts';

/** Milliseconds after which the cart is read again when the shopper returns to the page. */
const freshMs = 60_000;

/** Reads the cart when the page has loaded, and again when the shopper returns to it later. */
export function useFreshCart(header: string, tag: string): void {
  useEffect(() => {
    let readAt = 0;
    const read = () => {
      if (document.visibilityState === 'hidden' || Date.now() - readAt < freshMs) return;
      readAt = Date.now();
      const shopper = shopperOf(header);
      refreshCart(shopper)
        .catch(async (error: unknown) => {
          const { tellUnread } = await import('./tell-unread.ts');
          if (await tellUnread(error, shopper, tag)) return;
          throw error;
        })
        .catch((error: unknown) => {
          // A cart that cannot be read now is shown as it was last known; the next return tries again.
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
  }, [header, tag]);
}
