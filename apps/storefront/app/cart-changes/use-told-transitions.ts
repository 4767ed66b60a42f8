import { useEffect } from 'react';
import { shopperOf } from '../shopper/shopper.ts';

/** Shows deliveries that the server had to change, each once, as information or as an error (C4.20 to C4.26). */
export function useToldTransitions(header: string): void {
  useEffect(() => {
    const { cart } = shopperOf(header);
    const tell = () => {
      const shown = cart.last();
      if (!shown?.flash.some(({ transition }) => transition)) return;
      import('./tell-transitions.ts').then(({ tellTransitions }) => tellTransitions(shown)).catch(console.warn);
    };
    tell();
    return cart.subscribe(tell);
  }, [header]);
}
