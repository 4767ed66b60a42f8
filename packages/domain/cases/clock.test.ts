import { caseStatuses } from '@eyelet/contracts/cases/case.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deDe } from '../markets/de-de.ts';
import { afterWorkingSeconds, workingSeconds } from './care-hours.ts';
import { beginClock, type CaseClock, clockAfter, clocksOfMerged, spentSeconds, targetState } from './clock.ts';

const hour = 3600;
const hours = { ...deDe, opens: 9, closes: 17 };
const targets = { answer: 8 * hour, solution: 40 * hour };
/** A time of the week that begins on Monday, 1 June 2026, a week without holidays until its Friday. */
const at = (day: number, time: string) => new Date(`2026-06-${String(day).padStart(2, '0')}T${time}:00+02:00`);
const opened = beginClock(targets, at(1, '12:00'), hours);

const duesOf = ({ answer, solution }: CaseClock) => [answer.dueAt, solution.dueAt].filter((due) => due !== null);
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
  expect(again.answer).toEqual(answered.answer);
  expect(again.counted).toBe(4 * hour);
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

const start = at(1, '12:00').getTime();
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
    let time = start;
    return steps.map(({ after, ...step }) => {
      time += after * 1000;
      return { ...step, at: new Date(time) };
    });
  });

test('whatever happens, the time counts in which the shop had to do something, and something is due only then', () => {
  fc.assert(
    fc.property(happenings, (steps) => {
      let clock = opened;
      let owedSince: Date | null = new Date(start);
      let owed = 0;
      for (const step of steps) {
        if (owedSince) owed += workingSeconds(hours, owedSince, step.at);
        owedSince = isOwed(step.status) ? step.at : null;
        const before = clock;
        clock = clockAfter(clock, step, hours);
        expect(spentSeconds(clock, step.at, hours)).toBe(owed);
        expect(clock.since !== null).toBe(isOwed(step.status));
        expect(duesOf(clock).length > 0).toBe(isOwed(step.status));
        // What was reached stays so; what was shown as due decides whether in time.
        if (before.answer.took !== null) expect(clock.answer).toEqual(before.answer);
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
      if (dueAt && last.since && last.counted < targets.solution)
        expect(spentSeconds(last, dueAt, hours)).toBe(targets.solution);
    }),
  );
});

test('of two cases that become one, what is due first stays due, and nothing else is', () => {
  fc.assert(
    fc.property(happenings, happenings, (ofKept, ofMerged) => {
      const later = beginClock(targets, at(1, '13:00'), hours);
      const kept = ofKept.reduce((clock, step) => clockAfter(clock, step, hours), opened);
      const merged = ofMerged.reduce((clock, step) => clockAfter(clock, step, hours), later);
      const both = clocksOfMerged([kept, merged], at(30, '12:00'), hours);
      const first = (dues: readonly Date[]) => Math.min(...dues.map((due) => due.getTime()));
      expect(first(duesOf(both.kept))).toBe(first([...duesOf(kept), ...duesOf(merged)]));
      expect(duesOf(both.merged)).toEqual([]);
      expect(both.merged.since).toBeNull();
      expect(both.kept.since !== null).toBe(kept.since !== null || merged.since !== null);
    }),
  );
});
