import type { CareHours } from './care-hours.ts';
import { type CaseClock, type CaseTarget, startClock, stopClock } from './clock.ts';

/** The clock of a case, and the hours that it counts. */
export type CountedClock = Readonly<{ clock: CaseClock; hours: CareHours }>;

/**
 * The clocks of two cases of which one is merged into the other. The kept one runs if one of them ran. Of each target it has the one
 * that is not reached, and of two such the one that is due first; what is taken over goes on in the hours of the kept one. The other
 * clock stands for good.
 */
export function clocksOfMerged(
  kept: CountedClock,
  merged: CountedClock,
  at: Date,
): Readonly<{ kept: CaseClock; merged: CaseClock }> {
  const stopped = stopClock(merged.clock, at, merged.hours);
  const runs = kept.clock.since !== null || merged.clock.since !== null;
  const own = goingOn(kept, kept.hours, runs, at);
  const taken = goingOn(merged, kept.hours, runs, at);
  const first = (part: 'answer' | 'solution') => firstOf(asked(own, part), asked(taken, part));
  return { kept: { since: runs ? at : null, answer: first('answer'), solution: first('solution') }, merged: stopped };
}

/** A clock as it goes on in some hours, with what has passed counted in its own. */
function goingOn({ clock, hours: own }: CountedClock, hours: CareHours, runs: boolean, at: Date): CaseClock {
  const counted = stopClock(clock, at, own);
  if (!runs) return counted;
  const started = startClock(counted, at, hours);
  const isSame = own.timeZone === hours.timeZone && own.country === hours.country;
  // What has been promised stays so in the same hours, and what is over is over in all.
  const due = (before: CaseTarget, after: CaseTarget): CaseTarget =>
    before.dueAt !== null && (isSame || before.dueAt <= at) ? { ...after, dueAt: before.dueAt } : after;
  return { ...started, answer: due(clock.answer, started.answer), solution: due(clock.solution, started.solution) };
}

type Asked = Readonly<{ target: CaseTarget; isSolved: boolean }>;

const asked = (clock: CaseClock, part: 'answer' | 'solution'): Asked => ({
  ...{ target: clock[part], isSolved: clock.solution.took !== null },
});

/** Of the same target of two cases the one that asks more of the shop; the first of two that ask as much. */
function firstOf(one: Asked, other: Asked): CaseTarget {
  const [rank, otherRank] = [rankOf(one), rankOf(other)];
  if (rank !== otherRank) return rank < otherRank ? one.target : other.target;
  return rank === 0 && leftOf(other.target) < leftOf(one.target) ? other.target : one.target;
}

/** Not reached, not reached where nothing is aimed at, reached, and never reached as the case was closed. */
function rankOf({ target, isSolved }: Asked): number {
  if (target.took !== null) return 2;
  if (isSolved) return 3;
  return target.seconds === null ? 1 : 0;
}

/** Milliseconds until a target is due, from any time that is the same for both; while it stands, of working time. */
function leftOf({ seconds, counted, dueAt }: CaseTarget): number {
  return dueAt?.getTime() ?? ((seconds ?? 0) - counted) * 1000;
}
