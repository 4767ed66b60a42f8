import { formatAmount } from '@eyelet/domain/money/format.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { RadioCards } from '@eyelet/ui/fields/radio-cards.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { SignInLine } from '../signing/sign-in-line.tsx';
import { AddressFields, ContactFields, fieldId } from './address-fields.tsx';
import { addressValues, valuesOfAddress } from './address-form.ts';
import type { StepProblems } from './data.ts';
import { useDraft } from './drafts.ts';
import type { StepData } from './load-checkout.ts';
import { Section } from './section.tsx';
import { StepErrorSummary } from './step-error-summary.tsx';
import { useAddressRules } from './use-address-rules.ts';
import { useStepErrors } from './use-step-errors.ts';

/** Where the order goes and how it gets there (C2.28). */
export function ShippingStep({ data, problems }: Readonly<{ data: StepData; problems: StepProblems | undefined }>) {
  const { say, tag } = useWords();
  const form = useRef<HTMLFormElement>(null);
  const { cart } = data;
  const values = problems?.values ?? (cart.shippingAddress ? valuesOfAddress(cart.shippingAddress) : {});
  const atHand = problems?.rules ?? data.rules;
  const [country, setCountry] = useState(values.country || atHand.countryCode);
  const rules = useAddressRules(country, atHand);
  const { errors, attempt, checkAll, watch } = useStepErrors(problems, rules);
  const saving = useNavigation().state !== 'idle';
  useDraft(form, 'shipping');

  const [shipment] = cart.shippingMethods;
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      className="grid gap-8"
      {...watch}
      onSubmit={(event) => {
        if (!checkAll(addressValues(new FormData(event.currentTarget)))) event.preventDefault();
      }}
    >
      <input type="hidden" name="intent" value="shipping" />
      <StepErrorSummary section="shipping" rules={rules} errors={errors} attempt={attempt} />
      <Section title={say('checkout.contact')}>
        <SignInLine place="/checkout" signedIn={data.signedIn} className="mb-4 text-14" />
        <ContactFields section="shipping" values={values} errors={errors} />
      </Section>
      <Section title={say('checkout.shippingAddress')}>
        <AddressFields
          section="shipping"
          rules={rules}
          countries={data.countries}
          country={country}
          onCountry={setCountry}
          values={values}
          errors={errors}
        />
      </Section>
      {shipment && (
        <Section title={say('checkout.shippingMethod')}>
          <div id={fieldId('shipping', 'method')} tabIndex={-1} className="outline-none">
            <RadioCards
              legend={say('checkout.chooseMethod')}
              name="method"
              defaultValue={shipment.code}
              cards={shipment.applicableShippingMethods.map(({ code, label, deliveryTime, price }) => ({
                value: code,
                title: label,
                note: deliveryTime,
                aside: price.amount === 0 ? say('cart.shippingFree') : formatAmount(price.amount, cart.currency, tag),
              }))}
            />
            {errors.method && <p className="mt-2 text-14 text-buoy">{errors.method}</p>}
          </div>
        </Section>
      )}
      <div>
        <Button type="submit" busy={saving} busyLabel={say('checkout.saving')} className="w-full sm:w-auto sm:min-w-72">
          {say('checkout.toBilling')}
        </Button>
      </div>
    </Form>
  );
}
