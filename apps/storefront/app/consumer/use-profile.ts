import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import { useOutletContext } from 'react-router';

/** The profile that the account's frame has loaded; anew after each change. */
export function useProfile(): Profile {
  const profile = useOutletContext<Profile | undefined>();
  if (!profile) throw new Error('the page is not one of the account');
  return profile;
}
