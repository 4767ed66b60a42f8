import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { classes } from '@eyelet/ui/layout/classes.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { AddressText } from '../addresses/address-text.tsx';
import { TotalsTable } from '../cart/totals.tsx';
import { Payments } from '../checkout/payments.tsx';
import { useLocale } from '../shop/locale.ts';
import { Fact } from './fact.tsx';
import type { LoadedOrder } from './load-order.ts';
import { OrderSteps } from './order-steps.tsx';
import { OrderedItems } from './ordered-items.tsx';
import { Papers } from './papers.tsx';
import { isSentHome } from './shipments-of.ts';

export type OrderBodyProps = Readonly<{
  of: LoadedOrder;
  /** Whether it is in the column of an account page, where the sums are below the items. */
  narrow?: boolean;
}>;

/** What was ordered, by shipment, with what it cost, its addresses and its payments. */
export function OrderBody({
  of: { order, receiptQuery, shipments, places, arrived, travels, collecting, steps, shipTo, billTo },
  narrow = false,
}: OrderBodyProps) {
  const say = useSay();
  const { path } = useLocale();
  const home = shipments.find(isSentHome);
  return (
    <div className={classes('mt-12 grid gap-x-16 gap-y-12', !narrow && 'lg:grid-cols-[1fr_26rem]')}>
      <section>
        <h2 className="mb-6 font-display text-28 font-semibold">{say('order.items')}</h2>
        <OrderedItems
          order={order}
          shipments={shipments}
          places={places}
          arrived={arrived}
          travels={travels}
          collecting={collecting}
        />
      </section>
      <div className="grid content-start gap-8">
        <div className="bg-paper p-6 lg:p-8">
          <TotalsTable of={order} />
          {order.hasReceipt && (
            <p className="mt-4">
              <TextLink href={`/${path}/receipt?${receiptQuery}`} className="touch-area text-14">
                {say('cart.why')}
              </TextLink>
            </p>
          )}
          {order.inStoreSalesInfo && (
            <p className="mt-4">
              <TextLink href={`/${path}/till-receipt?order=${order.orderNumber}`} className="touch-area text-14">
                {say('purchases.till')}
              </TextLink>
            </p>
          )}
          <Papers order={order} />
        </div>
        <section>
          <h2 className="mb-4 text-18 font-medium">{say('purchases.track.steps')}</h2>
          <OrderSteps steps={steps} />
        </section>
        <dl className="grid gap-6 sm:grid-cols-2">
          {home && (
            <Fact term={say('order.shipTo')}>
              <AddressText lines={shipTo} address={home.address} />
            </Fact>
          )}
          <Fact term={say('order.billTo')}>
            <AddressText lines={billTo} address={null} />
          </Fact>
          {order.payment_instruments.length > 0 && (
            <Fact term={say('order.paidWith')}>
              <Payments order={order} />
            </Fact>
          )}
        </dl>
      </div>
    </div>
  );
}
