import type { Case } from '@eyelet/contracts/cases/case.ts';
import type { readCase } from '@eyelet/contracts/cases/read.ts';
import type { OutputOf } from '@eyelet/contracts/kernel/operation.ts';
import { queries } from '../session/me.ts';
import { refresh } from '../session/refresh.ts';

/** Shows what a merge has changed; only reads again where somebody else was faster. */
export async function showMerged(kept: Case | undefined, merged: string): Promise<void> {
  if (kept) await showCase(kept);
  await refresh(['case', merged], ['timeline', 'case', merged], ...(kept ? [['case', kept.reference]] : []));
}

/** Shows a case as it is now, wherever it is shown. */
export async function showCase(one: Case): Promise<void> {
  queries.setQueryData<OutputOf<typeof readCase>>(['case', one.reference], (before) =>
    before ? { ...before, case: one } : before,
  );
  await refresh(['list'], ['timeline', 'case', one.reference]);
}
