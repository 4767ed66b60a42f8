import type { Cart } from '@eyelet/contracts/cart/cart.ts';

/** Pickups of a cart at other stores than `storeId`: the number of lines, and the first such store. */
export function waitingElsewhere(
  cart: Cart | null,
  storeId: string,
): Readonly<{ basketId: string; lines: number; storeId: string }> | undefined {
  const lines = (cart?.items ?? []).filter(
    (item) => item.fulfilment !== 'home' && item.storeId !== null && item.storeId !== storeId,
  );
  const from = lines[0]?.storeId;
  return cart && from ? { basketId: cart.id, lines: lines.length, storeId: from } : undefined;
}
