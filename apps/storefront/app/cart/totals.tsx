import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import type { LineItem } from '@eyelet/contracts/cart/item.ts';
import { formatAmount } from '@eyelet/domain/money/format.ts';
import { useWords } from '@eyelet/ui/words/words.tsx';
import type { ReactNode } from 'react';
import { Amount } from './amount.tsx';

export type TotalsProps = Readonly<{
  /** A cart, or an order. */
  of: Pick<Cart, 'totals' | 'promoSummary' | 'currency'> &
    Readonly<{
      items: readonly LineItem[];
      /** What each shipment of a cart costs; where only some are free, the others are named. */
      shippingMethods?: readonly Readonly<{ shippingId: string; label: string; price: { amount: number } }>[];
    }>;
  stale?: boolean;
}>;

/**
 * The totals of items, delivery and tax. Each promotion with a discount is a row with its amount, so that
 * all rows add up to the total.
 */
export function TotalsTable({ of, stale = false }: TotalsProps) {
  const { totals, promoSummary, currency, items, shippingMethods = [] } = of;
  const { say, tag } = useWords();
  const amount = (value: number) => <Amount value={value} currency={currency} stale={stale} />;
  // A gift is named at its line; its promotion has no discount.
  const brought = items.flatMap((item) => (item.bonus ? item.productPromotions.map((one) => one.promotionId) : []));
  const reducing = promoSummary.filter((one) => one.amount > 0 && !brought.includes(one.promotionId));
  // Orders from before discounts were stored per promotion have the sum only.
  const unnamed = reducing.reduce(
    (left, one) => left - cents(one.amount),
    cents(totals.rowTotal) - cents(totals.itemTotal),
  );
  const free = promoSummary.filter(({ level }) => level === 'SHIPPING');
  const charged = shippingMethods.filter(({ price }) => free.length > 0 && price.amount > 0);
  const notes = [
    ...free.map((one) => one.promotionName),
    ...charged.map((one) =>
      say('shop.labelled', { label: one.label, value: formatAmount(one.price.amount, currency, tag) }),
    ),
  ];
  return (
    <div>
      <dl className="space-y-2.5">
        <Row term={say('cart.subtotal')}>{amount(totals.rowTotal)}</Row>
        {reducing.map((one) => (
          <Row key={one.promotionId} term={one.promotionName}>
            <span className="text-buoy">−{amount(one.amount)}</span>
          </Row>
        ))}
        {unnamed > 0 && (
          <Row term={say('cart.discount')}>
            <span className="text-buoy">−{amount(unnamed / 100)}</span>
          </Row>
        )}
        <Row
          term={
            <>
              {say('cart.shipping')}
              {notes.map((note) => (
                <span key={note} className="block text-14 text-granite">
                  {note}
                </span>
              ))}
            </>
          }
        >
          {totals.shipping === 0 ? say('cart.shippingFree') : amount(totals.shipping)}
        </Row>
        {!totals.taxIncluded && (
          <Row term={say('cart.tax')}>
            {(totals.tax > 0 || !totals.taxPending) && amount(totals.tax)}
            {totals.taxPending && (
              <span className="block text-14 text-granite">
                {say(totals.tax > 0 ? 'cart.taxMore' : 'cart.taxLater')}
              </span>
            )}
          </Row>
        )}
        {totals.appliedRewards.map(({ rewardId, points, code, amountInCurrency }) => (
          <Row
            key={rewardId}
            term={points === null ? say('cart.reward', { code: code ?? '' }) : say('cart.voucher', { n: points })}
          >
            <span className="text-buoy">−{amount(amountInCurrency)}</span>
          </Row>
        ))}
        <Row term={<span className="text-18 font-medium">{say('cart.total')}</span>} last>
          <span className="text-22 font-medium">{amount(totals.total)}</span>
        </Row>
      </dl>
      {totals.taxIncluded && (
        <p className="mt-1 text-right text-14 text-granite">
          {say('cart.taxIncluded', { amount: formatAmount(totals.tax, currency, tag) })}
        </p>
      )}
    </div>
  );
}

function cents(major: number): number {
  return Math.round(major * 100);
}

function Row({ term, last = false, children }: Readonly<{ term: ReactNode; last?: boolean; children: ReactNode }>) {
  const edge = last ? 'border-t border-drift pt-4 mt-4' : '';
  return (
    <div className={`flex items-baseline justify-between gap-6 ${edge}`}>
      <dt>{term}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}
