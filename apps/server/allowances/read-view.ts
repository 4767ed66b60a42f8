import type { Allowance } from '@eyelet/contracts/allowances/allowance.ts';
import { allowanceYearsOf } from '@eyelet/db/allowances/uses.ts';
import type { Consumer } from '@eyelet/db/consumers/consumer.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { athleteCredit } from './athlete-credit.ts';
import { spentOf } from './spent.ts';
import { allowanceView } from './view.ts';

/** Somebody with an allowance as the desk works on them, with what they have spent until now. */
export async function readAllowanceView(db: Reader, consumer: Consumer, now: Date): Promise<Allowance> {
  const credit = await athleteCredit(db, consumer, now);
  const years = (await allowanceYearsOf(db, [consumer.id])).get(consumer.id) ?? [];
  return allowanceView(consumer, credit, spentOf(consumer, years, now));
}
