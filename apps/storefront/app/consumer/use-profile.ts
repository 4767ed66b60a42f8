import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import { useOutletContext } from 'react-router';

/** The profile loaded by the account's layout; loaded again after each change. */
export function useProfile(): Profile {
  const profile = useOutletContext<Profile | undefined>();
  if (!profile) throw new Error('the page is not one of the account');
  return profile;
}
