import type { Allowance } from '@eyelet/contracts/allowances/allowance.ts';
import { listAllowances } from '@eyelet/contracts/allowances/list.ts';
import { identityTypes } from '@eyelet/contracts/consumer/profile.ts';
import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { Page } from '../frame/page.tsx';
import type { Column } from '../list/column.ts';
import type { Filter } from '../list/filters.tsx';
import { List } from '../list/list.tsx';
import { call } from '../session/api.ts';
import { useWords } from '../words/words.ts';
import { useYearText } from './year-text.ts';

type Query = NonNullable<RequestOf<typeof listAllowances>['query']>;

/** Athletes, employees and professionals, with what they have spent of the year. */
export function AllowancesList() {
  const { t } = useWords();
  const yearText = useYearText();
  const columns: readonly Column<Allowance>[] = [
    { id: 'name', label: t('studio.name.label'), show: ({ name, email }) => name || email },
    { id: 'athlete', label: t('studio.allowances.athlete'), show: (one) => yearText(one, 'athlete') },
    {
      id: 'employee',
      label: t('studio.allowances.employee'),
      leaves: 'phone',
      show: (one) => yearText(one, 'employee'),
    },
    {
      id: 'prosumer',
      label: t('studio.allowances.prosumer'),
      leaves: 'phone',
      show: (one) => yearText(one, 'prosumer'),
    },
    { id: 'email', label: t('studio.email'), leaves: 'tablet', show: ({ email }) => email },
  ];
  const filters: readonly Filter[] = [
    {
      kind: 'choice',
      name: 'identity',
      label: t('studio.allowances.kind'),
      options: identityTypes.map((id) => ({ id, label: t(`studio.allowances.identity.${id}`) })),
    },
  ];
  return (
    <Page title={t('studio.allowances.title')}>
      <p className="hint page-hint">{t('studio.allowances.what')}</p>
      <List
        name="allowances"
        label={t('studio.allowances.title')}
        columns={columns}
        filters={filters}
        search={t('studio.allowances.search')}
        rowId={({ consumerNo }) => consumerNo}
        open={({ consumerNo }) => `/allowances/${consumerNo}`}
        read={(asked, after) => call(listAllowances, { query: { ...(asked as Query), after } })}
        empty={{ title: t('studio.allowances.none') }}
      />
    </Page>
  );
}
