import { addAddress } from '@eyelet/contracts/consumer/add-address.ts';
import { clearMain, insertAddress, lockAddressBook } from '@eyelet/db/addresses/address.ts';
import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { becomesMain } from '@eyelet/domain/consumer/main-address.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { type AddressDocument, changedDocument } from './address-document.ts';
import { documentRefusal, isThere, marksOf } from './addresses.ts';
import { tellChanged } from './tell-profile.ts';

/** Adds an address to the consumer's address book (C7.83). */
export const addAddressHandler = handle(addAddress, async (context, { body: { address } }) => {
  const { shop, now, newId } = context;
  const consumerId = context.session?.consumerNo ?? '';
  const approachType = address.approachType ?? 'S';
  const document = changedDocument(context, undefined, address, approachType);
  const wrong = documentRefusal(context, document, approachType);
  if (wrong) return wrong;
  return transact(shop.database.db, async (tx) => {
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
    await tellChanged(tx, consumerId, now);
    return { addressId: id };
  });
});
