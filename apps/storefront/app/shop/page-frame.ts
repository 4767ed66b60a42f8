import type { ComponentType } from 'react';
import { useMatches } from 'react-router';
import type { ShellData } from './read-shell.ts';

/** Replaces header and footer of a page; its route exports it as `handle`, so that no other page loads it. */
export type PageFrame = Readonly<Record<'Head' | 'Foot', ComponentType<Readonly<{ shell: ShellData }>>>>;

/** The frame of the current page; undefined for one with header and footer. */
export function usePageFrame(): PageFrame | undefined {
  return useMatches().at(-1)?.handle as PageFrame | undefined;
}
