import { randomUUID } from 'node:crypto';
import { contactShop } from '@eyelet/contracts/cases/contact.ts';
import { mostDocuments } from '@eyelet/contracts/cases/documents.ts';
import { mostPictures } from '@eyelet/contracts/cases/pictures.ts';
import { insertPictures, lockCaseOf, lockFingerprint, picturesOf, sentBefore } from '@eyelet/db/cases/case.ts';
import { documentsOf, insertDocuments } from '@eyelet/db/cases/document.ts';
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
import { consumerOf, fingerprintOf, openCase, repeatedMs, withId } from './open-case.ts';
import { type KeptDocument, readDocuments } from './read-documents.ts';
import { type KeptPicture, readPictures } from './read-pictures.ts';

/** A case that has no room for the pictures, or the documents, that are added to it. */
const full = {
  pictures: { pictures: { key: 'validation.pictureCount', args: { n: mostPictures } } },
  documents: { documents: { key: 'validation.documentCount', args: { n: mostDocuments } } },
} as const;

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
  const pictures = await readPictures(payload.pictures ?? []);
  if ('key' in pictures) return refuseFields('PRO412', fieldRefusalsOf({ pictures }, market.tag));
  const documents = readDocuments(payload.documents ?? []);
  if ('key' in documents) return refuseFields('PRO412', fieldRefusalsOf({ documents }, market.tag));
  const known = text(payload.caseReference).toUpperCase();
  const sent = [payload.pictures ?? [], payload.documents ?? []];
  const fingerprint = fingerprintOf('contact', consumerOf(context), form, known, ...sent);
  const added = known === '' ? undefined : await addTo(context, known, { ...form, pictures, documents }, fingerprint);
  if (typeof added === 'string') return refuseFields('PRO412', fieldRefusalsOf(full[added], market.tag));
  if (added !== undefined) return { caseReference: added.reference };
  const row = {
    ...{ kind: 'contact' as const, category: form.category, subject: form.subject, email: form.email },
    ...{ first_name: form.firstName, last_name: form.lastName, order_number: form.orderNumber },
    phone: form.phone === '' ? '' : toInternationalPhone(form.phone, form.phoneCode || market.phone.dialCode),
    ...{ warranty: '{}', organisation: organisation.trim() },
  };
  return { caseReference: await openCase(context, { row, message: form.message, pictures, documents, fingerprint }) };
});

type Added = Readonly<{
  email: string;
  message: string;
  pictures: readonly KeptPicture[];
  documents: readonly KeptDocument[];
}>;

/**
 * Adds a message to a case of the same email, or to the one that it was merged into, and opens that again. Undefined for any other
 * reference: naming somebody else's case opens a new one and reveals nothing; what it has no room for
 * where that is so.
 */
async function addTo(
  { shop, now }: Context,
  reference: string,
  { email, message, pictures, documents }: Added,
  fingerprint: Buffer,
): Promise<Readonly<{ reference: string }> | keyof typeof full | undefined> {
  const { database } = shop;
  const added = await transact(database.db, async (tx): ReturnType<typeof addTo> => {
    await lockFingerprint(tx, fingerprint);
    const found = await lockCaseOf(tx, reference, email);
    if (!found) return undefined;
    const earlier = await sentBefore(tx, fingerprint, new Date(now.getTime() - repeatedMs));
    if (earlier === reference) return { reference: found.reference };
    const there = pictures.length > 0 ? (await picturesOf(tx, found.reference)).length : 0;
    if (pictures.length > 0 && there + pictures.length > mostPictures) return 'pictures';
    const papers = documents.length > 0 ? (await documentsOf(tx, found.reference)).length : 0;
    if (documents.length > 0 && papers + documents.length > mostDocuments) return 'documents';
    await addMessage(shop, tx, found, { id: randomUUID(), reference, author: '', text: message, fingerprint }, now);
    await insertPictures(tx, { reference: found.reference, there }, pictures.map(withId));
    await insertDocuments(tx, { reference: found.reference, there: papers }, documents.map(withId));
    return { reference: found.reference };
  });
  if (typeof added === 'object') wakeAnnouncer(database);
  return added;
}
