import { caseKinds, caseStatuses, type ListedCase } from '@eyelet/contracts/cases/case.ts';
import { listCases } from '@eyelet/contracts/cases/list.ts';
import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { Link } from 'react-router';
import { Page } from '../frame/page.tsx';
import type { Column } from '../list/column.ts';
import type { Filter } from '../list/filters.tsx';
import { List } from '../list/list.tsx';
import { Badge } from '../look/badge.tsx';
import { call } from '../session/api.ts';
import { dateTime, useWords } from '../words/words.ts';
import { StatusBadge, statusLabels } from './status-badge.tsx';

type Query = NonNullable<RequestOf<typeof listCases>['query']>;

/** The cases of customers: the latest first, or the first that is due. */
export function CasesList() {
  const { t, language } = useWords();
  const columns: readonly Column<ListedCase>[] = [
    { id: 'reference', label: t('studio.cases.reference'), show: ({ reference }) => <code>{reference}</code> },
    { id: 'from', label: t('studio.cases.from'), show: ({ firstName, lastName }) => `${firstName} ${lastName}` },
    { id: 'about', label: t('studio.cases.about'), leaves: 'phone', show: ({ about }) => about },
    {
      id: 'status',
      label: t('studio.state'),
      show: ({ status, mergedInto }) => <StatusBadge status={status} mergedInto={mergedInto} />,
    },
    {
      id: 'assignee',
      label: t('studio.cases.assignee'),
      leaves: 'tablet',
      show: ({ assignee }) => assignee ?? '–',
    },
    {
      id: 'openedAt',
      label: t('studio.cases.openedAt'),
      ...{ leaves: 'phone', isSortable: true, sortsDown: true },
      show: ({ openedAt }) => dateTime(language, openedAt),
    },
    {
      id: 'due',
      label: t('studio.cases.due'),
      isSortable: true,
      show: ({ dueAt, isOverdue }) => {
        if (dueAt === null) return '–';
        const when = dateTime(language, dueAt);
        return (
          <>
            {when} {isOverdue ? <Badge tone="bad">{t('studio.cases.overdue')}</Badge> : undefined}
          </>
        );
      },
    },
  ];
  const filters: readonly Filter[] = [
    {
      kind: 'choice',
      name: 'status',
      label: t('studio.state'),
      options: caseStatuses.map((id) => ({ id, label: t(statusLabels[id]) })),
    },
    {
      kind: 'choice',
      name: 'kind',
      label: t('studio.cases.kind'),
      options: caseKinds.map((id) => ({ id, label: t(`studio.cases.kind.${id}`) })),
    },
    {
      kind: 'choice',
      name: 'assignee',
      label: t('studio.cases.assignee'),
      options: (['me', 'nobody'] as const).map((id) => ({ id, label: t(`studio.cases.assignee.${id}`) })),
    },
    {
      kind: 'choice',
      name: 'due',
      label: t('studio.cases.due'),
      options: [{ id: 'overdue', label: t('studio.cases.overdue') }],
    },
  ];
  return (
    <Page
      title={t('studio.cases.title')}
      actions={
        <Link className="button button-plain" to="/cases/templates">
          {t('studio.templates.title')}
        </Link>
      }
    >
      <List
        name="cases"
        saving="cases"
        label={t('studio.cases.title')}
        columns={columns}
        filters={filters}
        search={t('studio.cases.search')}
        rowId={({ reference }) => reference}
        open={({ reference }) => `/cases/${reference}`}
        read={(query, after) => call(listCases, { query: { ...(query as Query), after } })}
        empty={{ title: t('studio.cases.none') }}
      />
    </Page>
  );
}
