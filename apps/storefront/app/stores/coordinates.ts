import type { Position } from '@eyelet/contracts/stores/place.ts';

/** A position as charts write it: `42.36° N 71.05° W`. */
export function coordinatesText({ latitude, longitude }: Position): string {
  const part = (value: number, positive: string, negative: string) =>
    `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`;
  return `${part(latitude, 'N', 'S')} ${part(longitude, 'E', 'W')}`;
}
