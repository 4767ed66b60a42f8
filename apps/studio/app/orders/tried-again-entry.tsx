import type { TimelineEntry } from '@eyelet/contracts/order-desk/timeline.ts';
import { money } from '../words/money.ts';
import { dateTime, useWords } from '../words/words.ts';

type TriedAgainEntryProps = Readonly<{
  triedAgain: NonNullable<TimelineEntry['triedAgain']>;
  currency: string;
  author: string;
  at: string;
}>;

/** That somebody has had a refused refund tried again, in the timeline of an order. */
export function TriedAgainEntry({ triedAgain, currency, author, at }: TriedAgainEntryProps) {
  const { t, language } = useWords();
  return (
    <li>
      <span>{t('studio.payments.triedAgainOf', { amount: money(language, triedAgain.amount, currency) })}</span>
      <span className="hint">
        {author === '' ? undefined : <>{author} · </>}
        <time dateTime={at}>{dateTime(language, at)}</time>
      </span>
    </li>
  );
}
