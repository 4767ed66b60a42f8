import { describe, expect, test } from 'vitest';
import { giftProblem, readGiftOption } from './gift-option.ts';

const whole = { to: 'Ada', email: 'ada@example.com', message: 'For the next voyage' };

describe('a gift option is all three members or none [C5.58]', () => {
  test.each(['to', 'email', 'message'] as const)('without %s it is not complete', (member) => {
    expect(readGiftOption({ ...whole, [member]: undefined })).toEqual({ kind: 'incomplete', members: [member] });
  });

  test.each(['to', 'message'] as const)('with a blank %s it is not complete', (member) => {
    expect(readGiftOption({ ...whole, [member]: ' ' })).toEqual({ kind: 'incomplete', members: [member] });
  });

  test('one member alone lacks the other two, in the order of the form', () => {
    expect(readGiftOption({ email: whole.email })).toEqual({ kind: 'incomplete', members: ['to', 'message'] });
  });

  test('all three are one, trimmed; none is none', () => {
    expect(readGiftOption({ ...whole, to: ' Ada ' })).toEqual({ kind: 'complete', giftOption: whole });
    for (const nothing of [null, undefined, {}, { to: '', email: ' ', message: '' }]) {
      expect(readGiftOption(nothing)).toEqual({ kind: 'none' });
    }
  });

  test('its email is blank, or can be written to', () => {
    expect(readGiftOption({ ...whole, email: ' ' })).toEqual({ kind: 'complete', giftOption: { ...whole, email: '' } });
    expect(readGiftOption({ ...whole, email: 'ada' })).toEqual({ kind: 'incomplete', members: ['email'] });
  });
});

const item = { fulfilment: 'home', nature: 'stocked', isBonus: false, hasGiftOption: true } as const;

test.each([
  ['what is sent home', {}, undefined],
  ['what is sent to a store', { fulfilment: 'sts' as const }, undefined],
  ['a product that has none', { hasGiftOption: false }, 'unavailable'],
  ['what is collected', { fulfilment: 'pickup' as const }, 'not-applicable'],
  ['digital goods', { nature: 'digital' as const }, 'not-applicable'],
  ['a free gift', { isBonus: true }, 'not-applicable'],
])('%s: %o', (_, particulars, problem) => {
  expect(giftProblem({ ...item, ...particulars })).toBe(problem);
});
