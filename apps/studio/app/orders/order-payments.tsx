import type { DeskOrder } from '@eyelet/contracts/order-desk/order.ts';
import { Badge } from '../look/badge.tsx';
import { Section } from '../record/section.tsx';
import { methodText } from '../words/method-text.ts';
import { money } from '../words/money.ts';
import { useWords } from '../words/words.ts';

/** What an order was paid with, and how much was given back. */
export function OrderPayments({ order }: Readonly<{ order: DeskOrder }>) {
  const { t, language } = useWords();
  const { payments, currency } = order;
  return (
    <Section title={t('studio.orders.payments')}>
      <ul className="plain-list">
        {payments.map((payment, index) => {
          const { amount, refunded, state } = payment;
          return (
            <li key={index}>
              <p>
                {methodText(t, payment)} {money(language, amount, currency)}{' '}
                <Badge tone={state === 'captured' ? 'good' : 'neutral'}>{t(`studio.orders.payment.${state}`)}</Badge>
              </p>
              {refunded > 0 ? (
                <p className="hint">{t('studio.orders.refunded', { amount: money(language, refunded, currency) })}</p>
              ) : undefined}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
