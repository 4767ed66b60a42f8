import type { DeskReturn } from '@eyelet/contracts/return-desk/return.ts';
import { queries } from '../session/me.ts';
import { refresh } from '../session/refresh.ts';

/** Shows a return as it is now, wherever it is shown. */
export async function showReturn(one: DeskReturn): Promise<void> {
  queries.setQueryData<DeskReturn>(['return', one.returnId], one);
  await refresh(['list'], ['order', one.orderNumber], ['timeline', 'return', one.returnId]);
}
