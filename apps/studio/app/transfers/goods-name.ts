import type { Goods } from '@eyelet/contracts/stock/goods.ts';

/** Goods as people say them; those that are gone from the catalogue have only their number. */
export function goodsName({ name, colour, size }: Pick<Goods, 'name' | 'colour' | 'size'>): string {
  return [name, colour, size].filter((text) => text !== '').join(', ');
}
