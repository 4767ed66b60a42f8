import type { Database } from '@eyelet/db/database.ts';
import { readOrderRows } from './order-rows.ts';
import type { Parties } from './parties.ts';

/** Passes the rows of a placed order to the reference, which writes as many sizes as the shop sells. */
export async function learnOrder(
  parties: Parties,
  database: Database,
  orderNumber: string,
  sizes: number,
): Promise<void> {
  const response = await fetch(`${parties.reference.origin}/order`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sample: await readOrderRows(database, orderNumber), sizes }),
  });
  if (!response.ok) throw new Error(`the reference rejected the rows: ${await response.text()}`);
}

/** Waits until all events are delivered, so that the mails of one round do not affect the next. */
export async function untilTold({ pool }: Database): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ left: boolean }>(
      'select exists (select from event where seq is null) or exists (select from event_delivery) as left',
    );
    if (rows[0]?.left === false) return;
    await new Promise((next) => setTimeout(next, 500));
  }
}
