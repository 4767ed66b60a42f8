import { allows, type Choice } from '../consent/consent.ts';
import type { Region } from '../markets/market.ts';

/**
 * Whether decisions may be asked for (C6.19 to C6.21): with targeting consent, which is given by default outside of EMEA; in
 * EMEA in a preview as well.
 */
export function mayDecide({
  region,
  choice,
  isPreview,
}: Readonly<{ region: Region; choice: Choice | undefined; isPreview: boolean }>): boolean {
  return allows('C0004', choice, region) || (region === 'EMEA' && isPreview);
}
