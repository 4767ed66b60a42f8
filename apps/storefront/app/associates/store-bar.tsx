import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocale } from '../shop/locale.ts';
import { shopperOf } from '../shopper/shopper.ts';
import { withWords } from '../words/dialog-words.tsx';
import { isTill } from './till-mark.ts';

/** For associates alone, so no part of the script of every page. */
const OpenTill = lazy(withWords(['associates'], () => import('./open-till.tsx')));

/** In the header of a store associate: for which store and as whom they sell (C3.45), and what ends with it. */
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
      // Its room is there before its words, so that nothing moves under a pointer when they arrive.
      <Suspense fallback={<div className="store-bar h-11 bg-kelp" />}>
        <OpenTill />
      </Suspense>
    )
  );
}
