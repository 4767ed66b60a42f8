import { dropLetter, findLetter, queueLetter } from '@eyelet/db/letters/letter.ts';
import { findStaffCredential } from '@eyelet/db/staff/credential.ts';
import { findStaffByEmail, lockStaff } from '@eyelet/db/staff/person.ts';
import type { Shop } from '../kernel/shop.ts';
import { mayWriteTo } from '../mail/letters/asked.ts';
import { writeLetter } from '../mail/letters/write-letter.ts';
import { newStaffLink } from './links.ts';

/** Mails the link that somebody has asked for, if active staff with a password have the email and too many were not mailed lately. */
export async function answerStaffReset(shop: Shop, wishId: string): Promise<void> {
  const { db } = shop.database;
  const now = shop.clock();
  const wish = await findLetter(db, wishId);
  if (!wish) return;
  const letterId = `${wishId}/link`;
  await db.transaction().execute(async (tx) => {
    await dropLetter(tx, wishId);
    const known = await findStaffByEmail(tx, wish.recipient);
    const person = known && (await lockStaff(tx, known.id));
    if (person?.state !== 'active' || !(await findStaffCredential(tx, person.id))) return;
    if (!(await mayWriteTo(tx, 'staff-reset-link', person.email, { now }))) return;
    const token = await newStaffLink(tx, 'reset', person.id, now);
    const facts = { ...wish.facts, name: person.name, token };
    const letter = { id: letterId, kind: 'staff-reset-link', recipient: person.email, locale: person.language, facts };
    await queueLetter(tx, letter, now);
  });
  await writeLetter(shop, letterId);
}
