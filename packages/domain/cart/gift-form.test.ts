import { expect, test } from 'vitest';
import { checkGiftOption, giftMessageMax } from './gift-form.ts';

const form = { to: 'Ada', email: 'ada@example.com', message: 'For the long road' };
const required = { key: 'validation.required' };

test('a greeting has a name and a message; its email may be blank but not be missing', () => {
  expect(checkGiftOption(form)).toEqual({});
  expect(checkGiftOption({ ...form, email: ' ' })).toEqual({});
  expect(checkGiftOption({ ...form, email: undefined })).toEqual({ email: required });
  expect(checkGiftOption({ to: ' ', email: '', message: '' })).toEqual({ to: required, message: required });
});

test('a greeting fits on its card, and its email can be one', () => {
  expect(checkGiftOption({ ...form, to: 'a'.repeat(60), message: 'a'.repeat(giftMessageMax) })).toEqual({});
  expect(checkGiftOption({ ...form, to: 'a'.repeat(61) })).toEqual({
    to: { key: 'validation.maxLength', args: { n: 60 } },
  });
  expect(checkGiftOption({ ...form, message: 'a'.repeat(giftMessageMax + 1) })).toEqual({
    message: { key: 'validation.maxLength', args: { n: giftMessageMax } },
  });
  expect(checkGiftOption({ ...form, email: 'ada@' })).toEqual({ email: { key: 'validation.email' } });
});
