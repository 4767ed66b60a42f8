import type { Customer } from '@eyelet/contracts/customers/customer.ts';
import { marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { Link } from 'react-router';
import { Facts, Section } from '../record/section.tsx';
import { usePermission } from '../session/me.ts';
import { namedMarkets } from '../words/markets.ts';
import { dateTime, daysText, useWords } from '../words/words.ts';
import { interestText } from './words.ts';

/** Who a customer is, and how they sign in. */
export function ProfileSection({ customer }: Readonly<{ customer: Customer }>) {
  const { t, language } = useWords();
  const may = usePermission();
  const { consumerNo, memberId, identities, hasPassword, passkeys } = customer;
  const locale = marketByHeader(customer.locale)?.locale;
  const market = namedMarkets(language).find(({ id }) => id === locale)?.label ?? customer.locale;
  const waysIn = [
    ...(hasPassword ? [t('studio.customers.byPassword')] : []),
    ...(passkeys > 0 ? [t('studio.staff.byPasskeys', { count: passkeys })] : []),
  ];
  const member = <code>{memberId}</code>;
  const allowances = customer.kinds
    .filter((kind) => kind !== 'member')
    .map((kind) => t(`studio.customers.kind.${kind}`));
  return (
    <Section title={t('studio.customers.profile')}>
      <Facts
        facts={[
          [t('studio.email'), customer.email],
          [t('studio.customers.phone'), customer.phone || '–'],
          [t('studio.customers.postalCode'), customer.postalCode || '–'],
          [t('studio.customers.birthDate'), customer.birthDate ? daysText(language, customer.birthDate) : '–'],
          [t('studio.customers.interests'), customer.interests.map((one) => interestText(t, one)).join(', ') || '–'],
          [t('studio.customers.shoeSize'), customer.preferredShoeSize || '–'],
          [t('studio.customers.favStore'), customer.favStore || '–'],
          [t('studio.customers.market'), market],
          [t('studio.customers.since'), dateTime(language, customer.createdAt)],
          ...(memberId === null
            ? []
            : [
                [
                  t('studio.loyalty.number'),
                  may('loyalty.read') ? <Link to={`/loyalty/${consumerNo}`}>{member}</Link> : member,
                ] as const,
              ]),
          [
            t('studio.customers.kind'),
            identities.length > 0 && may('allowances.read') ? (
              <Link to={`/allowances/${consumerNo}`}>{allowances.join(', ')}</Link>
            ) : (
              allowances.join(', ') || t('studio.customers.kind.member')
            ),
          ],
          [t('studio.staff.waysIn'), waysIn.join(', ') || '–'],
        ]}
      />
    </Section>
  );
}
