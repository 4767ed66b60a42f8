import type { TimelineEntry } from '@eyelet/contracts/order-desk/timeline.ts';
import { money } from '../words/money.ts';
import { dateTime, useWords } from '../words/words.ts';

type ReleasedEntryProps = Readonly<{
  released: NonNullable<TimelineEntry['released']>;
  currency: string;
  author: string;
  at: string;
}>;

/** That somebody has given up what could not be taken, in the timeline of an order. */
export function ReleasedEntry({ released, currency, author, at }: ReleasedEntryProps) {
  const { t, language } = useWords();
  return (
    <li>
      <span>{t('studio.payments.gaveUpOf', { amount: money(language, released.amount, currency) })}</span>
      <span>{t(`studio.payments.giveUpReason.${released.reason}`)}</span>
      <span className="hint">
        {author === '' ? undefined : <>{author} · </>}
        <time dateTime={at}>{dateTime(language, at)}</time>
      </span>
    </li>
  );
}
