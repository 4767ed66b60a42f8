import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { toasts } from '@eyelet/ui/toasts/toasts.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { refusedFields } from './refused-fields.ts';

const show = vi.spyOn(toasts, 'show').mockImplementation(() => undefined);
afterEach(() => show.mockClear());

const form = { tag: 'de', fieldById: { AUT439: 'email' }, fields: ['email', 'phone'] } as const;
const refusal = (errorId: string, details?: Record<string, string>) =>
  new ApiError(409, {
    appId: 'eyelet',
    correlationId: 'c',
    errorDetails: [{ errorId, message: 'as the server wrote', ...(details ? { details } : {}) }],
  });
const t = createMessages('de');

test('a refusal is shown at the field of its id, in the language of the page', async () => {
  expect(await refusedFields(refusal('AUT439'), form)).toEqual({ email: t('error.AUT439') });
  expect(show).not.toHaveBeenCalled();
});

test('a refusal that names a member is shown at its field', async () => {
  expect(await refusedFields(refusal('PRO412', { member: 'body.phone' }), form)).toEqual({ phone: t('error.PRO412') });
});

test('a refusal that names a nested member is shown at its field', async () => {
  const nested = new ApiError(409, {
    appId: 'eyelet',
    correlationId: 'c',
    errorDetails: [{ errorId: 'CHK320', message: 'as the server wrote', field: 'contact.email' }],
  });
  expect(await refusedFields(nested, form)).toEqual({ email: t('error.CHK320') });
});

test('a refusal without a field of the form is a notification [B8.06]', async () => {
  expect(await refusedFields(refusal('AUT500'), form)).toEqual({});
  expect(await refusedFields(refusal('PRO412', { member: 'shoe' }), form)).toEqual({});
  expect(show.mock.calls.map(([toast]) => toast.title)).toEqual([t('error.AUT500'), t('error.PRO412')]);
});

test('an error that is no refusal shows the general message and is rethrown [C8.05]', async () => {
  const fault = new TypeError('no network');
  await expect(refusedFields(fault, form)).rejects.toBe(fault);
  expect(show.mock.calls.map(([toast]) => toast.title)).toEqual([t('error.generic')]);
});
