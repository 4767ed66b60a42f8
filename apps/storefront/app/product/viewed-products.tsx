import { lazy, Suspense, useEffect, useState } from 'react';
import { browserStorage } from '../storage/storage.ts';
import { recall, type Viewed } from './viewed.ts';

const ViewedRow = lazy(async () => ({ default: (await import('./viewed-row.tsx')).ViewedRow }));

/** Products viewed in this browser; added after the first paint and last on the page, so that nothing moves. */
export function ViewedProducts({ without }: Readonly<{ without?: string }>) {
  const [before, setBefore] = useState<readonly Viewed[]>([]);
  useEffect(() => setBefore(recall(browserStorage()).filter((one) => one.masterId !== without)), [without]);
  if (before.length === 0) return null;
  return (
    <Suspense>
      <ViewedRow ids={before.map((one) => one.productId)} />
    </Suspense>
  );
}
