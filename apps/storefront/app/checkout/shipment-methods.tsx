import type { ShipmentMethods } from '@eyelet/contracts/cart/shipping-method.ts';
import { formatAmount } from '@eyelet/domain/money/format.ts';
import { RadioCards } from '@eyelet/ui/fields/radio-cards.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { fieldId } from '../addresses/address-fields.tsx';

export type ShipmentMethodsProps = Readonly<{
  shipment: ShipmentMethods;
  currency: string;
  error?: string | undefined;
}>;

/** The methods of one shipment, as radio buttons named `method`. */
export function ShipmentMethodsChoice({ shipment, currency, error }: ShipmentMethodsProps) {
  const { say, tag } = useWords();
  return (
    <div id={fieldId('shipping', 'method')} tabIndex={-1} className="outline-none">
      <RadioCards
        legend={say('checkout.chooseMethod')}
        hidesLegend
        name="method"
        defaultValue={shipment.code}
        cards={shipment.applicableShippingMethods.map(({ code, label, deliveryTime, price }) => ({
          value: code,
          title: label,
          note: deliveryTime,
          aside: price.amount === 0 ? say('cart.shippingFree') : formatAmount(price.amount, currency, tag),
        }))}
      />
      {error && <p className="mt-2 text-14 text-buoy">{error}</p>}
    </div>
  );
}
