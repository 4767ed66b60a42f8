import type { TimelineEntry } from '@eyelet/contracts/order-desk/timeline.ts';
import { dateTime, useWords } from '../words/words.ts';

type MovedEntryProps = Readonly<{ moved: NonNullable<TimelineEntry['moved']>; author: string; at: string }>;

/** A change of the delivery address in the timeline of an order. */
export function MovedEntry({ moved, author, at }: MovedEntryProps) {
  const { t, language } = useWords();
  return (
    <li>
      <span>{t('studio.orders.address.moved')}</span>
      <span>
        {t('studio.orders.address.before')}: <s>{moved.before.join(', ')}</s>
      </span>
      <span>
        {t('studio.orders.address.after')}: {moved.after.join(', ')}
      </span>
      <span className="hint">
        {author === '' ? undefined : <>{author} · </>}
        <time dateTime={at}>{dateTime(language, at)}</time>
      </span>
    </li>
  );
}
