import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { Checkbox } from '@eyelet/ui/fields/checkbox.tsx';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { useLocale } from '../session/locale.ts';
import { AddressFields, ContactFields, fieldId } from './address-fields.tsx';
import { type AddressValues, addressValues, valuesOfAddress } from './address-form.ts';
import { CardFrame, submitCard } from './card-frame.tsx';
import type { StepProblems } from './data.ts';
import { useDraft } from './drafts.ts';
import type { StepData } from './load-checkout.ts';
import { SavedCard } from './saved-card.tsx';
import { Section } from './section.tsx';
import { StepErrorSummary } from './step-error-summary.tsx';
import { useAddressRules } from './use-address-rules.ts';
import { useStepErrors } from './use-step-errors.ts';

/** How the order is paid and who gets the bill (C2.29). */
export function BillingStep({ data, problems }: Readonly<{ data: StepData; problems: StepProblems | undefined }>) {
  const say = useSay();
  const { path } = useLocale();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { cart, payment } = data;
  const isNewCard = data.wantsNewCard || data.refused !== null;
  const card = isNewCard ? null : (cart.payment_instruments[0]?.card ?? null);
  const values = problems?.values ?? firstValues(cart);
  const atHand = problems?.rules ?? data.rules;
  const [country, setCountry] = useState(values.country || atHand.countryCode);
  const rules = useAddressRules(country, atHand);
  const { errors, attempt, checkAll, setError, watch } = useStepErrors(problems, rules);
  const [reading, setReading] = useState(false);
  const busy = useNavigation().state !== 'idle' || reading;
  const isSame = problems
    ? problems.sameAsShipping
    : data.shipTo.join() === data.billTo.join() || data.billTo.length === 0;
  useDraft(form, 'billing');

  const takeToken = useCallback(
    (token: string) => {
      setReading(false);
      if (!form.current) return;
      const entered = new FormData(form.current);
      entered.set('cardToken', token);
      submit(entered, { method: 'post' });
    },
    [submit],
  );
  const cardInvalid = say('checkout.cardInvalid');
  const refuseCard = useCallback(() => {
    setReading(false);
    setError('card', cardInvalid);
  }, [cardInvalid]);

  function send(event: FormEvent<HTMLFormElement>): void {
    const entered = new FormData(event.currentTarget);
    const isComplete = entered.has('sameAsShipping') || checkAll(addressValues(entered));
    if (card && isComplete) return;
    event.preventDefault();
    if (!isComplete || !payment || busy) return;
    setError('card', undefined);
    setReading(true);
    submitCard(frame.current, payment);
  }

  return (
    <Form ref={form} method="post" noValidate onSubmit={send} {...watch} className="group/billing grid gap-8">
      <input type="hidden" name="intent" value="billing" />
      <StepErrorSummary section="billing" rules={rules} errors={errors} attempt={attempt} />
      <Section title={say('checkout.payment')}>
        <div id={fieldId('billing', 'card')} tabIndex={-1} className="border border-drift bg-paper outline-none">
          <p className="flex items-center gap-3 border-b border-drift px-5 py-4 font-medium">
            <Icon name="card" />
            {say('checkout.method.CREDIT_CARD')}
          </p>
          <div className="grid gap-4 p-5">
            {card ? (
              <div className="flex flex-wrap items-center justify-between gap-4">
                <SavedCard card={card} />
                <TextLink href={`/${path}/checkout?step=billing&card=new`} className="text-14">
                  {say('checkout.cardChange')}
                </TextLink>
              </div>
            ) : (
              payment && <CardFrame session={payment} frame={frame} onToken={takeToken} onProblem={refuseCard} />
            )}
            {errors.card && (
              <p className="flex items-start gap-1.5 text-14 text-buoy">
                <Icon name="warning" className="mt-0.5 size-4" />
                {errors.card}
              </p>
            )}
            <p className="flex items-start gap-2 text-14 text-granite">
              <Icon name="lock" className="mt-0.5 size-4" />
              {say('checkout.cardSafe')}
            </p>
          </div>
        </div>
      </Section>
      <Section title={say('checkout.billingAddress')}>
        <Checkbox name="sameAsShipping" value="1" defaultChecked={isSame} label={say('checkout.sameAsShipping')} />
        <p className="mt-2 hidden pl-8 text-14 text-granite group-has-[[name=sameAsShipping]:checked]/billing:block">
          {data.shipTo.join(', ')}
        </p>
        <div className="mt-6 grid gap-5 group-has-[[name=sameAsShipping]:checked]/billing:hidden">
          <AddressFields
            section="billing"
            rules={rules}
            countries={data.countries}
            country={country}
            onCountry={setCountry}
            values={values}
            errors={errors}
          />
          <ContactFields section="billing" values={values} errors={errors} />
        </div>
      </Section>
      <div>
        <Button type="submit" busy={busy} busyLabel={say('checkout.saving')} className="w-full sm:w-auto sm:min-w-72">
          {say('checkout.toSummary')}
        </Button>
      </div>
    </Form>
  );
}

/** The bill's own address, or what of the delivery's is likely to hold for it as well. */
function firstValues({ billingAddress, shippingAddress }: Cart): AddressValues {
  if (billingAddress) return valuesOfAddress(billingAddress);
  if (!shippingAddress) return {};
  const { email, phone, phoneCode } = valuesOfAddress(shippingAddress);
  return { email, phone, phoneCode };
}
