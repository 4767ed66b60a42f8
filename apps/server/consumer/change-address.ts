import { changeAddress } from '@eyelet/contracts/consumer/change-address.ts';
import { clearMain, lockAddressBook, replaceAddress } from '@eyelet/db/addresses/address.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { becomesMain } from '@eyelet/domain/consumer/main-address.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { type AddressDocument, changedDocument } from './address-document.ts';
import { documentRefusal, isThere, marksOf, passMainOn } from './addresses.ts';
import { tellChanged } from './tell-profile.ts';

/** Changes an address of the consumer's own address book (C7.84). */
export const changeAddressHandler = handle(changeAddress, async (context, { params, body: { address } }) => {
  const { shop, now } = context;
  const consumerId = context.session?.consumerNo ?? '';
  return transact(shop.database.db, async (tx) => {
    const book = await lockAddressBook<AddressDocument>(tx, consumerId);
    const found = book.find(({ id }) => id === params.addressId);
    if (!found) return refuse('CCA401');
    const approachType = address.approachType ?? found.approach_type;
    const document = changedDocument(context, found.document, address, approachType);
    const wrong = documentRefusal(context, document, approachType);
    if (wrong) return wrong;
    const others = book.filter((one) => one !== found);
    if (isThere(others, document, approachType)) return refuse('CCA400');
    // The last main flag of a type cannot be removed, only moved to another address.
    const wasMain = found.main && found.approach_type === approachType;
    const main = wasMain || becomesMain(marksOf(others), { approachType, main: address.main });
    if (main && !wasMain) await clearMain(tx, consumerId, approachType);
    await replaceAddress(tx, found.id, { document, approach_type: approachType, main }, now);
    if (found.main && found.approach_type !== approachType) await passMainOn(tx, others, found.approach_type);
    await tellChanged(tx, consumerId, now);
    return { addressId: found.id };
  });
});
