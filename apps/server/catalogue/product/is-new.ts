import type { StyleEntry } from '../memory/entry.ts';

/** Days for which a style counts as new. */
export const newForDays = 45;

const day = 24 * 3600 * 1000;

/** Whether a style was launched in the last weeks. */
export function isNew(style: Pick<StyleEntry, 'launchedAt'>, now: number): boolean {
  return style.launchedAt <= now && now < style.launchedAt + newForDays * day;
}
