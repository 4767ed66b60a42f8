import { findStaffCredential } from '@eyelet/db/staff/credential.ts';
import { findStaffByEmail, lockStaff } from '@eyelet/db/staff/person.ts';
import type { Shop } from '../kernel/shop.ts';
import { answerWish } from '../mail/letters/answer-wish.ts';
import { mayWriteTo } from '../mail/letters/asked.ts';
import { newStaffLink } from './links.ts';

/** Mails the requested link if active staff with a password have the email and the limit of letters is not reached. */
export async function answerStaffReset(shop: Shop, wishId: string): Promise<void> {
  await answerWish(shop, wishId, async (tx, { recipient, facts }, now) => {
    const known = await findStaffByEmail(tx, recipient);
    const person = known && (await lockStaff(tx, known.id));
    if (person?.state !== 'active' || !(await findStaffCredential(tx, person.id))) return undefined;
    if (!(await mayWriteTo(tx, 'staff-reset-link', person.email, { now }))) return undefined;
    const token = await newStaffLink(tx, 'reset', person.id, now);
    const letterFacts = { ...facts, name: person.name, token };
    return { kind: 'staff-reset-link', recipient: person.email, locale: person.language, facts: letterFacts };
  });
}
