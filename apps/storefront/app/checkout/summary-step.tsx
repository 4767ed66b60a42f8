import { formatAmount } from '@eyelet/domain/money/format.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { LinkedText, linkMark } from '@eyelet/ui/actions/linked-text.tsx';
import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { Notice } from '@eyelet/ui/notices/notice.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import type { ReactNode } from 'react';
import { AddressText } from '../addresses/address-text.tsx';
import { needsAddress } from '../cart-changes/needs.ts';
import { useLocale } from '../shop/locale.ts';
import { paidPart } from './is-covered.ts';
import type { StepData } from './load-checkout.ts';
import { OrderSummary } from './order-summary.tsx';
import { payingWith } from './paying-with.ts';
import { Payments } from './payments.tsx';
import { ShipmentList } from './shipment-list.tsx';
import { staysOffline } from './stays-offline.ts';
import { usePlacing } from './use-placing.ts';

/** The summary step: everything to check, and the button that places the order (C2.30). */
export function SummaryStep({ data }: Readonly<{ data: StepData }>) {
  const { say, tag } = useWords();
  const { path } = useLocale();
  const { cart } = data;
  const { state, place, disconnected } = usePlacing(cart);
  return (
    <div className="grid gap-8">
      {disconnected && <Notice tone="error">{say('checkout.disconnected')}</Notice>}
      {needsAddress(cart) && (
        <Part title={say('checkout.shippingAddress')} step="shipping" edit={say('checkout.editShipping')}>
          <AddressText lines={data.shipTo} address={cart.shippingAddress} />
        </Part>
      )}
      {cart.shippingMethods.length > 0 && (
        <Part title={say('checkout.shippingMethod')} step="shipping" edit={say('checkout.editShipping')}>
          <ShipmentList cart={cart} places={data.places} />
        </Part>
      )}
      <Part title={say('checkout.payment')} step="billing" edit={say('checkout.editBilling')}>
        <Payments order={paidPart(cart)} />
      </Part>
      <Part title={say('checkout.billingAddress')} step="billing" edit={say('checkout.editBilling')}>
        {cart.shippingAddress && data.shipTo.join() === data.billTo.join() ? (
          <p>{say('checkout.sameAsShipping')}</p>
        ) : (
          <AddressText lines={data.billTo} address={cart.billingAddress} />
        )}
      </Part>
      {/* On wide screens the items are beside the steps already. */}
      <section className="border-t border-drift pt-6 lg:hidden">
        <h3 className="mb-5 text-18 font-medium">{say('checkout.items')}</h3>
        <OrderSummary cart={cart} />
      </section>
      <form
        method="post"
        className="border-t border-drift pt-6"
        data-placing={state === 'placing'}
        data-finalized={state === 'finalized'}
        onSubmit={(event) => {
          if (staysOffline(event, say)) return;
          event.preventDefault();
          place();
        }}
      >
        <input type="hidden" name="intent" value="place" />
        <input type="hidden" name="cartId" value={cart.id} />
        <input type="hidden" name="paymentMethod" value={payingWith(cart)} />
        {data.proof && <input type="hidden" name="recaptcha_response" value={data.proof} />}
        <input type="hidden" name="expectedTotal" value={cart.totals.total} />
        <input type="hidden" name="expectedTax" value={cart.totals.tax} />
        <p className="mb-4 text-14 text-granite">
          <LinkedText
            text={say('checkout.terms', { terms: linkMark })}
            href={`/${path}/sale-terms`}
            label={say('checkout.termsLink')}
          />
        </p>
        <Button
          type="submit"
          busy={state !== 'idle'}
          busyLabel={say('checkout.placing')}
          className="w-full sm:w-auto sm:min-w-72"
        >
          {say('checkout.placeOrderAmount', { amount: formatAmount(cart.totals.total, cart.currency, tag) })}
        </Button>
      </form>
    </div>
  );
}

type PartProps = Readonly<{ title: string; step: 'shipping' | 'billing'; edit: string; children: ReactNode }>;

function Part({ title, step, edit, children }: PartProps) {
  const say = useWords().say;
  const { path } = useLocale();
  return (
    <section className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 border-t border-drift pt-6">
      <h3 className="text-18 font-medium">{title}</h3>
      <TextLink href={`/${path}/checkout?step=${step}`} aria-label={`${edit}: ${title}`} className="touch-area text-14">
        {say('shop.edit')}
      </TextLink>
      <div>{children}</div>
    </section>
  );
}
