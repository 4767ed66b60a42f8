import { CardCornerProvider } from '@eyelet/ui/products/card-corner.tsx';
import type { ReactNode } from 'react';

const load = async () => (await import('../quick-shop/card-corner.tsx')).quickShopCorner;

/** Lets blocks put the quick shop into the corners of their product cards. */
export function CardCorners({ children }: Readonly<{ children: ReactNode }>) {
  return <CardCornerProvider value={load}>{children}</CardCornerProvider>;
}
