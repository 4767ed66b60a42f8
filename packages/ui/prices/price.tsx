import { formatAmount } from '@eyelet/domain/money/format.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { useWords } from '../words/words.tsx';

export type PriceProps = Readonly<{
  /** Amounts in major units. */
  price: Readonly<{
    current: number;
    original: number;
    lowCurrent?: number;
    highCurrent?: number;
    historicBestPrice?: number | null;
    percentagePriceDiscount?: number;
    reason?: Readonly<{ label: string }> | null;
  }>;
  currency: string;
  /** `full` names the kind of price and the lowest one of 30 days; `short` leaves that to the product page. */
  detail?: 'full' | 'short';
}>;

/**
 * Current and original price, what kind of price it is (C9.23, C9.24) and why it is reduced, and the lowest price of 30 days where the law
 * requires it.
 */
export function Price({ price, currency, detail = 'short' }: PriceProps) {
  const { say, tag } = useWords();
  const amount = (major: number) => formatAmount(major, currency, tag);
  const { current, original, lowCurrent = current, highCurrent = current } = price;
  const reduced = current < original;
  const gift = current === 0;
  return (
    <span className="price">
      {reduced && <VisuallyHidden>{say('catalogue.price.current')} </VisuallyHidden>}
      <span className={reduced ? 'font-medium text-buoy' : undefined}>
        {lowCurrent < highCurrent ? say('catalogue.price.from', { amount: amount(lowCurrent) }) : amount(current)}
      </span>
      {reduced && (
        <>
          <VisuallyHidden>{say('catalogue.price.original')} </VisuallyHidden>
          <s className="text-granite">{amount(original)}</s>
        </>
      )}
      {(gift || reduced) && detail === 'full' && (
        <span className="label-caps text-buoy">
          {gift ? say('catalogue.discount.freeGift') : say('catalogue.discount.markedDown')}
        </span>
      )}
      {reduced && price.reason && <span className="price-reason">{price.reason.label}</span>}
      {reduced && detail === 'full' && price.historicBestPrice != null && (
        <span className="basis-full text-14 text-granite">
          {say('catalogue.price.lowest30', { amount: amount(price.historicBestPrice) })}
        </span>
      )}
    </span>
  );
}
