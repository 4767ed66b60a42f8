import type { Transaction } from '@eyelet/db/database.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { keepLetters } from '@eyelet/db/letters/letter.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { deviceOf } from '../credentials/device.ts';
import type { Context } from '../kernel/context.ts';
import { mayWriteTo } from '../mail/letters/asked.ts';
import type { LetterKind } from '../mail/letters/kinds.ts';

type Person = Readonly<{ id: string; email: string; name: string; language: string }>;

/** Facts about the access of the staff, and the letters that they get about them. */
const staffLetters = {
  'staff.invited': 'staff-invitation',
  'staff.access-reset': 'staff-access-reset',
  'staff.factors-changed': 'staff-factors-changed',
  'staff.locked': 'staff-locked',
} as const satisfies Readonly<Record<string, LetterKind>>;

/** Writes a fact about a person's access, with the letter that holds their link or names the device; null for no letter. */
export async function writeStaffFact(
  tx: Transaction<Tables>,
  name: keyof typeof staffLetters,
  { id: staffId, email: recipient, name: own, language: locale }: Person,
  facts: Readonly<Record<string, string>> | null,
  { newId, now }: Pick<Context, 'newId' | 'now'>,
): Promise<void> {
  const kind = staffLetters[name];
  const letter = facts && { id: newId(), kind, recipient, locale, facts: { name: own, ...facts } };
  if (letter) await keepLetters(tx, [letter], now);
  const letterId = letter ? letter.id : null;
  await writeFacts(tx, [{ name, subject: letterId ?? staffId, payload: { staffId, letterId } }], now);
}

/** Records that one of a person's ways to sign in has changed. */
export function recordNewFactors(tx: Transaction<Tables>, person: Person, context: Context): Promise<void> {
  return writeStaffFact(tx, 'staff.factors-changed', person, { device: deviceOf(context) }, context);
}

/** Records that failed attempts have locked a person's email; a letter says so a few times an hour, as anybody can cause it. */
export async function recordStaffLock(
  tx: Transaction<Tables>,
  person: (Person & Readonly<{ state: string }>) | undefined,
  context: Context,
): Promise<void> {
  if (person?.state !== 'active') return;
  const mayWrite = await mayWriteTo(tx, 'staff-locked', person.email, context);
  await writeStaffFact(tx, 'staff.locked', person, mayWrite ? { device: deviceOf(context) } : null, context);
}
