import { useEffect } from 'react';
import { browserStorage } from '../storage/storage.ts';
import { remember, type Viewed } from './viewed.ts';
import { ViewedProducts } from './viewed-products.tsx';

/** Products viewed earlier in this browser; the one that is shown is remembered. */
export function RecentlyViewed({ productId, masterId }: Viewed) {
  useEffect(() => remember(browserStorage(), { productId, masterId }), [productId, masterId]);
  return <ViewedProducts without={masterId} />;
}
