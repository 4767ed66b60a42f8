import { createContext, useContext } from 'react';
import type { Shell, ShellData } from './read-shell.ts';

/** The data that every page of the market shares; the browser loads it as one file for all pages. */
export const ShellContext = createContext<Shell | undefined>(undefined);

/** Id of the link element with the URL of that file. */
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
