import { createContext, useContext } from 'react';
import type { Shell, ShellData } from './read-shell.ts';

/** What every page of the market shares; it comes to the browser as a file of its own, once for all pages. */
export const ShellContext = createContext<Shell | undefined>(undefined);

/** Mark of the link that says where the file is. */
export const shellLinkId = 'shell';

/** The data of the shell; undefined only outside of a page. */
export function useShellData(): ShellData | undefined {
  return useContext(ShellContext)?.data;
}

/** The market of the page. */
export function useMarket(): ShellData['market'] {
  const data = useShellData();
  if (!data) throw new Error('the shell has no data');
  return data.market;
}
