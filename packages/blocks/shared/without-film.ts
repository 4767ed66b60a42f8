import { atBreakpoints } from './breakpoints.ts';
import type { Media, SharedProps } from './shape.ts';

/** Whether a block shows no film, and so has no behaviour: pictures, words and links need no script. */
export function withoutFilm({ media, mediaList = [] }: Pick<SharedProps, 'media' | 'mediaList'>): boolean {
  return ![media, ...mediaList].some(hasFilm);
}

function hasFilm(media: Media | undefined): boolean {
  return Object.values(atBreakpoints(media) ?? {}).some(({ kind }) => kind === 'video');
}
