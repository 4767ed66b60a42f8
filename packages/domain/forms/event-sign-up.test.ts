import { expect, test } from 'vitest';
import { checkEventSignUp, checkPreview } from './event-sign-up.ts';

test('a preview has to know which document [B5.7.01]', () => {
  expect(checkPreview({ docType: ' ' })).toEqual({ docType: { key: 'validation.docType' } });
  expect(checkPreview({ docType: 'page' })).toEqual({});
});

test('an event is joined by accepting its terms [B5.7.02]', () => {
  expect(checkEventSignUp({ terms: false, guestName: '' })).toEqual({ terms: { key: 'validation.checkbox' } });
  expect(checkEventSignUp({ terms: true, guestName: '' })).toEqual({});
});

test('a guest has a name only when one is filled in [B5.7.03]', () => {
  expect(checkEventSignUp({ terms: true, guestName: 'Ann3' })).toEqual({ guestName: { key: 'validation.name' } });
  expect(checkEventSignUp({ terms: true, guestName: 'Ann' })).toEqual({});
});
