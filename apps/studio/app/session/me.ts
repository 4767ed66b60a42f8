import type { Permission } from '@eyelet/contracts/callers/permissions.ts';
import type { StaffMe } from '@eyelet/contracts/staff-account/me.ts';
import { readStaffAccount } from '@eyelet/contracts/staff-account/read.ts';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { speak } from '../words/words.ts';
import { api, call } from './api.ts';
import { showThemeOf } from './theme.ts';

/** What the studio has read; shown at once when it is looked at again, and read anew meanwhile. */
export const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 5_000 }, mutations: { retry: false } },
});

const key = ['me'] as const;

/** Who is signed in, asked for at the beginning: refused with STF401 when nobody is. */
export async function whoIsThere(): Promise<StaffMe> {
  const known = queries.getQueryData<StaffMe>(key);
  const me = known ?? (await api.call(readStaffAccount, {}));
  queries.setQueryData(key, me);
  showThemeOf(me);
  await speak(me.language);
  return me;
}

/** Somebody has signed in. Of another person nothing is kept. */
export function welcome(me: StaffMe): void {
  const before = queries.getQueryData<StaffMe>(key);
  if (before && before.staffId !== me.staffId) queries.clear();
  showThemeOf(me);
  queries.setQueryData(key, me);
}

/** Who is signed in; renewed when the window is looked at again, so that a role given or taken shows. */
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

/** Keeps what a call has answered about oneself. */
export function setMe(me: StaffMe): void {
  queries.setQueryData(key, me);
}

/** Whether the signed-in person has a permission. */
export function useMay(): (permission: Permission | 'anyone') => boolean {
  const { permissions } = useMe();
  return (permission) => permission === 'anyone' || permissions.includes(permission);
}
