import { changeSetting } from '@eyelet/contracts/settings/change.ts';
import { adjustCredit } from '@eyelet/contracts/store-credit-desk/adjust.ts';
import type { TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import type { Person } from './person.ts';

/** What is lent on a return at most, in dollars: less than most goods cost. */
const lent = 30;

/** Has the shop lend on returns, to people it knows long enough, who begin with some credit, so that each run has orders paid with it. */
export async function openStoreCredit(
  { shop }: RunningShop,
  { staff, people }: Readonly<{ staff: TestStaff; people: readonly Person[] }>,
): Promise<void> {
  const params = { key: 'returns.instant-credit-US' } as const;
  await staff.call(changeSetting, { params, body: { value: lent, version: 0 } });
  const numbers = people.map(({ consumerNo }) => consumerNo);
  await shop.database.pool.query(`update consumer set created_at = created_at - interval '1 year' where id = any($1)`, [
    numbers,
  ]);
  for (const consumerNo of numbers) await giveCredit(staff, consumerNo, 25);
}

/** Gives somebody credit, or takes it where that is negative; in dollars. */
export function giveCredit(staff: TestStaff, consumerNo: string, amount: number) {
  const body = { currency: 'USD', amount, reason: amount > 0 ? 'goodwill' : 'mistake', note: '' } as const;
  return staff.call(adjustCredit, { params: { consumerNo, adjustmentId: crypto.randomUUID() }, body });
}
