import type { Audience } from '@eyelet/domain/personalisation/audience.ts';
import { chosenSegment } from '@eyelet/domain/personalisation/segments.ts';
import type { WhyEmpty } from '../why-empty.ts';
import type { Segmentation } from './schema.ts';

/** There is nothing to show without blocks; and a segment is never shown when those before it take all its visitors. */
export function whySegmentsAreEmpty(
  { segments }: Segmentation,
  _: unknown,
  { held }: Readonly<{ held: number }>,
): WhyEmpty | undefined {
  if (held === 0) return 'blocks';
  const chosen = new Set(everybody.map((audience) => chosenSegment(segments, audience, [])));
  return segments.every((__, index) => chosen.has(index)) ? undefined : 'segment';
}

const kinds = ['athlete', 'employee', 'wranx', 'ipa'] as const;

/** Visitors of every sort that segments tell apart. */
const everybody: readonly Audience[] = [false, true].flatMap((isLoggedIn) =>
  [false, true].flatMap((isMember) =>
    [false, true].flatMap((hasItems) =>
      Array.from({ length: 2 ** kinds.length }, (_, bits) => ({
        ...{ isLoggedIn, isMember: isLoggedIn && isMember, hasItems },
        kinds: isLoggedIn ? kinds.filter((__, index) => bits & (1 << index)) : [],
      })),
    ),
  ),
);
