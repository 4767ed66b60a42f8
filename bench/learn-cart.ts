import type { Database } from '@eyelet/db/database.ts';
import type { Parties } from './parties.ts';

/** Passes what the shop stores of a cart to the reference, so that its two statements read and write as much. */
export async function learnCart(parties: Parties, { pool }: Database, cartId: string): Promise<void> {
  const { rows } = await pool.query<{ document: unknown }>('select document from cart where id = $1', [cartId]);
  const response = await fetch(`${parties.reference.origin}/cart`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(rows[0]?.document),
  });
  if (!response.ok) throw new Error(`the reference rejected the cart: ${await response.text()}`);
}
