import type { DeskCredit } from '@eyelet/contracts/store-credit-desk/account.ts';
import { queries } from '../session/me.ts';
import { currentOf } from '../session/problem.ts';
import { refresh } from '../session/refresh.ts';

/** Shows the store credit of a customer as a call has answered, wherever it is shown. */
export async function creditChanged(credit: DeskCredit): Promise<void> {
  const { consumerNo } = credit;
  queries.setQueryData(['store-credit', consumerNo], credit);
  await refresh(
    ['store-credit-history', consumerNo],
    ['list', 'customers'],
    ['timeline', 'customer', consumerNo],
    ['home'],
  );
}

/** Somebody else was faster: what is there now is shown, and the refusal stands. */
export async function showCurrentCredit(error: unknown): Promise<never> {
  const current = currentOf<DeskCredit>(error);
  if (current) await creditChanged(current);
  throw error;
}
