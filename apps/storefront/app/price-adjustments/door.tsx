import { lazy, Suspense, startTransition, useEffect, useMemo, useState } from 'react';
import type { AdjustmentsProps } from './section.tsx';

const PriceAdjustments = lazy(() => import('./late.tsx'));

/**
 * Loads the price adjustments on demand, as only store associates see them. The server's HTML stays until their scripts
 * have loaded: changes of the cart wait for that, as React would otherwise discard the HTML with all typed values.
 */
export function AdjustmentsDoor({ cart, answer, colleagues }: AdjustmentsProps) {
  const [shown, setShown] = useState(cart);
  useEffect(() => startTransition(() => setShown(cart)), [cart]);
  return useMemo(
    () => (
      <Suspense>
        <PriceAdjustments cart={shown} answer={answer} colleagues={colleagues} />
      </Suspense>
    ),
    [shown, answer, colleagues],
  );
}
