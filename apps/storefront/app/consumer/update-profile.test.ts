import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import { updateConsumer } from '@eyelet/contracts/consumer/update.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { expect, test, vi } from 'vitest';
import { updateProfile } from './update-profile.ts';

const profile = { consumerId: 'C1' } as Profile;

function fakeClient() {
  const call = vi.fn().mockResolvedValue({ consumerId: 'C1', isLoyaltyMember: true });
  return { call, client: { call } as ApiClient };
}

test('changing a profile that was not loaded fails [C5.53]', async () => {
  const { client, call } = fakeClient();
  await expect(updateProfile(client, undefined, { consumerDetails: { firstName: 'Ada' } })).rejects.toThrow(
    /^Profile not loaded$/,
  );
  expect(call).not.toHaveBeenCalled();
});

test('an update without any value sends nothing [C5.52]', async () => {
  const { client, call } = fakeClient();
  const empty = { consumerDetails: { firstName: '', phone: '' }, preferences: { interests: '' } };
  expect(await updateProfile(client, profile, empty)).toBe(profile);
  expect(await updateProfile(client, profile, {})).toBe(profile);
  expect(call).not.toHaveBeenCalled();
});

test('one value is enough for an update, which returns the changed profile [C5.52]', async () => {
  const { client, call } = fakeClient();
  const changes = { consumerDetails: { firstName: 'Ada', lastName: '' } };
  expect(await updateProfile(client, profile, changes, 'Granite1')).toMatchObject({ isLoyaltyMember: true });
  expect(call.mock.calls).toEqual([
    [updateConsumer, { body: { consumerProfile: changes, currentPassword: 'Granite1' } }],
  ]);
});
