import type { OrderRefunds } from '@eyelet/contracts/refunds/refund.ts';
import { Badge } from '../look/badge.tsx';
import { TryAgain } from '../payments/try-again.tsx';
import { Section } from '../record/section.tsx';
import { methodText } from '../words/method-text.ts';
import { money } from '../words/money.ts';
import { dateTime, useWords } from '../words/words.ts';

type RefusedRefundsProps = Readonly<{ orderNumber: string; of: Pick<OrderRefunds, 'refused' | 'currency'> }>;

/** What a provider has refused to give back of an order, whatever for, each with a button that has it tried again. */
export function RefusedRefunds({ orderNumber, of: { refused, currency } }: RefusedRefundsProps) {
  const { t, language } = useWords();
  if (refused.length === 0) return undefined;
  return (
    <Section title={t('studio.payments.refusedRefunds')} hint={t('studio.payments.refusedRefundsHint')}>
      <ul className="plain-list">
        {refused.map((one) => (
          <li key={one.refundKey}>
            <p>
              {methodText(t, one)} {money(language, one.amount, currency)}{' '}
              <Badge tone="bad">{t('studio.payments.state.refused')}</Badge>
            </p>
            <p className="hint">
              {t(`studio.payments.refundCause.${one.cause}`)} · {dateTime(language, one.at)}
            </p>
            <TryAgain of={{ ...one, orderNumber, currency }} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
