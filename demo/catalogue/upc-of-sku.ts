import { upcOf } from './upc.ts';

const serials = 10_000_000_000n;

/**
 * The upc of a size, from its name alone: styles can be added to the brand without moving the numbers of those that
 * are already on sale. The import refuses the rare collision.
 */
export function upcOfSku(sku: string): string {
  let hash = 14_695_981_039_346_656_037n;
  for (const character of sku) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.charCodeAt(0))) * 1_099_511_628_211n);
  }
  return upcOf(Number(hash % serials));
}
