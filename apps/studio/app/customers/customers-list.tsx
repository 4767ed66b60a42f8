import { customerKinds, type ListedCustomer } from '@eyelet/contracts/customers/customer.ts';
import { listCustomers } from '@eyelet/contracts/customers/list.ts';
import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { mostCounted } from '@eyelet/contracts/paging/page.ts';
import { marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { Page } from '../frame/page.tsx';
import type { Column } from '../list/column.ts';
import type { Filter } from '../list/filters.tsx';
import { List } from '../list/list.tsx';
import { call } from '../session/api.ts';
import { namedMarkets } from '../words/markets.ts';
import { dateTime, useWords } from '../words/words.ts';
import { CustomerState } from './customer-state.tsx';

type Query = NonNullable<RequestOf<typeof listCustomers>['query']>;

/** The accounts of the shop, by last name unless sorted otherwise. */
export function CustomersList() {
  const { t, language } = useWords();
  const markets = namedMarkets(language);
  const marketOf = (locale: string) => markets.find(({ id }) => id === marketByHeader(locale)?.locale)?.label ?? locale;
  const columns: readonly Column<ListedCustomer>[] = [
    { id: 'name', label: t('studio.name.label'), isSortable: true, show: ({ name, email }) => name || email },
    { id: 'email', label: t('studio.email'), isSortable: true, leaves: 'phone', show: ({ email }) => email },
    {
      id: 'kinds',
      label: t('studio.customers.kind'),
      leaves: 'phone',
      show: ({ kinds }) => kinds.map((kind) => t(`studio.customers.kind.${kind}`)).join(', '),
    },
    { id: 'market', label: t('studio.customers.market'), leaves: 'tablet', show: ({ locale }) => marketOf(locale) },
    {
      id: 'createdAt',
      label: t('studio.customers.since'),
      isSortable: true,
      leaves: 'tablet',
      show: ({ createdAt }) => dateTime(language, createdAt),
    },
    { id: 'state', label: t('studio.state'), show: (customer) => <CustomerState customer={customer} /> },
  ];
  const filters: readonly Filter[] = [
    {
      kind: 'choice',
      name: 'kind',
      label: t('studio.customers.kind'),
      options: customerKinds.map((id) => ({ id, label: t(`studio.customers.kind.${id}`) })),
    },
    { kind: 'choice', name: 'market', label: t('studio.customers.market'), options: markets },
    {
      kind: 'choice',
      name: 'state',
      label: t('studio.state'),
      options: [
        { id: 'waiting', label: t('studio.loyalty.waits') },
        { id: 'credit', label: t('studio.storeCredit.waits') },
      ],
    },
    { kind: 'day', name: 'since', label: t('studio.customers.since') },
  ];
  return (
    <Page title={t('studio.customers.title')}>
      <p className="hint page-hint">{t('studio.customers.what')}</p>
      <List
        name="customers"
        label={t('studio.customers.title')}
        columns={columns}
        filters={filters}
        search={t('studio.customers.search')}
        rowId={({ consumerNo }) => consumerNo}
        open={({ consumerNo }) => `/customers/${consumerNo}`}
        read={(asked, after) => call(listCustomers, { query: { ...(asked as Query), after } })}
        countedUpTo={mostCounted}
        empty={{ title: t('studio.customers.none') }}
      />
    </Page>
  );
}
