import type { TimelineEntry } from '@eyelet/contracts/order-desk/timeline.ts';
import { Link } from 'react-router';
import { dateTime, useWords } from '../words/words.ts';

type ReturnedEntryProps = Readonly<{ returned: NonNullable<TimelineEntry['returned']>; at: string }>;

/** A step of a return, or of its exchange, in the timeline of an order. */
export function ReturnedEntry({ returned, at }: ReturnedEntryProps) {
  const { t, language } = useWords();
  const { returnId, step, orderNumber } = returned;
  return (
    <li>
      <span>{t(`studio.orders.returned.${step}`)}</span>
      <span>
        <Link to={`/returns/${returnId}`}>
          <code>{returnId}</code>
        </Link>
        {orderNumber === null ? undefined : (
          <>
            {' · '}
            <Link to={`/orders/${orderNumber}`}>
              <code>{orderNumber}</code>
            </Link>
          </>
        )}
      </span>
      <time className="hint" dateTime={at}>
        {dateTime(language, at)}
      </time>
    </li>
  );
}
