import type { DemoPlace } from '../places/place.ts';
import type { DemoColourway, DemoStyle } from './style.ts';

/** A number from 0 to 1 that depends on the text alone, so that every first start has the same stock. */
function chance(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296;
}

/** Units on hand of one size at one place. A sold-out size is sold out everywhere. */
export function onHand(style: DemoStyle, colourway: DemoColourway, upc: string, place: DemoPlace): number {
  if (style.special === 'out-of-stock' || chance(upc) < (colourway.soldOut ?? 0.06)) return 0;
  const share = chance(`${upc} ${place.id}`);
  if (style.special === 'low-stock') return place.kind === 'warehouse' ? 1 + Math.floor(share * 3) : 0;
  if (place.kind === 'warehouse') return 20 + Math.floor(share * 180);
  return share < 0.35 ? 0 : Math.floor(share * 9);
}
