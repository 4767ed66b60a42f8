import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocale } from '../shop/locale.ts';
import { shopperOf } from '../shopper/shopper.ts';
import { withWords } from '../words/dialog-words.tsx';
import { isTill } from './till-mark.ts';

/** Loaded on demand, as only associates need it. */
const OpenTill = lazy(withWords(['associates'], () => import('./open-till.tsx')));

/** The bar in the header of a store session (C3.45): store, employee, and a button that ends the session. */
export function StoreBar() {
  const { header } = useLocale();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const { identity } = shopperOf(header).client;
    const learn = () => setOpen((before) => before || isTill() || identity.current()?.isAssociate === true);
    learn();
    return identity.subscribe(learn);
  }, [header]);
  return (
    open && (
      // Reserves the height, so that nothing moves under a pointer when the bar has loaded.
      <Suspense fallback={<div className="store-bar h-11 bg-kelp" />}>
        <OpenTill />
      </Suspense>
    )
  );
}
