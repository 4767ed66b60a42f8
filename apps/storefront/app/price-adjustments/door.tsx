import { lazy, Suspense, startTransition, useEffect, useMemo, useState } from 'react';
import type { AdjustmentsProps } from './section.tsx';

const PriceAdjustments = lazy(() => import('./late.tsx'));

/**
 * Loads the adjustments, which only store associates see. What the server wrote stands until their scripts are there: changes of
 * the cart wait for them, as React would otherwise give it up, with what has been typed.
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
