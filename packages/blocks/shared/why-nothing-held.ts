import type { WhereShown, WhyEmpty } from '../why-empty.ts';

/** A block that is there for others alone shows nothing without them. */
export function whyNothingHeld(_: unknown, __: unknown, { held }: Pick<WhereShown, 'held'>): WhyEmpty | undefined {
  return held === 0 ? 'blocks' : undefined;
}
