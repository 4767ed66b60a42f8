import { isNamed } from '@eyelet/contracts/errors/named-ids.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';

/** Whether the server said that it does not know the cart. */
export function isCartNotFound(error: unknown): boolean {
  return error instanceof ApiError && isNamed(error.id, 'CART_NOT_FOUND');
}
