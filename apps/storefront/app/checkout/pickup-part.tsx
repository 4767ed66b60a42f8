import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { splitPhone } from '@eyelet/domain/validation/phone-number.ts';
import { PhoneInput } from '@eyelet/ui/fields/phone-input.tsx';
import { TextInput } from '@eyelet/ui/fields/text-input.tsx';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { fieldId } from '../addresses/address-fields.tsx';
import { ShipmentText } from '../cart/shipment-text.tsx';
import { storeShipments } from '../cart-changes/needs.ts';
import { pickups } from '../cart-changes/pickups.ts';
import type { FieldErrors } from '../forms/field-errors.ts';
import { useMarket } from '../shop/shop-data.ts';
import type { PlaceTexts } from './place-texts.ts';
import { Section } from './section.tsx';
import { ShipmentPlace } from './shipment-place.tsx';

export type PickupPartProps = Readonly<{
  cart: Cart;
  places: PlaceTexts;
  values: Readonly<Record<string, string>> | undefined;
  errors: FieldErrors;
  /** Whether the page also asks for the contact of a delivery, which then counts for the pickup too. */
  knowsContact: boolean;
}>;

/**
 * The items at each store with their pickup times, and whom to notify when they are ready (C5.50); nobody has to be
 * notified of what is taken at once.
 */
export function PickupPart({ cart, places, values, errors, knowsContact }: PickupPartProps) {
  const say = useSay();
  const { phone, pickupAsksEmail } = useMarket();
  const known = cart.pickupContact;
  const stored = splitPhone(known?.phone ?? '');
  const shipments = storeShipments(cart);
  const isAwaited = pickups(cart).length > 0;
  return (
    <Section title={isAwaited ? say('checkout.pickup') : (shipments[0]?.label ?? '')}>
      <ul className="grid gap-4">
        {shipments.map((shipment) => (
          <li key={shipment.shippingId} className="flex gap-3 border border-drift bg-paper p-4">
            <Icon name="pin" className="size-5 shrink-0" />
            <div>
              <p className="font-medium">
                <ShipmentText shipment={shipment} />
              </p>
              <ShipmentPlace text={places[shipment.shippingId]} />
              <p className="mt-1 text-14 text-granite">
                {cart.items
                  .filter(({ id }) => shipment.itemIds.includes(id))
                  .map(({ name, qty }) => `${qty} × ${name}`)
                  .join(', ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {isAwaited && !knowsContact && (
        <div className="mt-6 grid gap-5">
          <TextInput
            id={fieldId('shipping', 'pickupEmail')}
            name="pickupEmail"
            type="email"
            inputMode="email"
            autoComplete="email"
            label={say('checkout.pickupEmail')}
            required={pickupAsksEmail}
            optionalLabel={say('address.optional')}
            defaultValue={values?.pickupEmail ?? known?.email ?? ''}
            {...(errors.pickupEmail ? { error: errors.pickupEmail } : {})}
          />
          <PhoneInput
            id={fieldId('shipping', 'pickupPhone')}
            name="pickupPhone"
            label={say('checkout.pickupPhone')}
            optionalLabel={say('address.optional')}
            dialCodeName="pickupPhoneCode"
            dialCodeLabel={say('address.phoneCode')}
            dialCodes={phone.dialCodes}
            defaultDialCode={values?.pickupPhoneCode || stored?.dialCode || phone.dialCode}
            defaultValue={values?.pickupPhone ?? stored?.national ?? ''}
            {...(errors.pickupPhone ? { error: errors.pickupPhone } : {})}
            className="max-w-md"
          />
        </div>
      )}
    </Section>
  );
}
