import { useEffect } from 'react';
import { useShellData } from '../shop/shop-data.ts';

/**
 * Loads the messaging script of the pay-later service when a page shows its message (B7.39), with the hash that it
 * must have. A failure to load is only logged (B8.16), as the shop's own text is shown anyway.
 */
export function usePayLaterScript(): void {
  const script = useShellData()?.payLaterScript;
  useEffect(() => {
    if (!script?.src || document.querySelector('script[data-pay-later]')) return;
    const element = document.createElement('script');
    element.src = script.src;
    element.async = true;
    element.dataset.payLater = '';
    if (script.integrity) element.integrity = script.integrity;
    element.crossOrigin = 'anonymous';
    element.addEventListener('error', () => console.warn(`the pay-later script ${script.src} could not be loaded`));
    document.head.append(element);
  }, [script]);
}
