import type { Context } from '../kernel/context.ts';

/** Pieces of goods as the audit says them. */
export function goodsText(
  { shop }: Pick<Context, 'shop'>,
  pieces: readonly Readonly<{ upc: string; qty: number }>[],
): string {
  return pieces.map(({ upc, qty }) => `${qty} × ${shop.catalogue.sku(upc)?.sku ?? upc}`).join(', ');
}
