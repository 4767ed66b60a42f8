import type { CaseStatus, CaseTargetState } from '@eyelet/contracts/cases/case.ts';
import { afterWorkingSeconds, type CareHours, workingSeconds } from './care-hours.ts';

/** One target of a case. `seconds` of working time are aimed at; null: nothing is. */
export type CaseTarget = Readonly<{
  seconds: number | null;
  /** Seconds that had passed before the clock last started. */
  counted: number;
  /** When they are over; null while the clock stands, and once the target was reached. */
  dueAt: Date | null;
  /** Seconds of working time until it was reached; null before. */
  took: number | null;
  isMet: boolean | null;
}>;

/** The working time of a case, which stands while it waits for the customer and while it is closed. */
export type CaseClock = Readonly<{
  /** Since when it runs; null while it stands. */
  since: Date | null;
  /** Of the first answer. */
  answer: CaseTarget;
  solution: CaseTarget;
}>;

/** Seconds of working time that are aimed at; null: nothing is. */
type CaseTargets = Readonly<{ answer: number | null; solution: number | null }>;

/** Whether the shop, rather than the customer, has to do something about a case. */
function isOwed(status: CaseStatus): boolean {
  return status === 'new' || status === 'open';
}

/** The clock of a case that is opened, or written to again after it was closed: a new question. */
export function beginClock(targets: CaseTargets, at: Date, hours: CareHours): CaseClock {
  const target = (seconds: number | null): CaseTarget => ({
    seconds,
    counted: 0,
    dueAt: null,
    took: null,
    isMet: null,
  });
  const stopped = { since: null, answer: target(targets.answer), solution: target(targets.solution) };
  return startClock(stopped, at, hours);
}

/** What happens to a case: its status afterwards, and whether it was answered. */
export type Happening = Readonly<{ status: CaseStatus; isAnswer?: boolean; at: Date }>;

/** The clock of a case after something happened. */
export function clockAfter(clock: CaseClock, { status, isAnswer = false, at }: Happening, hours: CareHours): CaseClock {
  const reach = (target: CaseTarget) => reached(target, spentSeconds(clock, target, at, hours), at);
  const answered = isAnswer ? { ...clock, answer: reach(clock.answer) } : clock;
  if (isOwed(status)) return startClock({ ...answered, solution: notReached(answered.solution) }, at, hours);
  const solution = status === 'closed' ? reach(answered.solution) : answered.solution;
  return stopClock({ ...answered, solution }, at, hours);
}

/** Seconds of working time that a target of a case has taken so far. */
export function spentSeconds(
  { since }: Pick<CaseClock, 'since'>,
  { counted }: Pick<CaseTarget, 'counted'>,
  at: Date,
  hours: CareHours,
): number {
  return counted + (since === null ? 0 : workingSeconds(hours, since, at));
}

/** Where a target stands, for people. */
export function targetState({ seconds, dueAt, isMet }: CaseTarget, now: Date): CaseTargetState {
  if (seconds === null) return 'none';
  if (isMet !== null) return isMet ? 'met' : 'missed';
  if (dueAt === null) return 'stopped';
  return dueAt < now ? 'overdue' : 'due';
}

/** A clock that runs from then on, by when its targets are due. */
export function startClock(clock: CaseClock, at: Date, hours: CareHours): CaseClock {
  // A clock that runs keeps what it has promised, also if the care hours have been changed since.
  if (clock.since !== null) return clock;
  const due = (target: CaseTarget): CaseTarget => {
    if (target.seconds === null || target.took !== null) return target;
    return { ...target, dueAt: afterWorkingSeconds(hours, at, target.seconds - target.counted) };
  };
  return { since: at, answer: due(clock.answer), solution: due(clock.solution) };
}

/** A clock that stands from then on. */
export function stopClock(clock: CaseClock, at: Date, hours: CareHours): CaseClock {
  const stopped = (target: CaseTarget): CaseTarget => ({
    ...target,
    counted: spentSeconds(clock, target, at, hours),
    dueAt: null,
  });
  return { since: null, answer: stopped(clock.answer), solution: stopped(clock.solution) };
}

/** A target once it is reached; the first time counts. */
function reached(target: CaseTarget, spent: number, at: Date): CaseTarget {
  if (target.took !== null) return target;
  return { ...target, dueAt: null, took: spent, isMet: isInTime(target, spent, at) };
}

/** By the time that was shown, where one was. */
function isInTime({ seconds, dueAt }: CaseTarget, spent: number, at: Date): boolean | null {
  if (seconds === null) return null;
  return dueAt === null ? spent <= seconds : at <= dueAt;
}

/** A case that staff open again is not solved. */
function notReached(solution: CaseTarget): CaseTarget {
  return solution.took === null ? solution : { ...solution, took: null, isMet: null };
}
