import type { DeskPromotion } from '@eyelet/contracts/promotion-desk/promotion.ts';

/** What the products, categories and stores of a promotion are called, by id. */
export function namesOf({ named }: Pick<DeskPromotion, 'named'>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...named.products, ...named.categories, ...named.stores].map(({ id, name }) => [id, name]),
  );
}
