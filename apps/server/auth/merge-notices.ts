import type { AuthData } from '@eyelet/contracts/auth/auth.ts';
import type { CartLine } from '@eyelet/domain/cart/document.ts';
import type { Context } from '../kernel/context.ts';
import { goodsOf } from '../pricing/goods.ts';

/** Notices when several items from the guest's cart can no longer be bought; they stay in the cart (C8.46). */
export function noticesOf(context: Context, brought: readonly CartLine[]): AuthData['notices'] {
  const soldOut = brought.filter(({ upc }) => (goodsOf(context, upc)?.available ?? 0) <= 0);
  if (soldOut.length < 2) return [];
  const message = context.shop.messages(context.market.tag).error('INV405', undefined);
  return [{ errorId: 'INV405', message, details: { items: soldOut.length } }];
}
