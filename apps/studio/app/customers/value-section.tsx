import type { Dealings } from '@eyelet/contracts/customers/read-dealings.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Facts, Section } from '../record/section.tsx';
import { money } from '../words/money.ts';
import { dateTime, useWords } from '../words/words.ts';

/** What the shop owes a customer: points, vouchers, and the gift cards that they have saved. */
export function ValueSection({ value }: Readonly<{ value: Pick<Dealings, 'points' | 'rewards' | 'giftCards'> }>) {
  const { t, language } = useWords();
  const { points, rewards, giftCards } = value;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ...(points === null ? [] : [[t('studio.loyalty.points'), new Intl.NumberFormat(language).format(points)] as const]),
    ...(rewards ?? []).map(({ masked, balance, currency, expiresAt }) => {
      const until =
        expiresAt === null ? '' : ` · ${t('studio.customers.until', { when: dateTime(language, expiresAt) })}`;
      return [
        t('studio.customers.voucher', { code: masked }),
        `${money(language, balance, currency)}${until}`,
      ] as const;
    }),
    ...(giftCards ?? []).map(
      ({ giftCardId, last4, balance, currency }) =>
        [
          t('studio.giftCards.one', { last4 }),
          <Link key="card" to={`/gift-cards/${giftCardId}`}>
            {money(language, balance, currency)}
          </Link>,
        ] as const,
    ),
  ];
  if (facts.length === 0) return undefined;
  return (
    <Section title={t('studio.customers.value')}>
      <Facts facts={facts} />
    </Section>
  );
}
