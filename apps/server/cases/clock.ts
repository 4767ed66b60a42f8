import type { Case, CaseTargetView } from '@eyelet/contracts/cases/case.ts';
import type { CaseRow } from '@eyelet/db/cases/case.ts';
import type { CareHours } from '@eyelet/domain/cases/care-hours.ts';
import {
  beginClock,
  type CaseClock,
  type CaseTarget,
  clockAfter,
  type Happening,
  spentSeconds,
  targetState,
} from '@eyelet/domain/cases/clock.ts';
import { clocksOfMerged } from '@eyelet/domain/cases/merged-clock.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import type { Context } from '../kernel/context.ts';
import type { Shop } from '../kernel/shop.ts';

type Settings = Pick<Shop, 'settings'>;
type Clocked = Pick<CaseRow, 'kind' | 'locale'>;

const hour = 3600;

/** Columns of the clock of a case that begins, or begins anew. */
export function newClock({ settings }: Settings, one: Clocked, now: Date) {
  const of = settings.current();
  const aimed = (hours: number) => (hours === 0 ? null : hours * hour);
  const targets =
    one.kind === 'warranty'
      ? { answer: aimed(of['care.warranty-answer-hours']), solution: aimed(of['care.warranty-solution-hours']) }
      : { answer: aimed(of['care.answer-hours']), solution: aimed(of['care.solution-hours']) };
  return columnsOf(beginClock(targets, now, hoursOf({ settings }, one)));
}

/** Columns of the clock of a case after something happened. */
export function movedClock(shop: Settings, before: CaseRow, happening: Happening) {
  return columnsOf(clockAfter(clockOf(before), happening, hoursOf(shop, before)));
}

/** Columns of the clocks of a case and of one that is merged into it. */
export function mergedClocks(shop: Settings, kept: CaseRow, merged: CaseRow, now: Date) {
  const clocks = clocksOfMerged(
    { clock: clockOf(kept), hours: hoursOf(shop, kept) },
    { clock: clockOf(merged), hours: hoursOf(shop, merged) },
    now,
  );
  return { kept: columnsOf(clocks.kept), merged: columnsOf(clocks.merged) };
}

/** The targets of a case as the studio shows them. */
export function targetsView({ shop, now }: Context, row: CaseRow): Pick<Case, 'firstAnswer' | 'solution'> {
  const clock = clockOf(row);
  const hours = hoursOf(shop, row);
  const view = (target: CaseTarget): CaseTargetView => ({
    state: targetState(target, now),
    targetMinutes: target.seconds === null ? null : target.seconds / 60,
    dueAt: target.dueAt?.toISOString() ?? null,
    tookMinutes: Math.floor((target.took ?? spentSeconds(clock, target, now, hours)) / 60),
  });
  return { firstAnswer: view(clock.answer), solution: view(clock.solution) };
}

function hoursOf({ settings }: Settings, { locale }: Pick<Clocked, 'locale'>): CareHours {
  const { 'care.opens-hour': opens, 'care.closes-hour': closes } = settings.current();
  const { timeZone, country } = marketByHeader(locale) ?? defaultMarket;
  return { timeZone, country, opens, closes };
}

/** The clock that the columns of a case hold. */
function clockOf(row: CaseRow): CaseClock {
  return {
    since: row.clock_since,
    answer: {
      ...{ seconds: row.answer_target, counted: row.answer_counted, dueAt: row.answer_due_at },
      ...{ took: row.answer_took, isMet: row.answer_met },
    },
    solution: {
      ...{ seconds: row.solution_target, counted: row.solution_counted, dueAt: row.solution_due_at },
      ...{ took: row.solution_took, isMet: row.solution_met },
    },
  };
}

function columnsOf({ since, answer, solution }: CaseClock) {
  return {
    clock_since: since,
    ...{ answer_target: answer.seconds, answer_counted: answer.counted, answer_due_at: answer.dueAt },
    ...{ answer_took: answer.took, answer_met: answer.isMet },
    ...{ solution_target: solution.seconds, solution_counted: solution.counted, solution_due_at: solution.dueAt },
    ...{ solution_took: solution.took, solution_met: solution.isMet },
  };
}
