import type { Position } from '@eyelet/contracts/stores/place.ts';
import type { Words } from '@eyelet/ui/words/words.tsx';

type Axis = 'latitude' | 'longitude';

/** Degrees as charts write them, `42°N`; east and west have other letters in other languages. */
export function degreesText(degrees: number, axis: Axis, { say, tag }: Pick<Words, 'say' | 'tag'>): string {
  const number = new Intl.NumberFormat(tag).format(Math.abs(degrees));
  return `${number}°${degrees === 0 ? '' : sideOf(degrees, axis, say)}`;
}

/** A position as charts write it: `42.36° N 71.05° W`. */
export function coordinatesText({ latitude, longitude }: Position, { say, tag }: Pick<Words, 'say' | 'tag'>): string {
  const number = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const part = (degrees: number, axis: Axis) => `${number.format(Math.abs(degrees))}° ${sideOf(degrees, axis, say)}`;
  return `${part(latitude, 'latitude')} ${part(longitude, 'longitude')}`;
}

function sideOf(degrees: number, axis: Axis, say: Words['say']): string {
  if (axis === 'latitude') return degrees < 0 ? 'S' : 'N';
  return say(degrees < 0 ? 'stores.map.west' : 'stores.map.east');
}
