import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import { useOutletContext } from 'react-router';
import type { LastOrder } from './last-order.ts';

type Loaded = Readonly<{ profile: Profile; last: LastOrder | null }>;

function useLoaded(): Loaded {
  const loaded = useOutletContext<Loaded | undefined>();
  if (!loaded) throw new Error('the page is not one of the account');
  return loaded;
}

/** The profile loaded by the account's layout; loaded again after each change. */
export function useProfile(): Profile {
  return useLoaded().profile;
}

/** The newest order, loaded with the profile. */
export function useLastOrder(): LastOrder | null {
  return useLoaded().last;
}
