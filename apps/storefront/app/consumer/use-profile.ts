import { useRouteLoaderData } from 'react-router';
import type { loader } from './layout.tsx';

/** The profile that the account's frame has loaded; anew after each change. */
export function useProfile() {
  const data = useRouteLoaderData<typeof loader>('account/layout');
  if (!data) throw new Error('the page is not one of the account');
  return data.profile;
}
