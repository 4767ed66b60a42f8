import type { Transaction } from '@eyelet/db/database.ts';
import { queueLetter } from '@eyelet/db/letters/letter.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { deviceOf } from '../credentials/device.ts';
import type { Context } from '../kernel/context.ts';
import { mayWriteTo } from '../mail/letters/asked.ts';

type Reader = Readonly<{ email: string; name: string; language: string }>;
type Letter = 'staff-invitation' | 'staff-access-reset' | 'staff-factors-changed' | 'staff-locked';

/** Queues a letter to a person of the staff within the transaction. */
export async function sendStaffLetter(
  tx: Transaction<Tables>,
  kind: Letter,
  { email, name, language }: Reader,
  facts: Readonly<Record<string, string>>,
  { newId, now }: Pick<Context, 'newId' | 'now'>,
): Promise<void> {
  const letter = { id: newId(), kind, recipient: email, locale: language, facts: { name, ...facts } };
  await queueLetter(tx, letter, now);
}

/** Notifies a person that one of their ways to sign in has changed. */
export function tellOfNewFactors(tx: Transaction<Tables>, person: Reader, context: Context): Promise<void> {
  return sendStaffLetter(tx, 'staff-factors-changed', person, { device: deviceOf(context) }, context);
}

/** Notifies a person that failed attempts have locked their email; a few times an hour, as anybody can cause it. */
export async function tellOfLock(
  tx: Transaction<Tables>,
  person: (Reader & Readonly<{ state: string }>) | undefined,
  context: Context,
): Promise<void> {
  if (person?.state !== 'active' || !(await mayWriteTo(tx, 'staff-locked', person.email, context))) return;
  await sendStaffLetter(tx, 'staff-locked', person, { device: deviceOf(context) }, context);
}
