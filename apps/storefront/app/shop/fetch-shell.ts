import type { Shell, ShellData } from './read-shell.ts';
import { shellLinkId } from './shop-data.ts';

/** Reads the file of the shell in the browser; a link in the page has preloaded it. */
export async function fetchShell(): Promise<Shell | undefined> {
  const address = document.getElementById(shellLinkId)?.getAttribute('href');
  if (!address) return undefined;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return { address, data: (await answer.json()) as ShellData };
}
