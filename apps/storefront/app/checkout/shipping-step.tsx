import { Button } from '@eyelet/ui/actions/button.tsx';
import { Checkbox } from '@eyelet/ui/fields/checkbox.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { lazy, Suspense, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { SignInLine } from '../account-entry/sign-in-line.tsx';
import { AddressFields, ContactFields } from '../addresses/address-fields.tsx';
import { addressValues, valuesOfAddress } from '../addresses/address-form.ts';
import { useAddressRules } from '../addresses/use-address-rules.ts';
import { homeShipment, needsAddress, storeShipments } from '../cart-changes/needs.ts';
import { AddressChoice, anotherAddress } from './address-choice.tsx';
import type { StepProblems } from './data.ts';
import { useDraft } from './drafts.ts';
import type { StepData } from './load-checkout.ts';
import { Section } from './section.tsx';
import { ShipmentMethodsChoice } from './shipment-methods.tsx';
import { staysOffline } from './stays-offline.ts';
import { StepErrorSummary } from './step-error-summary.tsx';
import { useStepErrors } from './use-step-errors.ts';

const PickupPart = lazy(async () => ({ default: (await import('./pickup-part.tsx')).PickupPart }));
const CollectionPart = lazy(async () => ({ default: (await import('./collection-part.tsx')).CollectionPart }));

/** The shipping step: address and method (C2.28). Pickups need no address (C4.03). */
export function ShippingStep({ data, problems }: Readonly<{ data: StepData; problems: StepProblems | undefined }>) {
  const say = useSay();
  const form = useRef<HTMLFormElement>(null);
  const { cart } = data;
  // The fields take an address that is not in the account.
  const isServed = data.countries.some(({ code }) => code === cart.shippingAddress?.country);
  const own = data.chosenAddress === undefined && isServed && cart.shippingAddress;
  const values = problems?.values ?? (own ? valuesOfAddress(own) : {});
  const atHand = problems?.rules ?? data.rules;
  const [country, setCountry] = useState(values.country || atHand.countryCode);
  const rules = useAddressRules(country, atHand);
  const { errors, attempt, checkAll, watch } = useStepErrors(problems, rules);
  const saving = useNavigation().state !== 'idle';
  const home = homeShipment(cart);
  const isSent = needsAddress(cart);
  const chosen = data.chosenAddress ?? (cart.shippingAddress ? undefined : data.addresses[0]?.id);
  useDraft(form, 'shipping');

  return (
    <Form
      ref={form}
      method="post"
      noValidate
      className="group/shipping grid gap-8"
      {...watch}
      onSubmit={(event) => {
        if (staysOffline(event, say)) return;
        const entered = new FormData(event.currentTarget);
        const asksFields = isSent && (entered.get('addressId') ?? anotherAddress) === anotherAddress;
        if (asksFields && !checkAll(addressValues(entered))) event.preventDefault();
      }}
    >
      <input type="hidden" name="intent" value="shipping" />
      <StepErrorSummary section="shipping" rules={rules} errors={errors} attempt={attempt} />
      {isSent && (
        <>
          <Section title={say(data.addresses.length > 0 ? 'checkout.shippingAddress' : 'checkout.contact')}>
            <SignInLine place="/checkout" signedIn={data.signedIn} className="mb-4 text-14" />
            <AddressChoice section="shipping" offers={data.addresses} chosen={chosen} error={errors.addressId} />
            <div className="group-has-[[name=addressId]:not([value=new]):checked]/shipping:hidden">
              <ContactFields section="shipping" values={values} errors={errors} />
            </div>
          </Section>
          <div className="group-has-[[name=addressId]:not([value=new]):checked]/shipping:hidden">
            <Section title={say(data.addresses.length > 0 ? 'checkout.anotherAddress' : 'checkout.shippingAddress')}>
              <AddressFields
                section="shipping"
                rules={rules}
                countries={data.countries}
                country={country}
                onCountry={setCountry}
                values={values}
                errors={errors}
              />
              {data.ownAccount && (
                <Checkbox name="saveAddress" value="1" label={say('checkout.saveAddress')} className="mt-6" />
              )}
            </Section>
          </div>
        </>
      )}
      {!isSent && storeShipments(cart).length === 0 && <p className="text-granite">{say('checkout.nothingShipped')}</p>}
      {home && (
        <Section title={say('checkout.shippingMethod')}>
          <ShipmentMethodsChoice shipment={home} currency={cart.currency} error={errors.method} />
          {home.applicableShippingMethods.some(({ code }) => code === 'pudo') && (
            <div className="hidden group-has-[[name=method][value=pudo]:checked]/shipping:block">
              <Suspense>
                <CollectionPart
                  shipment={home}
                  served={data.points}
                  near={values.postalCode ?? ''}
                  country={country}
                  error={errors.collectionPointId}
                />
              </Suspense>
            </div>
          )}
        </Section>
      )}
      {storeShipments(cart).length > 0 && (
        <PickupPart cart={cart} places={data.places} values={problems?.pickup} errors={errors} knowsContact={isSent} />
      )}
      <div>
        <Button type="submit" busy={saving} busyLabel={say('checkout.saving')} className="w-full sm:w-auto sm:min-w-72">
          {say('checkout.toBilling')}
        </Button>
      </div>
    </Form>
  );
}
