import type { SegmentId } from '@eyelet/contracts/personalisation/segment-ids.ts';
import type { Audience } from './audience.ts';

type Condition = (audience: Audience) => boolean;

const is =
  (...kinds: Audience['kinds']): Condition =>
  (audience) =>
    kinds.every((kind) => audience.kinds.includes(kind));
const not =
  (condition: Condition): Condition =>
  (audience) =>
    !condition(audience);

/** Conditions by the id of their segment (B4.2.06 to B4.2.22). A visitor without an account is of no kind, so its negation holds. */
const conditions: Readonly<Record<SegmentId, Condition>> = {
  loggedOut: ({ isLoggedIn }) => !isLoggedIn,
  loggedIn: ({ isLoggedIn }) => isLoggedIn,
  loyalty: ({ isMember }) => isMember,
  nonLoyalty: ({ isLoggedIn, isMember }) => isLoggedIn && !isMember,
  employee: is('employee'),
  nonEmployee: not(is('employee')),
  cartEmpty: ({ hasItems }) => !hasItems,
  cartNotEmpty: ({ hasItems }) => hasItems,
  wranx: is('wranx'),
  notWranx: not(is('wranx')),
  ipa: is('ipa'),
  notIpa: not(is('ipa')),
  both: is('wranx', 'ipa'),
  notBoth: not(is('wranx', 'ipa')),
  athlete: is('athlete'),
  notAthlete: not(is('athlete')),
};

/** Whether a visitor belongs to a segment. */
export function belongsTo(id: SegmentId, audience: Audience): boolean {
  return conditions[id](audience);
}

/**
 * The place of the segment that is shown: that of the test context, else the first whose condition holds (B4.2.04, B4.2.05);
 * undefined for the baseline, as while nothing is known of the visitor.
 */
export function chosenSegment(
  segments: readonly Readonly<{ id: SegmentId }>[],
  audience: Audience | undefined,
  testContext: readonly string[],
): number | undefined {
  const tested = segments.findIndex(({ id }) => testContext.includes(id));
  if (tested >= 0) return tested;
  const found = audience ? segments.findIndex(({ id }) => belongsTo(id, audience)) : -1;
  return found < 0 ? undefined : found;
}
