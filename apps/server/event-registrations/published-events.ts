import type { EventProps } from '@eyelet/blocks/items/event/schema.ts';
import { knownZone } from '@eyelet/domain/calendar/known-zone.ts';
import { type Occasion, openDays } from '@eyelet/domain/event-registrations/occasion.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { eventPath } from '@eyelet/domain/pages/paths.ts';
import { type Terms, termsInForce } from '../content/terms-in-force.ts';
import type { Shop } from '../kernel/shop.ts';

/** An event as a market reads it. */
export type PublishedEvent = Occasion &
  Readonly<{
    title: string;
    place: string;
    address: string;
    description: string;
    picture: Readonly<{ url: string; alt: string }> | null;
    /** Path of its page. */
    path: string;
    /** The terms that guests accept, with the published version. */
    terms: Terms | null;
  }>;

/** Whether no day of an event is left. */
export function isOver(event: PublishedEvent, now: Date): boolean {
  return openDays(event, now).length === 0;
}

/** The published events of a market, by id. */
export async function publishedEvents(shop: Shop, market: Market): Promise<ReadonlyMap<string, PublishedEvent>> {
  const { content } = shop.catalogue;
  const moment = shop.clock().getTime();
  const reading = { locale: market.locale, moment };
  const items = await content.read(content.ofKind('event', reading), market, moment);
  return new Map(
    items.map(({ key, props }) => {
      const { picture, alt = '', termsPage, ...facts } = props as EventProps;
      return [
        key,
        {
          ...facts,
          eventId: key,
          timeZone: knownZone(facts.timeZone),
          address: facts.address ?? '',
          description: facts.description ?? '',
          picture: picture ? { url: picture, alt } : null,
          capacity: facts.capacity ?? null,
          waitingList: facts.waitingList ?? false,
          enablePlusOne: facts.enablePlusOne ?? false,
          path: eventPath(market.locale, key),
          terms: termsPage === undefined ? null : termsInForce(shop, termsPage, market, new Date(moment)),
        },
      ];
    }),
  );
}
