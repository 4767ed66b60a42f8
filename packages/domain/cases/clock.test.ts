import { caseStatuses } from '@eyelet/contracts/cases/case.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deDe } from '../markets/de-de.ts';
import { enUs } from '../markets/en-us.ts';
import { afterWorkingSeconds, workingSeconds } from './care-hours.ts';
import { beginClock, type CaseClock, clockAfter, spentSeconds, targetState } from './clock.ts';
import { type CountedClock, clocksOfMerged } from './merged-clock.ts';

const hour = 3600;
const hours = { ...deDe, opens: 9, closes: 17 };
const targets = { answer: 8 * hour, solution: 40 * hour };
/** A time of the week that begins on Monday, 1 June 2026, a week without holidays until its Friday. */
const at = (day: number, time: string) => new Date(`2026-06-${String(day).padStart(2, '0')}T${time}:00+02:00`);
const opened = beginClock(targets, at(1, '12:00'), hours);

const duesOf = ({ answer, solution }: CaseClock) => [answer.dueAt, solution.dueAt].filter((due) => due !== null);
const outcomeOf = ({ answer: { took, isMet, dueAt } }: CaseClock) => ({ took, isMet, dueAt });
const isOwed = (status: string) => ['new', 'open'].includes(status);

test('a case is due for its answer first, and for its solution later', () => {
  expect(opened.answer.dueAt).toEqual(at(2, '12:00'));
  expect(opened.solution.dueAt).toEqual(at(8, '12:00'));
  expect(targetState(opened.answer, at(2, '12:00'))).toBe('due');
  expect(targetState(opened.answer, at(2, '12:01'))).toBe('overdue');
});

test.each([
  ['in time', at(2, '11:00'), 7 * hour, 'met'],
  ['to the minute', at(2, '12:00'), 8 * hour, 'met'],
  ['too late', at(2, '13:00'), 9 * hour, 'missed'],
])('a case that is answered %s', (_, when, took, state) => {
  const answered = clockAfter(opened, { status: 'waiting', isAnswer: true, at: when }, hours);
  expect(answered.answer.took).toBe(took);
  expect(targetState(answered.answer, when)).toBe(state);
  expect(targetState(answered.solution, when)).toBe('stopped');
  expect(duesOf(answered)).toEqual([]);
});

test('waiting for the customer does not count, and a second answer changes nothing of the first', () => {
  const answered = clockAfter(opened, { status: 'waiting', isAnswer: true, at: at(1, '14:00') }, hours);
  const written = clockAfter(answered, { status: 'open', at: at(4, '14:00') }, hours);
  expect(written.solution.dueAt).toEqual(afterWorkingSeconds(hours, at(4, '14:00'), 38 * hour));
  const again = clockAfter(written, { status: 'waiting', isAnswer: true, at: at(4, '16:00') }, hours);
  expect(again.answer).toMatchObject(outcomeOf(answered));
  expect(again.solution.counted).toBe(4 * hour);
});

test.each([
  ['in time', 8, 'met'],
  ['too late', 9, 'missed'],
])('a case that is answered while it waits was worked on %s', (_, worked, state) => {
  const waits = clockAfter(
    opened,
    { status: 'waiting', at: afterWorkingSeconds(hours, at(1, '12:00'), worked * hour) },
    hours,
  );
  const answered = clockAfter(waits, { status: 'waiting', isAnswer: true, at: at(30, '12:00') }, hours);
  expect(targetState(answered.answer, at(30, '12:00'))).toBe(state);
});

test('a closed case is solved, in time or not, and is not once staff open it again', () => {
  const closed = clockAfter(opened, { status: 'closed', at: at(1, '15:00') }, hours);
  expect(closed.solution).toMatchObject({ took: 3 * hour, isMet: true, dueAt: null });
  expect(targetState(closed.answer, at(1, '15:00'))).toBe('stopped');
  const open = clockAfter(closed, { status: 'open', at: at(2, '09:00') }, hours);
  expect(open.solution).toMatchObject({ took: null, isMet: null });
  expect(open.answer.dueAt).toEqual(at(2, '14:00'));
});

