import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import type { Instrument } from '@eyelet/contracts/cart/instrument.ts';
import { isValueMethod } from '@eyelet/domain/payments/value-methods.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { Checkbox } from '@eyelet/ui/fields/checkbox.tsx';
import { type RadioCard, RadioCards } from '@eyelet/ui/fields/radio-cards.tsx';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { AddressFields, ContactFields, fieldId } from '../addresses/address-fields.tsx';
import { type AddressValues, addressValues, valuesOfAddress } from '../addresses/address-form.ts';
import { useAddressRules } from '../addresses/use-address-rules.ts';
import { CardFrame } from '../cards/card-frame.tsx';
import { SavedCard } from '../cards/saved-card.tsx';
import { useCardReading } from '../cards/use-card-reading.ts';
import { AddressChoice, anotherAddress } from './address-choice.tsx';
import type { StepProblems } from './data.ts';
import { useDraft } from './drafts.ts';
import { GiftCardPart } from './gift-card-part.tsx';
import { valueCovers } from './is-covered.ts';
import type { StepData } from './load-checkout.ts';
import { PaidWith } from './paid-with.tsx';
import { type PayMark, PayMarks } from './pay-marks.tsx';
import { Section } from './section.tsx';
import { staysOffline } from './stays-offline.ts';
import { StepErrorSummary } from './step-error-summary.tsx';
import { useStepErrors } from './use-step-errors.ts';
import { ValuePart } from './value-part.tsx';

/** The billing step: payment method and billing address (C2.29). */
export function BillingStep({ data, problems }: Readonly<{ data: StepData; problems: StepProblems | undefined }>) {
  const say = useSay();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const { cart, payment } = data;
  const others = cart.payment_instruments.filter(({ payment_method_id: id }) => !isValueMethod(id));
  const [paid] = data.wantsNewCard || data.refused !== null ? [] : others;
  const isPaid = valueCovers(cart);
  const offers = paymentOffers(data, paid, say);
  const [wanted, setPay] = useState(offers[0]?.value ?? newCard);
  // A card that has since been deleted is no longer selected.
  const chosen = offers.some(({ value }) => value === wanted) ? wanted : (offers[0]?.value ?? newCard);
  const pay = isPaid ? 'kept' : chosen;
  const values = problems?.values ?? firstValues(cart);
  const atHand = problems?.rules ?? data.rules;
  const [country, setCountry] = useState(values.country || atHand.countryCode);
  const rules = useAddressRules(country, atHand);
  const { errors, attempt, checkAll, setError, watch } = useStepErrors(problems, rules);
  const card = useCardReading(payment, (problem) => setError('card', problem));
  const { stop } = card;
  const busy = useNavigation().state !== 'idle' || card.reading;
  const isSame = problems
    ? problems.sameAsShipping
    : data.shipTo.join() === data.billTo.join() || data.billTo.length === 0;
  useDraft(form, 'billing');
  // Without scripts the card is entered on a page of its own, as posting this form would lose the provider's fields.
  const besidesCard = data.entersCard ? 'scripted' : undefined;

  const takeToken = useCallback(
    (token: string) => {
      stop();
      if (!form.current) return;
      const entered = new FormData(form.current);
      entered.set('cardToken', token);
      submit(entered, { method: 'post' });
    },
    [submit, stop],
  );

  function send(event: FormEvent<HTMLFormElement>): void {
    if (staysOffline(event, say)) return;
    const entered = new FormData(event.currentTarget);
    const asksFields = (entered.get('addressId') ?? anotherAddress) === anotherAddress;
    const isComplete = entered.has('sameAsShipping') || !asksFields || checkAll(addressValues(entered));
    if (pay !== newCard && isComplete) return;
    event.preventDefault();
    if (isComplete && !busy) card.read();
  }

  return (
    <>
      {!data.entersCard && (
        <div>
          <ValuePart data={data} />
          <GiftCardPart data={data} />
        </div>
      )}
      <Form ref={form} method="post" noValidate onSubmit={send} {...watch} className="group/billing grid gap-8">
        <input type="hidden" name="intent" value="billing" />
        {isPaid && <input type="hidden" name="pay" value="kept" />}
        <StepErrorSummary section="billing" rules={rules} errors={errors} attempt={attempt} />
        {!isPaid && (
          <Section title={say('checkout.payment')}>
            <div id={fieldId('billing', 'card')} tabIndex={-1} className="grid gap-4 outline-none">
              {data.entersCard && <p className="text-18">{say('checkout.enterCard')}</p>}
              <div className={besidesCard}>
                <RadioCards
                  legend={say('checkout.choosePayment')}
                  hidesLegend
                  name="pay"
                  value={pay}
                  onValue={(value) => {
                    setPay(value);
                    stop();
                    setError('card', undefined);
                  }}
                  cards={offers}
                />
              </div>
              {pay === newCard && payment && (
                <div
                  className={`grid gap-1 border border-drift bg-paper px-5 pb-5 pt-4 ${data.entersCard ? '' : 'scripted'}`}
                >
                  <CardFrame session={payment} onToken={takeToken} {...card.fields} />
                  {data.ownAccount && (
                    <Checkbox name="saveCard" value="1" label={say('checkout.saveCard')} className="scripted" />
                  )}
                </div>
              )}
              {errors.card && (
                <p className="flex items-start gap-1.5 text-14 text-buoy">
                  <Icon name="warning" className="mt-0.5 size-4" />
                  {errors.card}
                </p>
              )}
              <p className="flex items-start gap-2 text-14 text-granite">
                <Icon name="lock" className="mt-0.5 size-4" />
                {say(sentenceOf(pay === 'kept' ? paid?.payment_method_id : pay))}
              </p>
            </div>
          </Section>
        )}
        <Section title={say('checkout.billingAddress')} className={besidesCard}>
          {cart.shippingAddress && (
            <>
              <Checkbox
                name="sameAsShipping"
                value="1"
                defaultChecked={isSame}
                label={say('checkout.sameAsShipping')}
              />
              <p className="mt-2 hidden pl-8 text-14 text-granite group-has-[[name=sameAsShipping]:checked]/billing:block">
                {data.shipTo.join(', ')}
              </p>
            </>
          )}
          <div className="mt-6 group-has-[[name=sameAsShipping]:checked]/billing:hidden">
            <AddressChoice
              section="billing"
              offers={data.addresses}
              chosen={data.chosenAddress}
              error={errors.addressId}
            />
          </div>
          <div className="mt-6 grid gap-5 group-has-[[name=addressId]:not([value=new]):checked]/billing:hidden group-has-[[name=sameAsShipping]:checked]/billing:hidden">
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
        <div className={besidesCard}>
          <Button type="submit" busy={busy} busyLabel={say('checkout.saving')} className="w-full sm:w-auto sm:min-w-72">
            {say('checkout.toSummary')}
          </Button>
        </div>
      </Form>
    </>
  );
}

