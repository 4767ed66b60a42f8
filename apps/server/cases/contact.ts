import { randomUUID } from 'node:crypto';
import { contactShop } from '@eyelet/contracts/cases/contact.ts';
import { lockCaseOf, lockFingerprint, sentBefore } from '@eyelet/db/cases/case.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { checkContact } from '@eyelet/domain/cases/contact-form.ts';
import { tidyEmail } from '@eyelet/domain/validation/email.ts';
import { toInternationalPhone } from '@eyelet/domain/validation/phone-number.ts';
import { isClean } from '@eyelet/domain/validation/problems.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseFields } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { addMessage } from './add-message.ts';
import { fieldRefusalsOf } from './field-refusal.ts';
import { consumerOf, fingerprintOf, openCase, repeatedMs } from './open-case.ts';

/** Receives a message to the shop (C7.91), for a new case or for an earlier one of the same sender. */
export const contactShopHandler = handle(contactShop, async (context, { body }) => {
  const { market } = context;
  const { payload, organisation } = body;
  if (Object.keys(payload).length === 0) return refuse('ATTR300');
  const text = (value: string | undefined) => (value ?? '').trim();
  const form = {
    ...{ category: text(payload.category), subject: text(payload.subject) },
    ...{ firstName: text(payload.firstName), lastName: text(payload.lastName) },
    ...{ email: tidyEmail(text(payload.email)), phone: text(payload.phone), phoneCode: text(payload.phoneCode) },
    ...{ orderNumber: text(payload.orderNumber), message: text(payload.message) },
  };
  const problems = checkContact(form, market);
  if (!isClean(problems)) return refuseFields('PRO412', fieldRefusalsOf(problems, market.tag));
  const known = text(payload.caseReference).toUpperCase();
  const fingerprint = fingerprintOf('contact', consumerOf(context), form, known);
  const added = known === '' ? undefined : await addTo(context, known, form, fingerprint);
  if (added !== undefined) return { caseReference: added };
  const row = {
    ...{ kind: 'contact' as const, category: form.category, subject: form.subject, email: form.email },
    ...{ first_name: form.firstName, last_name: form.lastName, order_number: form.orderNumber },
    phone: form.phone === '' ? '' : toInternationalPhone(form.phone, form.phoneCode || market.phone.dialCode),
    ...{ warranty: '{}', organisation: organisation.trim() },
  };
  return { caseReference: await openCase(context, { row, message: form.message, fingerprint }) };
});

/**
 * Adds a message to a case of the same email, or to the one that it was merged into, and opens that again. Undefined for any other
 * reference: naming somebody else's case opens a new one and reveals nothing.
 */
async function addTo(
  { shop, now }: Context,
  reference: string,
  { email, message }: Readonly<{ email: string; message: string }>,
  fingerprint: Buffer,
): Promise<string | undefined> {
  const { database } = shop;
  const added = await transact(database.db, async (tx) => {
    await lockFingerprint(tx, fingerprint);
    const found = await lockCaseOf(tx, reference, email);
    if (!found) return undefined;
    const earlier = await sentBefore(tx, fingerprint, new Date(now.getTime() - repeatedMs));
    if (earlier === reference) return found.reference;
    await addMessage(shop, tx, found, { id: randomUUID(), reference, author: '', text: message, fingerprint }, now);
    return found.reference;
  });
  if (added !== undefined) wakeAnnouncer(database);
  return added;
}
