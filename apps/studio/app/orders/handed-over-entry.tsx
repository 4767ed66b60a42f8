import type { TimelineEntry } from '@eyelet/contracts/order-desk/timeline.ts';
import { dateTime, useWords } from '../words/words.ts';

type HandedOverEntryProps = Readonly<{ handedOver: NonNullable<TimelineEntry['handedOver']>; at: string }>;

/** One of several parcels that left, with what is in it, in the timeline of an order. */
export function HandedOverEntry({ handedOver, at }: HandedOverEntryProps) {
  const { t, language } = useWords();
  const { carrier, trackingNumber, items } = handedOver;
  return (
    <li>
      <span>{t('studio.orders.parcelLeft', { carrier })}</span>
      <span className="hint">
        <code>{trackingNumber}</code>
        {items.map((item, index) => (
          <span key={index} className="line">
            {t('studio.orders.partLine', item)}
          </span>
        ))}
      </span>
      <time className="hint" dateTime={at}>
        {dateTime(language, at)}
      </time>
    </li>
  );
}
