import type { Profile, ProfileChanges } from '@eyelet/contracts/consumer/profile.ts';
import { updateConsumer } from '@eyelet/contracts/consumer/update.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { hasValue } from '@eyelet/domain/consumer/profile.ts';

/**
 * Changes the profile and resolves to the new one. Nothing is sent when no field has a value (C5.52); throws
 * `Profile not loaded` when there is none to change (C5.53).
 */
export async function updateProfile(
  client: ApiClient,
  profile: Profile | undefined,
  changes: ProfileChanges,
  currentPassword = '',
): Promise<Profile> {
  if (!profile) throw new Error('Profile not loaded');
  if (!hasValue(changes)) return profile;
  const password = currentPassword === '' ? {} : { currentPassword };
  return client.call(updateConsumer, { body: { consumerProfile: changes, ...password } });
}
