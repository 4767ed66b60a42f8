import type { TimelineEntry } from '@eyelet/contracts/order-desk/timeline.ts';
import { Link } from 'react-router';
import { dateTime, useWords } from '../words/words.ts';

type ReplacedEntryProps = Readonly<{ replaced: NonNullable<TimelineEntry['replaced']>; author: string; at: string }>;

/** Goods of an order were sent again, or this order sends those of another one. */
export function ReplacedEntry({ replaced, author, at }: ReplacedEntryProps) {
  const { t, language } = useWords();
  const { step, orderNumber, reason, items } = replaced;
  return (
    <li>
      <span>
        {t(`studio.orders.replaced.${step}`)}
        {reason === null ? undefined : <> · {t(`studio.orders.replace.reason.${reason}`)}</>}
      </span>
      {items.map(({ name, size, qty }, index) => (
        <span key={index}>{`${qty} × ${name}, ${size}`}</span>
      ))}
      <span>
        <Link to={`/orders/${orderNumber}`}>
          <code>{orderNumber}</code>
        </Link>
      </span>
      <span className="hint">
        {author === '' ? undefined : `${author} · `}
        <time dateTime={at}>{dateTime(language, at)}</time>
      </span>
    </li>
  );
}