/** Value of the choice that shows the card fields. */
const newCard = 'new';

/** The payment methods: the one in the cart, saved cards, a new card, and the others of the market. */
function paymentOffers(
  { cards, methods }: StepData,
  paid: Instrument | undefined,
  say: Translate,
): readonly RadioCard[] {
  const isSaved = cards.some(({ card }) => card.last4 === paid?.card?.last4 && card.brand === paid.card.brand);
  const kept = paid && !isSaved ? [{ value: 'kept', title: <PaidWith instrument={paid} /> }] : [];
  const saved = cards.map(({ paymentInstrumentId, card }) => ({
    value: `card:${paymentInstrumentId}`,
    title: <SavedCard card={card} />,
  }));
  const others = methods.map(({ payment_method_id, label }) => ({
    value: payment_method_id === 'CREDIT_CARD' ? newCard : payment_method_id,
    title: payment_method_id === 'CREDIT_CARD' && saved.length + kept.length > 0 ? say('checkout.cardChange') : label,
    aside: <PayMarks of={marksOf(payment_method_id)} />,
  }));
  return [...kept, ...saved, ...others.filter(({ value }) => value !== 'DW_APPLE_PAY' && !isValueMethod(value))];
}

function marksOf(method: string): readonly PayMark[] {
  if (method === 'PAYPAL' || method === 'KLARNA') return [method];
  return method === 'CREDIT_CARD' ? ['visa', 'mastercard', 'amex'] : [];
}

/** The explanation of the chosen payment method. */
function sentenceOf(pay: string | undefined) {
  if (pay === 'PAYPAL') return 'checkout.paypalHow';
  return pay === 'KLARNA' ? 'checkout.klarnaHow' : 'checkout.cardSafe';
}

/** The billing address, or the parts of the delivery address that are likely the same. */
function firstValues({ billingAddress, shippingAddress }: Cart): AddressValues {
  if (billingAddress) return valuesOfAddress(billingAddress);
  if (!shippingAddress) return {};
  const { email, phone, phoneCode } = valuesOfAddress(shippingAddress);
  return { email, phone, phoneCode };
}
