import type { Shop } from '../kernel/shop.ts';

/** Gives back to cards of a provider outside the shop what could not be given back at once; returns how much of it was. */
export async function giveBackToCards({ giftCards, clock }: Pick<Shop, 'giftCards' | 'clock'>): Promise<number> {
  return (await giftCards.outside?.finish(clock())) ?? 0;
}
