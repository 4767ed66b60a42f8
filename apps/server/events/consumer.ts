import type { EventName, EventPayload } from '@eyelet/contracts/events/registry.ts';
import type { Shop } from '../kernel/shop.ts';

/** What a consumer does with an event. It may be told the same event again, and is to do nothing twice. */
type Ear<N extends EventName> = (payload: EventPayload<N>, shop: Shop) => Promise<unknown>;

export type Consumer = Readonly<{
  name: string;
  hears: { readonly [N in EventName]?: Ear<N> };
}>;

/**
 * Declares who hears which events. Each consumer is told each event at least once and those of one subject in their order; it has its own
 * position, so that one that fails keeps none of the others waiting. The name is kept in the database and stays.
 */
export function consumer(name: string, hears: Consumer['hears']): Consumer {
  return { name, hears };
}
