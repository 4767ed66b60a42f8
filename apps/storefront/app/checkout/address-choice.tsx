import { RadioCards } from '@eyelet/ui/fields/radio-cards.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { fieldId } from '../addresses/address-fields.tsx';
import type { AddressOffer } from './load-buyer.ts';

/** Value of the choice that asks for an address in the fields below. */
export const anotherAddress = 'new';

export type AddressChoiceProps = Readonly<{
  section: 'shipping' | 'billing';
  offers: readonly AddressOffer[];
  /** Id of the offer that equals the address of the cart, if one does. */
  chosen: string | undefined;
  error?: string | undefined;
}>;

/** Addresses of the account as radio buttons, the main one first; nothing without any. */
export function AddressChoice({ section, offers, chosen, error }: AddressChoiceProps) {
  const say = useSay();
  if (offers.length === 0) return null;
  return (
    <div id={fieldId(section, 'addressId')} tabIndex={-1} className="mb-6 outline-none">
      <RadioCards
        legend={say('checkout.chooseAddress')}
        name="addressId"
        defaultValue={chosen ?? anotherAddress}
        cards={[
          ...offers.map(({ id, name, line }) => ({ value: id, title: name, note: line })),
          { value: anotherAddress, title: say('checkout.anotherAddress') },
        ]}
      />
      {error && <p className="mt-2 text-14 text-buoy">{error}</p>}
    </div>
  );
}
