import { findRegistration } from '@eyelet/db/event-registrations/registration.ts';
import { consumer } from '../events/consumer.ts';
import type { Shop } from '../kernel/shop.ts';
import { sendLetter } from '../mail/letters/write-letter.ts';
import { type RegistrationLetterKind, registrationLetter } from './registration-letter.ts';

/** Letters to guests of events of the brand. */
export const registrationLetters = consumer('registration-letters', {
  'registration.made': (shop, { registrationId, status }) => send(shop, `event-${status}`, registrationId),
  'registration.seated': (shop, { registrationId }) => send(shop, 'event-seat-free', registrationId),
  'registration.cancelled': (shop, { registrationId }) => send(shop, 'event-cancelled', registrationId),
});

async function send(shop: Shop, kind: RegistrationLetterKind, registrationId: string): Promise<void> {
  const registration = await findRegistration(shop.database.db, registrationId);
  const letter = registration && (await registrationLetter(shop, kind, registration));
  if (letter) await sendLetter(shop, letter);
}
