import { type ContentItem, contentStates } from '@eyelet/contracts/content/item.ts';
import { contentKinds } from '@eyelet/contracts/content/kinds.ts';
import { listContent } from '@eyelet/contracts/content/list.ts';
import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { ArrowLeftRight, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { Page } from '../frame/page.tsx';
import type { Column } from '../list/column.ts';
import type { Filter } from '../list/filters.tsx';
import { List } from '../list/list.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { dateTime, useWords } from '../words/words.ts';
import { ItemState } from './item-state.tsx';
import { kindLabels, stateLabels } from './words.ts';

type Query = NonNullable<RequestOf<typeof listContent>['query']>;

/** The items of the content, the last changed first. */
export function ContentList() {
  const { t, language } = useWords();
  const may = usePermission();
  const columns: readonly Column<ContentItem>[] = [
    { id: 'name', label: t('studio.name.label'), show: ({ name }) => name },
    { id: 'kind', label: t('studio.content.kind'), leaves: 'phone', show: ({ kind }) => t(kindLabels[kind]) },
    { id: 'key', label: t('studio.content.key'), leaves: 'tablet', show: ({ key }) => <code>{key}</code> },
    { id: 'state', label: t('studio.state'), show: (item) => <ItemState item={item} /> },
    {
      id: 'usedBy',
      label: t('studio.content.usedBy'),
      leaves: 'tablet',
      show: ({ referrers, itemId }) =>
        referrers === 0 ? (
          '–'
        ) : (
          <Link to={`/content?uses=${itemId}`}>{t('studio.content.uses', { count: referrers })}</Link>
        ),
    },
    {
      id: 'updatedAt',
      label: t('studio.content.changed'),
      leaves: 'phone',
      show: ({ updatedAt, updatedBy }) =>
        [dateTime(language, updatedAt), updatedBy].filter((one) => one !== '').join(', '),
    },
  ];
  const filters: readonly Filter[] = [
    {
      kind: 'choice',
      name: 'kind',
      label: t('studio.content.kind'),
      options: contentKinds.map((id) => ({ id, label: t(kindLabels[id]) })),
    },
    {
      kind: 'choice',
      name: 'state',
      label: t('studio.state'),
      options: contentStates.map((id) => ({ id, label: t(stateLabels[id]) })),
    },
    // Set by a link from the record of what is used.
    { kind: 'link', name: 'uses', label: t('studio.content.showsOne') },
  ];
  return (
    <Page
      title={t('studio.content.title')}
      actions={
        <>
          {may('content.publish') ? (
            <Link className="button button-plain" to="/content/move">
              <ArrowLeftRight aria-hidden size={16} />
              {t('studio.bundle.title')}
            </Link>
          ) : undefined}
          {may('content.write') ? (
            <Link className="button button-primary" to="/content/new">
              <Plus aria-hidden size={16} />
              {t('studio.content.new')}
            </Link>
          ) : undefined}
        </>
      }
    >
      <List
        name="content"
        label={t('studio.content.title')}
        columns={columns}
        filters={filters}
        search={t('studio.content.search')}
        rowId={({ itemId }) => itemId}
        open={({ itemId }) => `/content/${itemId}`}
        read={(query, after) => call(listContent, { query: { ...(query as Query), after } })}
        empty={{ title: t('studio.content.none') }}
      />
    </Page>
  );
}
