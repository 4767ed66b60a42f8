import type { DeskOrder } from '@eyelet/contracts/order-desk/order.ts';
import { Facts, Section } from '../record/section.tsx';
import { money } from '../words/money.ts';
import { dateTime, useWords } from '../words/words.ts';

/** Who has ordered, when, and for how much. */
export function OrderDetails({ order }: Readonly<{ order: DeskOrder }>) {
  const { t, language } = useWords();
  const { soldBy, terms } = order;
  return (
    <Section title={t('studio.orders.details')}>
      <Facts
        facts={[
          [t('studio.orders.buyer'), order.name || '–'],
          [t('studio.email'), order.email || '–'],
          [t('studio.cases.account'), t(order.hasAccount ? 'studio.orders.account.yes' : 'studio.orders.account.no')],
          [t('studio.cases.market'), order.locale.replace('_', '-')],
          ...(soldBy
            ? [[t('studio.orders.soldBy'), [soldBy.storeName, soldBy.employeeName].filter(Boolean).join(', ')] as const]
            : []),
          ...(terms
            ? [
                [
                  t('studio.orders.terms'),
                  t('studio.orders.termsVersion', { ...terms, version: String(terms.version) }),
                ] as const,
              ]
            : []),
          [t('studio.orders.placedAt'), dateTime(language, order.placedAt)],
          [t('studio.orders.total'), money(language, order.total, order.currency)],
        ]}
      />
    </Section>
  );
}
