import type { StyleEntry } from '../memory/entry.ts';

const day = 24 * 3600 * 1000;

/** Whether a style was launched in the last days, of which there are `newForDays`. */
export function isNew(style: Pick<StyleEntry, 'launchedAt'>, now: number, newForDays: number): boolean {
  return style.launchedAt <= now && now < style.launchedAt + newForDays * day;
}
