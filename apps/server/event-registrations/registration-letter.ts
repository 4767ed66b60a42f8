import type { EventRegistration } from '@eyelet/db/event-registrations/registration.ts';
import type { NewLetter } from '@eyelet/db/letters/letter.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { instantOf } from '@eyelet/domain/stores/instant.ts';
import type { Shop } from '../kernel/shop.ts';
import { dateFormat } from '../mail/date-format.ts';
import { type PublishedEvent, publishedEvents } from './published-events.ts';

export type RegistrationLetterKind = 'event-confirmed' | 'event-waiting' | 'event-seat-free' | 'event-cancelled';

/** The letter about a registration in the language of its sign-up; none about an event that is no longer published. */
export async function registrationLetter(
  shop: Shop,
  kind: RegistrationLetterKind,
  registration: EventRegistration,
): Promise<NewLetter | undefined> {
  const market = marketByHeader(registration.locale) ?? defaultMarket;
  const event = (await publishedEvents(shop, market)).get(registration.event_id);
  return event && letterOf(kind, registration, { event, market, shop });
}

type About = Readonly<{ event: PublishedEvent; market: Market; shop: Shop }>;

function letterOf(
  kind: RegistrationLetterKind,
  registration: EventRegistration,
  { event, market, shop }: About,
): NewLetter {
  const { id: reference, attending_days: days, email: recipient, first_name: name, locale } = registration;
  return {
    id: `registration-${reference}`,
    kind,
    recipient,
    locale,
    facts: {
      name,
      event: event.title,
      reference,
      token: shop.registrationLinks.tokenOf(reference),
      days: daysText(days, market.tag),
      where: [event.place, event.address].filter(Boolean).join(', '),
      opens: clockText(event.opens, market.tag),
      guest: registration.plus_one === '' ? '' : 'yes',
      from: days.map((day) => instantAt(day, event.opens, event).toISOString()).join(','),
      to: days.map((day) => instantAt(day, event.closes, event).toISOString()).join(','),
      page: event.path,
    },
  };
}

function instantAt(day: string, clock: string, { timeZone }: Pick<PublishedEvent, 'timeZone'>): Date {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return instantOf(day, hours * 60 + minutes, timeZone);
}

/** A list of days in a language, such as `June 1 and June 2, 2027`. */
function daysText(days: readonly string[], tag: string): string {
  const format = dateFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  return new Intl.ListFormat(tag).format(days.map((day) => format.format(new Date(`${day}T00:00:00Z`))));
}

function clockText(clock: string, tag: string): string {
  return dateFormat(tag, { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(`2000-01-01T${clock}:00Z`));
}
