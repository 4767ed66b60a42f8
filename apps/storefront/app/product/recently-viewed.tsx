import { lazy, Suspense, useEffect, useState } from 'react';
import { recall, remember, type Viewed } from './viewed.ts';

const ViewedRow = lazy(async () => ({ default: (await import('./viewed-row.tsx')).ViewedRow }));

/** Products viewed earlier in this browser; added after the first paint and last on the page, so that nothing moves. */
export function RecentlyViewed({ productId, masterId }: Viewed) {
  const [before, setBefore] = useState<readonly Viewed[]>([]);

  useEffect(() => {
    setBefore(recall(localStorage).filter((one) => one.masterId !== masterId));
    remember(localStorage, { productId, masterId });
  }, [productId, masterId]);

  if (before.length === 0) return null;
  return (
    <Suspense>
      <ViewedRow ids={before.map((one) => one.productId)} />
    </Suspense>
  );
}
