import type { DeskOrder } from '@eyelet/contracts/order-desk/order.ts';
import { versionPath } from '@eyelet/domain/content/version-path.ts';
import { marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { ExternalLink } from 'lucide-react';
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
            ? [[t('studio.orders.terms'), <AcceptedTerms key="terms" order={order} terms={terms} />] as const]
            : []),
          [t('studio.orders.placedAt'), dateTime(language, order.placedAt)],
          [t('studio.orders.total'), money(language, order.total, order.currency)],
        ]}
      />
    </Section>
  );
}

type AcceptedTermsProps = Readonly<{ order: DeskOrder; terms: NonNullable<DeskOrder['terms']> }>;

/** The way to what the terms said when the order was placed, in the shop as its buyer reads it. */
function AcceptedTerms({ order, terms: { page, version } }: AcceptedTermsProps) {
  const { t } = useWords();
  const words = t('studio.orders.termsVersion', { page, version: String(version) });
  const market = marketByHeader(order.locale);
  if (!market) return words;
  return (
    <a
      href={versionPath(market.locale, { slug: page, version, at: new Date(order.placedAt) })}
      target="_blank"
      rel="noreferrer"
    >
      {words} <ExternalLink aria-hidden size={14} />
    </a>
  );
}
