import type { Flash } from '@eyelet/contracts/cart/flash.ts';
import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import type { FreeUnits } from '@eyelet/domain/pricing/facts.ts';
import type { Context } from '../kernel/context.ts';
import { settleDocument } from './settle.ts';
import { flashesOfGone } from './view.ts';
import { flashOf } from './view-flash.ts';

/**
 * A cart without lines that can no longer be bought (C8.150) or are sold out entirely (C8.151), with quantities lowered
 * to the maximum of an order (C8.153), and the flashes for that.
 */
export function patched(
  context: Context,
  document: CartDocument,
  units: FreeUnits,
): Readonly<{ document: CartDocument; flash: readonly Flash[] }> {
  const { lines: sold, gone, delivery } = settleDocument(context, document, units).priced;
  const soldOut = new Set(delivery.shortages.filter(({ available }) => available === 0).map(({ lineId }) => lineId));
  const most = new Map(sold.map(({ line, goods }) => [line.id, goods.product.maxQty]));
  const leaving = new Set([...soldOut, ...gone.map(({ line }) => line.id)]);
  const isLimited = (line: CartDocument['lines'][number]) =>
    !leaving.has(line.id) && line.quantity > (most.get(line.id) ?? line.quantity);
  const limited = document.lines.filter(isLimited);
  if (leaving.size === 0 && limited.length === 0) return { document, flash: [] };
  const lines = document.lines
    .filter(({ id }) => !leaving.has(id))
    .map((line) => {
      const maxQuantity = most.get(line.id) ?? line.maxQuantity;
      return isLimited(line) ? { ...line, quantity: maxQuantity, maxQuantity } : line;
    });
  const flash = [
    ...flashesOfGone(context, gone),
    ...[...soldOut].map((itemId) =>
      flashOf(context, 'ProductLineItemFullInventoryMissing', { itemId, maxAllowedQty: 0 }),
    ),
    ...limited.map(({ id }) =>
      flashOf(context, 'ProductItemMaxQuantity', { itemId: id, maxAllowedQty: most.get(id) ?? null }),
    ),
  ];
  return { document: { ...document, lines }, flash };
}
