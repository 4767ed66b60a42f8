import type { AddressInput } from '@eyelet/contracts/addresses/address.ts';
import { insertAddress, lockAddressBook } from '@eyelet/db/addresses/address.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { isSameAddress } from '@eyelet/domain/addresses/same-address.ts';
import { becomesMain } from '@eyelet/domain/consumer/main-address.ts';
import { addressProblems } from '../addresses/check.ts';
import { type AddressDocument, changedDocument } from '../consumer/address-document.ts';
import { tellChanged } from '../consumer/tell-profile.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse, refuseFields } from '../kernel/refusal.ts';

type Billed = Readonly<{ billingAddressId?: string | null; billingAddress?: AddressInput }>;

/**
 * The billing address of a card: one of the address book by its id (PYT405 if unknown), or one in the request, which is
 * added to the address book if it is new (PYT406 if incomplete).
 */
export async function billingAddressOf(
  tx: Reader,
  owner: string,
  { billingAddressId, billingAddress }: Billed,
  context: Context,
): Promise<string | null | Refusal<'PYT405' | 'PYT406'>> {
  const isNamed = billingAddressId !== undefined && billingAddressId !== null;
  if (!isNamed && !billingAddress) return null;
  const book = await lockAddressBook<AddressDocument>(tx, owner);
  if (isNamed) return book.some(({ id }) => id === billingAddressId) ? billingAddressId : refuse('PYT405');
  const document = changedDocument(context, undefined, billingAddress ?? {}, 'B');
  const problems = addressProblems(context, { ...document, approachType: 'B' }, 'B');
  if (problems.length > 0) return refuseFields('PYT406', problems);
  const known = book.find((one) => one.approach_type === 'B' && isSameAddress(one.document, document));
  if (known) return known.id;
  const id = context.newId();
  const marks = book.map(({ id: of, approach_type, main }) => ({ id: of, approachType: approach_type, main }));
  await insertAddress(tx, {
    id,
    consumer_id: owner,
    approach_type: 'B',
    main: becomesMain(marks, { approachType: 'B' }),
    document,
    created_at: context.now,
    updated_at: context.now,
  });
  await tellChanged(tx, owner, context.now);
  return id;
}
