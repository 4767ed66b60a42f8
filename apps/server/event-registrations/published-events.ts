import { type Occasion, openDays } from '@eyelet/domain/event-registrations/occasion.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import type { Shop } from '../kernel/shop.ts';

/** An event as a market reads it. */
export type PublishedEvent = Occasion &
  Readonly<{
    title: string;
    place: string;
    address: string;
    /** Path of its page. */
    path: string;
    /** The terms that one accepts, and the version that is published. */
    terms: Readonly<{ page: string; version: number }> | null;
  }>;

/** Whether no day of an event is left. */
export function isOver(event: PublishedEvent, now: Date): boolean {
  return openDays(event, now).length === 0;
}

/** Every event that is published in a market, by its id. */
export async function publishedEvents(_market: Market, _shop: Shop): Promise<ReadonlyMap<string, PublishedEvent>> {
  return new Map();
}
