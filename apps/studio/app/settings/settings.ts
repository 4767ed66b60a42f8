import { listSettings } from '@eyelet/contracts/settings/list.ts';
import type { Setting } from '@eyelet/contracts/settings/setting.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../session/api.ts';
import { queries } from '../session/me.ts';

const key = ['settings'] as const;

/** How often the changes of others are asked for while the desk is open. */
const renewMs = 20_000;

/** All settings; what others decide appears. */
export function useSettings() {
  return useQuery({
    queryKey: key,
    queryFn: async () => (await call(listSettings, {})).settings,
    refetchInterval: renewMs,
    refetchOnWindowFocus: 'always',
  });
}

/** Shows a setting as a call has answered it. */
export function showSetting(setting: Setting): void {
  queries.setQueryData<readonly Setting[]>(key, (before) =>
    before?.map((one) => (one.key === setting.key ? setting : one)),
  );
}
