import { addAddress } from '@eyelet/contracts/consumer/add-address.ts';
import { changeAddress } from '@eyelet/contracts/consumer/change-address.ts';
import { removeAddress } from '@eyelet/contracts/consumer/remove-address.ts';
import {
  clearMain,
  deleteAddress,
  insertAddress,
  lockAddressBook,
  replaceAddress,
  type StoredAddress,
  setMain,
} from '@eyelet/db/addresses/address.ts';
import { isBillingAddress } from '@eyelet/db/cards/card.ts';
import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { isSameAddress } from '@eyelet/domain/address/same-address.ts';
import { becomesMain } from '@eyelet/domain/consumer/main-address.ts';
import { addressProblems } from '../addresses/check.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { type Refusal, refuse, refuseFields } from '../kernel/refusal.ts';
import { type AddressDocument, changedDocument } from './address-document.ts';

type Book = readonly StoredAddress<AddressDocument>[];

const marksOf = (book: Book) => book.map(({ id, approach_type, main }) => ({ id, approachType: approach_type, main }));

/** Adds an address to the book of the consumer (C7.83). */
export const addToBook = handle(addAddress, async ({ body: { address } }, context) => {
  const { shop, now, newId } = context;
  const consumerId = context.session?.consumerNo ?? '';
  const approachType = address.approachType ?? 'S';
  const document = changedDocument(undefined, address, approachType, context);
  const wrong = documentRefusal(document, approachType, context);
  if (wrong) return wrong;
  return shop.database.db.transaction().execute(async (tx) => {
    if (!(await findConsumer(tx, consumerId))) return refuse('PRO404');
    const book = await lockAddressBook<AddressDocument>(tx, consumerId);
    if (isThere(book, document, approachType)) return refuse('CCA400');
    const main = becomesMain(marksOf(book), { approachType, main: address.main });
    if (main) await clearMain(tx, consumerId, approachType);
    const id = newId();
    await insertAddress(tx, {
      id,
      consumer_id: consumerId,
      approach_type: approachType,
      main,
      document,
      created_at: now,
      updated_at: now,
    });
    return { addressId: id };
  });
});

/** Changes an address of the consumer's own book (C7.84). */
export const changeInBook = handle(changeAddress, async ({ params, body: { address } }, context) => {
  const { shop, now } = context;
  const consumerId = context.session?.consumerNo ?? '';
  return shop.database.db.transaction().execute(async (tx) => {
    const book = await lockAddressBook<AddressDocument>(tx, consumerId);
    const found = book.find(({ id }) => id === params.addressId);
    if (!found) return refuse('CCA401');
    const approachType = address.approachType ?? found.approach_type;
    const document = changedDocument(found.document, address, approachType, context);
    const wrong = documentRefusal(document, approachType, context);
    if (wrong) return wrong;
    const others = book.filter((one) => one !== found);
    if (isThere(others, document, approachType)) return refuse('CCA400');
    // The last mark of a type cannot be taken away, only given to another address.
    const wasMain = found.main && found.approach_type === approachType;
    const main = wasMain || becomesMain(marksOf(others), { approachType, main: address.main });
    if (main && !wasMain) await clearMain(tx, consumerId, approachType);
    await replaceAddress(tx, found.id, { document, approach_type: approachType, main }, now);
    if (found.main && found.approach_type !== approachType) await passMainOn(tx, others, found.approach_type);
    return { addressId: found.id };
  });
});

/** Deletes an address of the consumer's own book; the next of its type becomes the main one (C7.85). */
export const removeFromBook = handle(removeAddress, async ({ params }, { shop, session }) =>
  shop.database.db.transaction().execute(async (tx) => {
    const book = await lockAddressBook<AddressDocument>(tx, session?.consumerNo ?? '');
    const found = book.find(({ id }) => id === params.addressId);
    if (!found) return refuse('CCA401');
    if (await isBillingAddress(tx, found.id)) return refuse('PRO414');
    await deleteAddress(tx, found.id);
    if (found.main) {
      await passMainOn(
        tx,
        book.filter((one) => one !== found),
        found.approach_type,
      );
    }
    return { removed: true };
  }),
);

type Transaction = Parameters<typeof setMain>[0];

async function passMainOn(tx: Transaction, left: Book, approachType: 'S' | 'B'): Promise<void> {
  const next = left.find((one) => one.approach_type === approachType);
  if (next && !left.some((one) => one.approach_type === approachType && one.main)) await setMain(tx, next.id);
}

function isThere(book: Book, document: AddressDocument, approachType: 'S' | 'B'): boolean {
  return book.some((one) => one.approach_type === approachType && isSameAddress(one.document, document));
}

function documentRefusal(
  document: AddressDocument,
  approachType: 'S' | 'B',
  context: Context,
): Refusal<'SHP410' | 'CHK320'> | undefined {
  if (document.phone === '') return refuse('SHP410', { member: 'phone' });
  const problems = addressProblems({ ...document, approachType }, approachType, context);
  return problems.length > 0 ? refuseFields('CHK320', problems) : undefined;
}
