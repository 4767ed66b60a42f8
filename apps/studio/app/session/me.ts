import type { Permission } from '@eyelet/contracts/callers/permissions.ts';
import type { StaffMe } from '@eyelet/contracts/staff-account/me.ts';
import { readStaffAccount } from '@eyelet/contracts/staff-account/read.ts';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { setLanguage } from '../words/words.ts';
import { api, call } from './api.ts';
import { showThemeOf } from './theme.ts';

/** Answers of the server: shown at once when a page is opened again, and read again in the background. */
export const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 5_000 }, mutations: { retry: false } },
});

const key = ['me'] as const;

/** Reads who is signed in, when the studio is opened; refused with STF401 when nobody is. */
export async function loadMe(): Promise<StaffMe> {
  const known = queries.getQueryData<StaffMe>(key);
  const me = known ?? (await api.call(readStaffAccount, {}));
  queries.setQueryData(key, me);
  showThemeOf(me);
  await setLanguage(me.language);
  return me;
}

/** Keeps who has signed in, and drops all answers if another person was signed in before. */
export function onSignedIn(me: StaffMe): void {
  const before = queries.getQueryData<StaffMe>(key);
  if (before && before.staffId !== me.staffId) queries.clear();
  showThemeOf(me);
  queries.setQueryData(key, me);
}

/** Who is signed in; read again when the window gets the focus, so that changed roles take effect. */
export function useMe(): StaffMe {
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => call(readStaffAccount, {}),
    refetchOnWindowFocus: 'always',
    refetchOnMount: false,
  });
  if (!data) throw new Error('nobody is signed in');
  return data;
}

/** Keeps the account that a call has answered. */
export function setMe(me: StaffMe): void {
  queries.setQueryData(key, me);
}

/** A function that says whether the signed-in person has a permission. */
export function usePermission(): (permission: Permission | 'anyone') => boolean {
  const { permissions } = useMe();
  return (permission) => permission === 'anyone' || permissions.includes(permission);
}
