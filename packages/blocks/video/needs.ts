import { type Need, outside } from '../needs.ts';
import type { Video } from './schema.ts';

export type VideoNeeds = Readonly<{ host: Need<'outside'> }>;

/** Where the film is played from, if not from the shop. */
export function videoNeeds({ variant }: Video): VideoNeeds {
  return { host: outside(variant === 'youtube' ? 'youtube' : 'assets') };
}
