import { token } from '@eyelet/contracts/auth/token.ts';
import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { isCartNotFound } from './cart-not-found.ts';
import type { fullCheck } from './full-check.ts';

export type Visitor = Readonly<{ client: ApiClient; session: unknown }>;

/** Id of the visitor's open basket; viewing a page must not create a guest session (C4.15). */
export async function basketOf({ client, session }: Visitor, request: Request): Promise<string | null> {
  const hasToken = session !== undefined || /(^|;\s*)eyelet_refresh=/.test(request.headers.get('cookie') ?? '');
  if (!hasToken) return null;
  return (await client.call(token, { body: { type: 'Guest' } })).basketId;
}

/** The visitor's cart, or null. */
export async function cartOf(
  visitor: Visitor,
  request: Request,
  checks: Partial<typeof fullCheck> = {},
): Promise<Cart | null> {
  const basketId = await basketOf(visitor, request);
  return basketId === null ? null : readOrNull(visitor.client, basketId, checks);
}

async function readOrNull(client: ApiClient, basketId: string, query: Partial<typeof fullCheck>): Promise<Cart | null> {
  try {
    return await client.call(readCart, { params: { basketId }, query });
  } catch (error) {
    if (isCartNotFound(error)) return null;
    throw error;
  }
}
