import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actOnSmsOptIn, noSmsOptIn, type SmsOptIn, type SmsOptInAct } from './sms-opt-in.ts';

const acts: readonly SmsOptInAct[] = ['tick', 'untick', 'accept', 'close', 'clear-phone'];
const after = (...done: readonly SmsOptInAct[]): SmsOptIn => done.reduce(actOnSmsOptIn, noSmsOptIn);

test('ticking the box opens the terms and accepts nothing yet [B4.3.07]', () => {
  expect(after('tick')).toEqual({ ticked: true, accepted: false, termsOpen: true });
});

test('"I accept" accepts and closes the terms [B4.3.08]', () => {
  expect(after('tick', 'accept')).toEqual({ ticked: true, accepted: true, termsOpen: false });
  expect(after('accept')).toEqual(noSmsOptIn);
  expect(after('tick', 'accept', 'close')).toEqual(after('tick', 'accept'));
});

test('unticking takes the acceptance back [B4.3.09]', () => {
  expect(after('tick', 'accept', 'untick')).toEqual(noSmsOptIn);
});

test('clearing the phone takes the acceptance back [B4.3.10]', () => {
  expect(after('tick', 'accept', 'clear-phone')).toEqual(noSmsOptIn);
});

test('terms that were closed without accepting leave the box unticked', () => {
  expect(after('tick', 'close')).toEqual(noSmsOptIn);
});

test('whatever is done, nobody has accepted without a tick, and closed terms leave a tick only when accepted', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...acts)), (done) => {
      const { ticked, accepted, termsOpen } = after(...done);
      if (accepted) expect(ticked).toBe(true);
      if (!termsOpen) expect(ticked).toBe(accepted);
      if (accepted) expect(done.lastIndexOf('accept')).toBeGreaterThan(done.lastIndexOf('tick'));
    }),
  );
});
