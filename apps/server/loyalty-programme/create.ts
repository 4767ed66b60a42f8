import type { Config, Secrets } from '../kernel/config.ts';
import type { LoyaltyProgramme } from './programme.ts';
import { createSmile } from './smile/smile.ts';

/** The loyalty programme in the settings; undefined if it is the shop's own. */
export function createLoyaltyProgramme(
  { loyalty }: Pick<Config, 'loyalty'>,
  { smileToken }: Pick<Secrets, 'smileToken'>,
): LoyaltyProgramme | undefined {
  if (loyalty.kind === 'embedded') return undefined;
  return createSmile({ endpoint: loyalty.endpoint, token: smileToken ?? '' });
}
