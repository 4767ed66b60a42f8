import type { DeskOrder } from '@eyelet/contracts/order-desk/order.ts';
import { Badge } from '../look/badge.tsx';
import { Section } from '../record/section.tsx';
import { money } from '../words/money.ts';
import { useWords } from '../words/words.ts';

const methods = ['CREDIT_CARD', 'GIFT_CARD', 'PAYPAL', 'KLARNA', 'DW_APPLE_PAY', 'STORE_CREDIT', 'EXCHANGE'] as const;

/** What an order was paid with, and how much was given back. */
export function OrderPayments({ order }: Readonly<{ order: DeskOrder }>) {
  const { t, language } = useWords();
  const { payments, currency } = order;
  return (
    <Section title={t('studio.orders.payments')}>
      <ul className="plain-list">
        {payments.map(({ method, last4, amount, refunded, state }, index) => {
          const name = t(`studio.orders.method.${methods.find((one) => one === method) ?? 'other'}`);
          return (
            <li key={index}>
              <p>
                {last4 === null ? name : `${name} ···· ${last4}`} {money(language, amount, currency)}{' '}
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
