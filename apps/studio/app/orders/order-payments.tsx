import type { DeskOrder } from '@eyelet/contracts/order-desk/order.ts';
import { Badge } from '../look/badge.tsx';
import { isPartlyTaken } from '../payments/partly-taken.ts';
import { Section } from '../record/section.tsx';
import { methodText } from '../words/method-text.ts';
import { money } from '../words/money.ts';
import { useWords } from '../words/words.ts';

/** What an order was paid with, how much of it was taken and is held, and how much was given back. */
export function OrderPayments({ order }: Readonly<{ order: DeskOrder }>) {
  const { t, language } = useWords();
  const { payments, currency } = order;
  return (
    <Section title={t('studio.orders.payments')}>
      <ul className="plain-list">
        {payments.map((payment, index) => {
          const { amount, captured, held, released, refunded, state } = payment;
          return (
            <li key={index}>
              <p>
                {methodText(t, payment)} {money(language, amount, currency)}{' '}
                <Badge tone={state === 'captured' ? 'good' : 'neutral'}>
                  {isPartlyTaken(payment) ? t('studio.payments.partlyTaken') : t(`studio.orders.payment.${state}`)}
                </Badge>
              </p>
              {captured > 0 && captured < amount ? (
                <p className="hint">{t('studio.orders.captured', { amount: money(language, captured, currency) })}</p>
              ) : undefined}
              {held > 0 && held < amount ? (
                <p className="hint">{t('studio.orders.held', { amount: money(language, held, currency) })}</p>
              ) : undefined}
              {released > 0 && released < amount ? (
                <p className="hint">{t('studio.orders.released', { amount: money(language, released, currency) })}</p>
              ) : undefined}
              {refunded > released ? (
                <p className="hint">
                  {t('studio.orders.refunded', { amount: money(language, refunded - released, currency) })}
                </p>
              ) : undefined}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
