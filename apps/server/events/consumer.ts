import type { EventName, EventPayload } from '@eyelet/contracts/events/registry.ts';
import type { Database } from '@eyelet/db/database.ts';
import type { Shop } from '../kernel/shop.ts';

type Payloads = { readonly [N in EventName]: EventPayload<N> };

// Whoever writes a fact, in the database's part too, is held to the declared names and payloads.
declare module '@eyelet/db/events/event.ts' {
  interface FactPayloads extends Payloads {}
}

/** Identifies an event; the same at each delivery. `at` is when it happened. */
export type HeardEvent = Readonly<{ eventId: number; subject: string; at: Date }>;

/** Handles an event. The same event may be delivered again and must not have an effect twice. */
type EventHandler<N extends EventName> = (shop: Shop, payload: EventPayload<N>, event: HeardEvent) => Promise<unknown>;

export type Consumer = Readonly<{
  name: string;
  hears: { readonly [N in EventName]?: EventHandler<N> };
  /** What it heard in the version before and another consumer hears now: its processes may have made deliveries of it. */
  still: { readonly [N in EventName]?: EventHandler<N> };
  /** Gets of these only what an active webhook has chosen, as most shops have none. */
  forWebhooks?: boolean;
  /**
   * Facts of which several, of different subjects, are handled side by side, as their handlers share statements with each other
   * (`kernel/group.ts`).
   */
  together?: readonly EventName[];
  /** Facts that concern few of their subjects; all others are settled without their handler. */
  concerning?: { readonly [N in EventName]?: Concerning };
}>;

/** Of many subjects those that a fact concerns. */
type Concerning = (database: Database, subjects: readonly string[]) => Promise<ReadonlySet<string>>;

/**
 * Declares which consumer handles which events. Each consumer gets each event at least once and those of one subject in
 * order; it has its own position, so that one that fails does not delay the others. The name is stored in the database
 * and must not change.
 */
export function consumer(
  name: string,
  hears: Consumer['hears'],
  { still = {}, ...ways }: Partial<Pick<Consumer, 'still' | 'together' | 'concerning'>> = {},
): Consumer {
  return { name, hears, still, ...ways };
}
