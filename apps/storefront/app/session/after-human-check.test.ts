import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { refusalOf } from '@eyelet/testing/scripted-client.ts';
import { expect, test, vi } from 'vitest';
import { afterHumanCheck } from './after-human-check.ts';

const asks = () => new ApiError(403, { appId: 'eyelet', correlationId: 'c', errorDetails: [] });

/** A call that gives these answers in turn. */
function answers(...given: readonly unknown[]) {
  let tries = 0;
  return vi.fn(async () => {
    const answer = given[tries];
    tries += 1;
    if (answer instanceof Error) throw answer;
    return answer;
  });
}

test('a 403 without an error id opens the check, and the call is repeated after it was passed [C8.03, C8.07]', async () => {
  const call = answers(asks(), 'done');
  const pass = vi.fn(async () => true);
  expect(await afterHumanCheck(call, pass)).toBe('done');
  expect(pass).toHaveBeenCalledTimes(1);
});

test('the call is repeated only once [C8.04]', async () => {
  const call = answers(asks(), asks(), 'done');
  const pass = vi.fn(async () => true);
  await expect(afterHumanCheck(call, pass)).rejects.toMatchObject({ status: 403 });
  expect([call.mock.calls.length, pass.mock.calls.length]).toEqual([2, 1]);
});

test('a failed check ends in GEN500 [C8.04]', async () => {
  const call = answers(asks());
  await expect(afterHumanCheck(call, async () => false)).rejects.toMatchObject({ id: 'GEN500' });
  expect(call).toHaveBeenCalledTimes(1);
});

test('a 403 with an error id is thrown as it is, without a check [C8.07]', async () => {
  const pass = vi.fn(async () => true);
  await expect(afterHumanCheck(answers(refusalOf('AUT403', 403)), pass)).rejects.toMatchObject({ id: 'AUT403' });
  expect(pass).not.toHaveBeenCalled();
});
