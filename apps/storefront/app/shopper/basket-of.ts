import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { authOf, type Visitor } from './auth-of.ts';
import { isCartNotFound } from './cart-not-found.ts';
import type { fullCheck } from './full-check.ts';

/** Id of the visitor's open basket, or null. */
export async function basketOf(visitor: Visitor, request: Request): Promise<string | null> {
  return (await authOf(visitor, request))?.basketId ?? null;
}

/**
 * The visitor's cart, or null. A page that is fetched ahead of a press checks nothing: what the check changes is shown once, so the
 * page must really be seen.
 */
export async function cartOf(
  visitor: Visitor,
  request: Request,
  checks: Partial<typeof fullCheck> = {},
): Promise<Cart | null> {
  const basketId = await basketOf(visitor, request);
  return basketId === null ? null : readOrNull(visitor.client, basketId, isAhead(request) ? {} : checks);
}

const isAhead = ({ headers }: Request) => headers.get('sec-purpose')?.startsWith('prefetch') ?? false;

async function readOrNull(client: ApiClient, basketId: string, query: Partial<typeof fullCheck>): Promise<Cart | null> {
  try {
    return await client.call(readCart, { params: { basketId }, query });
  } catch (error) {
    if (isCartNotFound(error)) return null;
    throw error;
  }
}
