import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { listVouchers } from '@eyelet/contracts/loyalty/list-vouchers.ts';
import type { PaymentMethod } from '@eyelet/contracts/payments/list-methods.ts';
import type { ShopContext } from '../shop/shop-context.ts';

/** The vouchers of a member for a cart that can be paid with points; null for everybody else. */
export async function loadVouchers({ client }: ShopContext, cart: Cart, methods: readonly PaymentMethod[]) {
  if (!methods.some(({ payment_method_id: id }) => id === 'LOYALTY_POINTS')) return null;
  try {
    return await client.call(listVouchers, { query: { basketId: cart.id } });
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