test('a case without targets is due for nothing, and its time is counted all the same', () => {
  const none = beginClock({ answer: null, solution: null }, at(1, '12:00'), hours);
  const answered = clockAfter(none, { status: 'closed', isAnswer: true, at: at(1, '13:00') }, hours);
  expect(duesOf(none)).toEqual([]);
  expect(answered.answer).toMatchObject({ took: hour, isMet: null });
  expect(targetState(answered.answer, at(1, '13:00'))).toBe('none');
});

const start = at(1, '12:00');
const happenings = fc
  .array(
    fc.record({
      status: fc.constantFrom(...caseStatuses),
      isAnswer: fc.boolean(),
      after: fc.integer({ min: 0, max: 20 * 24 * hour }),
    }),
    { maxLength: 12 },
  )
  .map((steps) => {
    let time = start.getTime();
    return steps.map(({ after, ...step }) => {
      time += after * 1000;
      return { ...step, at: new Date(time) };
    });
  });

test('whatever happens, the time counts in which the shop had to do something, and something is due only then', () => {
  fc.assert(
    fc.property(happenings, (steps) => {
      let clock = opened;
      let owedSince: Date | null = start;
      let owed = 0;
      for (const step of steps) {
        if (owedSince) owed += workingSeconds(hours, owedSince, step.at);
        owedSince = isOwed(step.status) ? step.at : null;
        const before = clock;
        clock = clockAfter(clock, step, hours);
        for (const target of [clock.answer, clock.solution])
          expect(spentSeconds(clock, target, step.at, hours)).toBe(owed);
        expect(clock.since !== null).toBe(isOwed(step.status));
        expect(duesOf(clock).length > 0).toBe(isOwed(step.status));
        // What was reached stays so; what was shown as due decides whether in time.
        if (before.answer.took !== null) expect(clock.answer).toMatchObject(outcomeOf(before));
        else if (step.isAnswer && before.answer.dueAt) expect(clock.answer.isMet).toBe(step.at <= before.answer.dueAt);
      }
    }),
  );
});

test('a target is due when exactly its working time has passed, however often the case was paused', () => {
  fc.assert(
    fc.property(happenings, (steps) => {
      const last = steps.reduce((clock, step) => clockAfter(clock, step, hours), opened);
      const { dueAt } = last.solution;
      if (dueAt && last.since && last.solution.counted < targets.solution)
        expect(spentSeconds(last, last.solution, dueAt, hours)).toBe(targets.solution);
    }),
  );
});

const american = { ...enUs, opens: 9, closes: 17 };
const parts = ['answer', 'solution'] as const;
const later = new Date(start.getTime() + 300 * 24 * hour * 1000);

/** Clocks of cases to which things happened, of some targets. */
const clocks = (of: typeof hours) =>
  fc
    .tuple(
      happenings,
      fc.record({
        answer: fc.constantFrom(null, 2 * hour, 8 * hour),
        solution: fc.constantFrom(null, 20 * hour, 40 * hour),
      }),
    )
    .map(
      ([steps, aims]): CountedClock => ({
        clock: steps.reduce((clock, step) => clockAfter(clock, step, of), beginClock(aims, start, of)),
        hours: of,
      }),
    );

test('of two cases that become one, each target that is not reached stays, due as early as either was, and nothing else is', () => {
  fc.assert(
    fc.property(clocks(hours), clocks(hours), (kept, merged) => {
      const both = clocksOfMerged(kept, merged, later);
      const unsolved = [kept, merged].map(({ clock }) => clock).filter(({ solution }) => solution.took === null);
      const runs = [kept, merged].some(({ clock }) => clock.since !== null);
      for (const part of parts) {
        const owed = unsolved.map((clock) => clock[part]).filter(({ took }) => took === null);
        if (owed.length > 0) expect(both.kept[part].took).toBeNull();
        const aimed = owed.filter(({ seconds }) => seconds !== null);
        const dues = aimed.flatMap(({ dueAt }) => (dueAt ? [dueAt.getTime()] : []));
        const due = both.kept[part].dueAt;
        expect(due !== null).toBe(runs && aimed.length > 0);
        if (dues.length > 0) expect(due?.getTime()).toBeLessThanOrEqual(Math.min(...dues));
        // Only what a running one has promised, or what was left of one that stood.
        const left = aimed.map(({ seconds, counted }) => (seconds ?? 0) - counted);
        if (due) {
          const started = left.map((seconds) => afterWorkingSeconds(hours, later, seconds).getTime());
          expect([...dues, ...started]).toContain(due.getTime());
        }
      }
      expect(both.kept.since !== null).toBe(runs);
      expect(duesOf(both.merged)).toEqual([]);
      expect(both.merged.since).toBeNull();
    }),
  );
});

