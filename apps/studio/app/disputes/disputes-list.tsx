import { type Dispute, disputeStates } from '@eyelet/contracts/disputes/dispute.ts';
import { listDisputes } from '@eyelet/contracts/disputes/list.ts';
import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { Link } from 'react-router';
import { Page } from '../frame/page.tsx';
import type { Column } from '../list/column.ts';
import type { Filter } from '../list/filters.tsx';
import { List } from '../list/list.tsx';
import { call } from '../session/api.ts';
import { money } from '../words/money.ts';
import { dateTime, useWords } from '../words/words.ts';
import { stateOf } from './answer-text.ts';
import { DisputeFacts } from './dispute-facts.tsx';
import { DisputeState } from './dispute-state.tsx';
import { reasonText } from './words.ts';

type Query = NonNullable<RequestOf<typeof listDisputes>['query']>;

/** Disputes of payments with their deadlines and how they ended, the latest first. */
export function DisputesList() {
  const words = useWords();
  const { t, language } = words;
  const columns: readonly Column<Dispute>[] = [
    { id: 'order', label: t('studio.disputes.order'), show: ({ orderNumber }) => orderNumber },
    {
      id: 'amount',
      label: t('studio.disputes.amount'),
      show: ({ amount, currency }) => money(language, amount, currency),
    },
    { id: 'state', label: t('studio.state'), show: ({ state }) => <DisputeState state={state} /> },
    {
      id: 'answer',
      label: t('studio.disputes.answer'),
      leaves: 'tablet',
      show: ({ answer }) => (answer === null ? '–' : t(`studio.disputes.answered.${stateOf(answer)}`)),
    },
    { id: 'reason', label: t('studio.disputes.reason'), leaves: 'tablet', show: (one) => reasonText(words, one) },
    {
      id: 'deadline',
      label: t('studio.disputes.deadline'),
      leaves: 'phone',
      show: ({ deadline }) => (deadline === null ? '–' : dateTime(language, deadline)),
    },
  ];
  const filters: readonly Filter[] = [
    {
      kind: 'choice',
      name: 'state',
      label: t('studio.state'),
      options: disputeStates.map((id) => ({ id, label: t(`studio.disputes.state.${id}`) })),
    },
    {
      kind: 'choice',
      name: 'answer',
      label: t('studio.disputes.answer'),
      options: [{ id: 'due', label: t('studio.disputes.due') }],
    },
  ];
  return (
    <Page title={t('studio.disputes.title')}>
      <p className="hint page-hint">{t('studio.disputes.what')}</p>
      <List
        name="disputes"
        label={t('studio.disputes.title')}
        columns={columns}
        filters={filters}
        rowId={({ disputeId }) => disputeId}
        more={(dispute) => (
          <div className="stack">
            <div>
              <Link to={`/orders/${dispute.orderNumber}`}>{t('studio.disputes.showOrder')}</Link>
            </div>
            <div>
              <Link to={`/disputes/${dispute.disputeId}`}>{t('studio.disputes.showEvidence')}</Link>
            </div>
            <DisputeFacts dispute={dispute} />
          </div>
        )}
        read={(query, after) => call(listDisputes, { query: { ...(query as Query), after } })}
        empty={{ title: t('studio.disputes.none') }}
      />
    </Page>
  );
}
