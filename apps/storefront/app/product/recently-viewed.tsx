import { useEffect } from 'react';
import { remember, type Viewed } from './viewed.ts';
import { ViewedProducts } from './viewed-products.tsx';

/** Products viewed earlier in this browser; the one that is shown is remembered. */
export function RecentlyViewed({ productId, masterId }: Viewed) {
  useEffect(() => remember(localStorage, { productId, masterId }), [productId, masterId]);
  return <ViewedProducts without={masterId} />;
}
