import { registerForEvent } from '@eyelet/contracts/event-registrations/register.ts';
import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import { type Consumer, findConsumer } from '@eyelet/db/consumers/consumer.ts';
import {
  addRegistration,
  type EventRegistration,
  lockSeats,
  registrationsOf,
  seatsTaken,
} from '@eyelet/db/event-registrations/registration.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { readAttendingDays } from '@eyelet/domain/event-registrations/attending-days.ts';
import { openDays } from '@eyelet/domain/event-registrations/occasion.ts';
import { checkEventRegistration } from '@eyelet/domain/event-registrations/registration-form.ts';
import { seatFor } from '@eyelet/domain/event-registrations/seats.ts';
import { toInternationalPhone } from '@eyelet/domain/validation/phone-number.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { readableId } from '../kernel/readable-id.ts';
import { Refusal, refuse, refuseFields } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { isOver, type PublishedEvent, publishedEvents } from './published-events.ts';
import { registrationView } from './view.ts';

type Body = InputOf<typeof registerForEvent>['body'];

/** Registers a consumer for an event (C7.89, B7.31); one call at a time counts the seats of an event. */
export const registerForEventHandler = handle(registerForEvent, async (context, { body }) => {
  const { shop, market, now, session } = context;
  const event = (await publishedEvents(shop, market)).get(body.eventId);
  if (!event || isOver(event, now)) return refuse('EVT404');
  const { database } = shop;
  const consumer = await findConsumer(database.db, session?.consumerNo ?? '');
  if (!consumer) return refuse('PRO404');
  const wish = registrationOf(context, body, event, consumer);
  if (wish instanceof Refusal) return wish;
  const kept = await transact(database.db, async (tx) => {
    await lockSeats(tx, wish.event_id);
    const [earlier] = await registrationsOf(tx, wish.consumer_id, wish.event_id);
    if (earlier) return refuse('EVT409', { status: earlier.status });
    const seats = wish.plus_one === '' ? 1 : 2;
    const status = seatFor(event, { days: wish.attending_days, seats }, await seatsTaken(tx, wish.event_id));
    if (status === 'full') return refuse('EVT410');
    const row = { ...wish, status };
    if (!(await addRegistration(tx, row))) return refuse('EVT409');
    const fact = { name: 'registration.made', subject: row.id, payload: { registrationId: row.id, status } } as const;
    await writeFacts(tx, [fact], now);
    return row;
  });
  if (kept instanceof Refusal) return kept;
  wakeAnnouncer(database);
  return registrationView(kept);
});

/** The requested registration before it is confirmed or put on the waiting list, or a refusal that names the problem. */
function registrationOf(
  { market, now }: Context,
  body: Body,
  event: PublishedEvent,
  consumer: Consumer,
): Omit<EventRegistration, 'status'> | Refusal<'PRO412'> {
  const { firstName = '', lastName = '', gender = '', phoneNumber = '', attendingDays = '' } = body;
  const plusOne = event.enablePlusOne ? (body.plusOne ?? '').trim() : '';
  const accepted = body.eventTermsAccepted ?? false;
  const form = {
    firstName,
    lastName,
    phone: phoneNumber,
    phoneCode: '',
    attendingDays,
    plusOne,
    eventTermsAccepted: accepted,
  };
  const problems = checkEventRegistration(form, market);
  const days = readAttendingDays(attendingDays, openDays(event, now));
  const all =
    days || problems.attendingDays ? problems : { ...problems, attendingDays: { key: 'validation.oneOf' as const } };
  const t = createMessages(market.tag);
  const fields = Object.entries(all).map(([field, { key, args }]) => ({
    field: field === 'phone' ? 'phoneNumber' : field,
    message: t(key, args),
  }));
  if (fields.length > 0 || !days) return refuseFields('PRO412', fields);
  return {
    id: readableId(10),
    event_id: event.eventId,
    consumer_id: consumer.id,
    email: consumer.email ?? '',
    first_name: firstName.trim(),
    last_name: lastName.trim(),
    gender,
    phone: toInternationalPhone(phoneNumber, market.phone.dialCode),
    plus_one: plusOne,
    attending_days: [...days],
    locale: market.header,
    terms_page: event.terms?.page ?? null,
    terms_version: event.terms?.version ?? null,
    registered_at: now,
    changed_at: now,
  };
}
