import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkNewsletter } from '../subscriptions/subscribe.ts';
import { checkEmailForm, checkSignIn } from './sign-in.ts';

const required = { key: 'validation.required' };
const password = 'Granite1';

/** An email of a length. */
const ofLength = (length: number) => `${'a'.repeat(length - '@b.co'.length)}@b.co`;

test.each(['', '   ', null, undefined])('signing in asks for an email, and %j is none [C5.02]', (email) => {
  expect(checkSignIn({ email, password })).toEqual({ email: required });
});

test.each(['x', 'x@y', 'x y@z.de', '@z.de'])('signing in refuses %s as an email [C5.03]', (email) => {
  expect(checkSignIn({ email, password })).toEqual({ email: { key: 'validation.email' } });
});

test('the email of a sign-in may have 100 characters, not 101 [C5.04]', () => {
  expect(checkSignIn({ email: ofLength(100), password })).toEqual({});
  expect(checkSignIn({ email: ofLength(101), password })).toEqual({
    email: { key: 'validation.maxLength', args: { n: 100 } },
  });
});

test('signing in asks for a password and leaves its strength to the server [B5.3.01]', () => {
  expect(checkSignIn({ email: 'a@b.co', password: '' })).toEqual({ password: required });
  expect(checkSignIn({ email: 'a@b.co', password: 'abc' })).toEqual({});
});

test('a lookup and a forgotten password ask for an email', () => {
  expect(checkEmailForm({ email: '' })).toEqual({ email: required });
  expect(checkEmailForm({ email: 'a@b.co' })).toEqual({});
});

test('the newsletter asks for an email [B5.4.01]', () => {
  expect(checkNewsletter({ email: ' ', policy: true })).toEqual({ email: required });
});

test('the newsletter asks for an email that is one [B5.4.02]', () => {
  expect(checkNewsletter({ email: 'x', policy: true })).toEqual({ email: { key: 'validation.email' } });
});

test('the newsletter asks for the policy [B5.4.03]', () => {
  expect(checkNewsletter({ email: 'a@b.co', policy: false })).toEqual({ policy: { key: 'validation.checkbox' } });
  expect(checkNewsletter({ email: 'a@b.co', policy: true })).toEqual({});
});

test('every form says the same of the same email', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.emailAddress(), fc.constant(undefined)), (email) => {
      const said = checkSignIn({ email, password }).email;
      expect(checkEmailForm({ email }).email).toEqual(said);
      expect(checkNewsletter({ email, policy: true }).email).toEqual(said);
    }),
  );
});
