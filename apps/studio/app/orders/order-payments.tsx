import type { DeskOrder } from '@eyelet/contracts/order-desk/order.ts';
import { Badge } from '../look/badge.tsx';
import { Section } from '../record/section.tsx';
import { money } from '../words/money.ts';
import { useWords } from '../words/words.ts';

const methods = ['CREDIT_CARD', 'GIFT_CARD', 'PAYPAL', 'KLARNA', 'DW_APPLE_PAY', 'STORE_CREDIT', 'EXCHANGE'] as const;

/** What an order was paid with, how much of it was taken and is held, and how much was given back. */
export function OrderPayments({ order }: Readonly<{ order: DeskOrder }>) {
  const { t, language } = useWords();
  const { payments, currency } = order;
  return (
    <Section title={t('studio.orders.payments')}>
      <ul className="plain-list">
        {payments.map(({ method, last4, amount, captured, held, released, refunded, state }, index) => {
          const name = t(`studio.orders.method.${methods.find((one) => one === method) ?? 'other'}`);
          return (
            <li key={index}>
              <p>
                {last4 === null ? name : `${name} ···· ${last4}`} {money(language, amount, currency)}{' '}
                <Badge tone={state === 'captured' ? 'good' : 'neutral'}>{t(`studio.orders.payment.${state}`)}</Badge>
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
