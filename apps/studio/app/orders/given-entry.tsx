import type { TimelineEntry } from '@eyelet/contracts/order-desk/timeline.ts';
import { money } from '../words/money.ts';
import { dateTime, useWords } from '../words/words.ts';

type GivenEntryProps = Readonly<{
  given: NonNullable<TimelineEntry['given']>;
  currency: string;
  author: string;
  at: string;
}>;

/** A step of a refund by amount in the timeline of an order. */
export function GivenEntry({ given, currency, author, at }: GivenEntryProps) {
  const { t, language } = useWords();
  const amount = money(language, given.amount, currency);
  return (
    <li>
      <span>{t(`studio.refunds.step.${given.step}`, { amount })}</span>
      <span>{t(`studio.refunds.reason.${given.reason}`)}</span>
      <span className="hint">
        {author === '' ? undefined : <>{author} · </>}
        <time dateTime={at}>{dateTime(language, at)}</time>
      </span>
    </li>
  );
}
