import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { CartChangesProvider } from '../cart/changes-provider.tsx';

/** Gives the page its personal half: the query client, the cart and the ways to change it. Belongs into the root, once. */
export function ShopperProvider({ children }: Readonly<{ children: ReactNode }>) {
  const [queries] = useState(
    () =>
      new QueryClient({ defaultOptions: { queries: { networkMode: 'always' }, mutations: { networkMode: 'always' } } }),
  );
  return (
    <QueryClientProvider client={queries}>
      <CartChangesProvider>{children}</CartChangesProvider>
    </QueryClientProvider>
  );
}
