import type { Audience } from '@eyelet/domain/personalisation/audience.ts';

const kinds: Readonly<Record<string, Audience['kinds']>> = {
  registered: [],
  member: [],
  athlete: ['athlete'],
  employee: ['employee'],
  professional: ['wranx'],
};

/** The audience that a type of shopper stands for in a preview; undefined where none is previewed. */
export function previewedAudience(shopper: string | undefined): Omit<Audience, 'hasItems'> | undefined {
  if (shopper === undefined) return undefined;
  return { isLoggedIn: shopper !== 'guest', isMember: shopper === 'member', kinds: kinds[shopper] ?? [] };
}
