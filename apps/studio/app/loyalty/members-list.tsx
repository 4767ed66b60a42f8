import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { listDeskMembers } from '@eyelet/contracts/loyalty-desk/list.ts';
import type { ListedMember } from '@eyelet/contracts/loyalty-desk/member.ts';
import { Page } from '../frame/page.tsx';
import type { Column } from '../list/column.ts';
import type { Filter } from '../list/filters.tsx';
import { List } from '../list/list.tsx';
import { Badge } from '../look/badge.tsx';
import { call } from '../session/api.ts';
import { dateTime, useWords } from '../words/words.ts';
import { TierBadge } from './tier-badge.tsx';

type Query = NonNullable<RequestOf<typeof listDeskMembers>['query']>;

/** The members of the loyalty programme, whoever joined last first. */
export function MembersList() {
  const { t, language } = useWords();
  const number = new Intl.NumberFormat(language);
  const columns: readonly Column<ListedMember>[] = [
    { id: 'name', label: t('studio.name.label'), show: ({ name, email }) => name || email },
    { id: 'points', label: t('studio.loyalty.points'), show: ({ points }) => number.format(points) },
    {
      id: 'tier',
      label: t('studio.loyalty.tier'),
      show: ({ tier, waiting }) => (
        <span className="badges">
          <TierBadge tier={tier} />
          {waiting > 0 ? <Badge tone="warning">{t('studio.loyalty.waits')}</Badge> : undefined}
        </span>
      ),
    },
    { id: 'email', label: t('studio.email'), leaves: 'phone', show: ({ email }) => email },
    {
      id: 'number',
      label: t('studio.loyalty.number'),
      leaves: 'tablet',
      show: ({ memberId }) => <code>{memberId}</code>,
    },
    {
      id: 'joinedAt',
      label: t('studio.loyalty.joinedAt'),
      leaves: 'tablet',
      show: ({ joinedAt }) => (joinedAt === null ? '–' : dateTime(language, joinedAt)),
    },
  ];
  const filters: readonly Filter[] = [
    {
      kind: 'choice',
      name: 'state',
      label: t('studio.state'),
      options: [{ id: 'waiting', label: t('studio.loyalty.waits') }],
    },
  ];
  return (
    <Page title={t('studio.loyalty.title')}>
      <p className="hint page-hint">{t('studio.loyalty.what')}</p>
      <List
        name="members"
        label={t('studio.loyalty.title')}
        columns={columns}
        filters={filters}
        search={t('studio.loyalty.search')}
        rowId={({ consumerNo }) => consumerNo}
        open={({ consumerNo }) => `/loyalty/${consumerNo}`}
        read={(asked, after) => call(listDeskMembers, { query: { ...(asked as Query), after } })}
        empty={{ title: t('studio.loyalty.none') }}
      />
    </Page>
  );
}
