import { removeAddress } from '@eyelet/contracts/consumer/remove-address.ts';
import { deleteAddress, lockAddressBook } from '@eyelet/db/addresses/address.ts';
import { isBillingAddress } from '@eyelet/db/cards/card.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import type { AddressDocument } from './address-document.ts';
import { passMainOn } from './addresses.ts';
import { tellChanged } from './tell-profile.ts';

/** Deletes an address of the consumer's own address book; the next of its type becomes the main one (C7.85). */
export const removeAddressHandler = handle(removeAddress, async ({ shop, session, now }, { params }) => {
  const consumerId = session?.consumerNo ?? '';
  return transact(shop.database.db, async (tx) => {
    const book = await lockAddressBook<AddressDocument>(tx, consumerId);
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
    await tellChanged(tx, consumerId, now);
    return { removed: true };
  });
});
