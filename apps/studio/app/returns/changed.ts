import type { DeskReturn } from '@eyelet/contracts/return-desk/return.ts';
import { queries } from '../session/me.ts';

/** Shows a return as it is now, wherever it is shown. */
export async function showReturn(one: DeskReturn): Promise<void> {
  queries.setQueryData<DeskReturn>(['return', one.returnId], one);
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['list'] }),
    queries.invalidateQueries({ queryKey: ['order', one.orderNumber] }),
    queries.invalidateQueries({ queryKey: ['timeline', 'return', one.returnId] }),
  ]);
}
