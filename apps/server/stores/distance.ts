import type { Distance } from '@eyelet/contracts/stores/place.ts';
import { kilometresOfMile } from '@eyelet/domain/markets/distance-unit.ts';

/** Kilometres of a length in a unit. */
export function toKilometres(value: number, unit: Distance['unit']): number {
  return unit === 'mi' ? value * kilometresOfMile : value;
}

/** A distance to a tenth in a unit; null stays null. */
export function distanceIn(kilometres: number | null, unit: Distance['unit']): Distance | null {
  if (kilometres === null) return null;
  const value = unit === 'mi' ? kilometres / kilometresOfMile : kilometres;
  return { value: Math.round(value * 10) / 10, unit };
}
