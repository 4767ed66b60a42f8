import { token } from '@eyelet/contracts/auth/token.ts';
import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';

/** What became of an order’s items; `missing` are the names of those that are no longer available. */
export type BoughtAgain = Readonly<{ added: number; missing: readonly string[] }>;

/** Puts what is still available of an order into the cart, at the prices of today. Gifts are the shop’s to add. */
export async function buyAgain(client: ApiClient, { items }: Pick<Order, 'items'>): Promise<BoughtAgain> {
  let { basketId } = await client.call(token, { body: { type: 'Guest' } });
  let added = 0;
  const missing: string[] = [];
  for (const { upc, productId, qty, recipeId, giftOption, name, bonus, giftCard } of items) {
    // A gift card was for somebody and for a day.
    if (bonus || giftCard) continue;
    const line = { upc, productId, qty, ...(recipeId ? { recipeId } : {}), ...(giftOption ? { giftOption } : {}) };
    try {
      const cart = await (basketId === null
        ? client.call(createCartWithItem, { body: line })
        : client.call(addItem, { body: { ...line, cartId: basketId } }));
      basketId = cart.id;
      added += 1;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      missing.push(name);
    }
  }
  return { added, missing };
}