test('a merged case cannot push away what the kept one has to do, or lose an answer that is owed', () => {
  const when = at(1, '13:00');
  const answered = clockAfter(opened, { status: 'open', isAnswer: true, at: at(1, '12:30') }, hours);
  const near = { ...answered, solution: { ...answered.solution, dueAt: at(1, '14:00') } };
  const other = beginClock(targets, at(1, '12:45'), hours);
  for (const [kept, merged] of [
    [near, other],
    [other, near],
  ] as const) {
    const both = clocksOfMerged({ clock: kept, hours }, { clock: merged, hours }, when);
    expect(both.kept.answer).toMatchObject({ dueAt: other.answer.dueAt, took: null });
    expect(both.kept.solution.dueAt).toEqual(at(1, '14:00'));
  }
});

test('of two cases that wait, each target stays of which less working time is left', () => {
  const waits = (aims: typeof targets, time: string) =>
    clockAfter(beginClock(aims, at(1, '09:00'), hours), { status: 'waiting', at: at(1, time) }, hours);
  const long = { clock: waits({ answer: 8 * hour, solution: 9 * hour }, '10:00'), hours };
  const short = { clock: waits({ answer: 9 * hour, solution: 13 * hour }, '13:00'), hours };
  for (const [kept, merged] of [
    [long, short],
    [short, long],
  ] as const) {
    const both = clocksOfMerged(kept, merged, at(2, '12:00')).kept;
    expect([both.answer, both.solution]).toEqual([short.clock.answer, long.clock.solution]);
  }
});

test('a closed case brings nothing that is owed', () => {
  const closed = clockAfter(opened, { status: 'closed', at: at(1, '15:00') }, hours);
  const other = beginClock(targets, at(1, '16:00'), hours);
  const both = clocksOfMerged({ clock: closed, hours }, { clock: other, hours }, at(1, '16:30'));
  expect(duesOf(both.kept)).toEqual(duesOf(other));
});

test.each([
  ['the holidays of another country', { ...hours, country: 'FR' }, '2026-07-15T09:30:00+02:00'],
  ['another time zone', { ...hours, timeZone: 'Europe/London' }, '2026-07-13T18:00:00+02:00'],
  ['the same of both', { ...hours, opens: 8 }, '2026-07-14T09:30:00+02:00'],
] as const)('where the kept case has %s, what is taken over goes on by them', (_, own, due) => {
  const morning = new Date('2026-07-13T09:30:00+02:00');
  const solved = clockAfter(beginClock(targets, start, own), { status: 'closed', isAnswer: true, at: start }, own);
  const other = beginClock(targets, morning, hours);
  const both = clocksOfMerged({ clock: solved, hours: own }, { clock: other, hours }, morning);
  expect(both.kept.answer.dueAt).toEqual(new Date(due));
});

test('what is taken over from another market goes on in the hours of the kept case', () => {
  const solved = clockAfter(
    beginClock(targets, start, american),
    { status: 'closed', isAnswer: true, at: start },
    american,
  );
  // Two of eight hours have passed in Germany; in New York it is half past eight.
  const when = at(1, '14:30');
  const other = beginClock(targets, at(1, '12:30'), hours);
  const both = clocksOfMerged({ clock: solved, hours: american }, { clock: other, hours }, when);
  expect(both.kept.answer).toMatchObject({ counted: 2 * hour, dueAt: at(1, '21:00') });
  expect(spentSeconds(both.kept, both.kept.answer, at(1, '17:00'), american)).toBe(4 * hour);
  // What is over stays so.
  const late = clocksOfMerged({ clock: solved, hours: american }, { clock: other, hours }, at(3, '12:00'));
  expect(late.kept.answer.dueAt).toEqual(other.answer.dueAt);
});
