import type { Allowance } from '@eyelet/contracts/allowances/allowance.ts';
import { queries } from '../session/me.ts';
import { refresh } from '../session/refresh.ts';

/** Shows somebody's allowances as a call has answered, wherever they are shown. */
export async function allowanceChanged(allowance: Allowance): Promise<void> {
  const { consumerNo } = allowance;
  queries.setQueryData(['allowance', consumerNo], allowance);
  await refresh(['list', 'allowances'], ['timeline', 'allowance', consumerNo]);
}
