import type { ReactNode } from 'react';
import { CartChangesProvider } from '../cart/changes-provider.tsx';

/** Gives the page its personal half: the cart and the ways to change it. Belongs into the root, once. */
export function ShopperProvider({ children }: Readonly<{ children: ReactNode }>) {
  return <CartChangesProvider>{children}</CartChangesProvider>;
}
