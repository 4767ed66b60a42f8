import { useRouteLoaderData } from 'react-router';
import type { ShellData } from '../root.tsx';

/** What the root has loaded for every page; undefined only when the root itself failed. */
export function useShellData(): ShellData | undefined {
  return useRouteLoaderData('root') as ShellData | undefined;
}

/** The market of the page. */
export function useMarket(): ShellData['market'] {
  const data = useShellData();
  if (!data) throw new Error('the shell has no data');
  return data.market;
}
