import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { toasts } from '@eyelet/ui/toasts/toasts.ts';
import { expect, test, vi } from 'vitest';
import { tellRefusal, textOfRefusal } from './refusals.ts';

const refusal = (errorId: string, message = 'what the server wrote') =>
  new ApiError(409, { appId: 'eyelet', correlationId: 'c', errorDetails: [{ errorId, message }] });

test('the text of a refusal is looked up by its id in the shopper’s language, not taken from the answer [C8.01]', async () => {
  expect(await textOfRefusal(refusal('INV700'), 'de')).toBe(createMessages('de')('error.INV700'));
});

test('an unknown id shows one toast with the general text [C8.06, C8.02]', async () => {
  const show = vi.spyOn(toasts, 'show').mockImplementation(() => undefined as never);
  await tellRefusal(refusal('XYZ999'), 'en');
  expect(show.mock.calls).toEqual([[{ title: 'Something went wrong. Please try again later.', tone: 'error' }]]);
  show.mockRestore();
});

test('an error that is no refusal is rethrown without a toast [C8.05]', async () => {
  const show = vi.spyOn(toasts, 'show').mockImplementation(() => undefined as never);
  const mistake = new TypeError('x is not a function');
  await expect(tellRefusal(mistake, 'en')).rejects.toBe(mistake);
  expect(show).not.toHaveBeenCalled();
  show.mockRestore();
});
