import type { Reader } from '../database.ts';

/** How many orders an account has placed, whatever became of them. */
export async function countOrdersOf(db: Reader, owner: string): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow();
  return Number(count);
}
