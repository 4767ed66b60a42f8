import type { TimelineEntry } from '@eyelet/contracts/order-desk/timeline.ts';
import { reasonText } from '../disputes/words.ts';
import { money } from '../words/money.ts';
import { dateTime, useWords } from '../words/words.ts';

type DisputedEntryProps = Readonly<{
  disputed: NonNullable<TimelineEntry['disputed']>;
  currency: string;
  author: string;
  at: string;
}>;

/** What became of a dispute, in the timeline of an order. */
export function DisputedEntry({ disputed, currency, author, at }: DisputedEntryProps) {
  const words = useWords();
  const { t, language } = words;
  const { step, deadline } = disputed;
  return (
    <li>
      <span>{t(`studio.disputes.step.${step}`, { amount: money(language, disputed.amount, currency) })}</span>
      {step === 'opened' ? <span>{reasonText(words, disputed)}</span> : undefined}
      {step === 'opened' && deadline !== null ? (
        <span className="hint">{t('studio.disputes.until', { when: dateTime(language, deadline) })}</span>
      ) : undefined}
      <span className="hint">
        {author === '' ? undefined : <>{author} · </>}
        <time dateTime={at}>{dateTime(language, at)}</time>
      </span>
    </li>
  );
}
