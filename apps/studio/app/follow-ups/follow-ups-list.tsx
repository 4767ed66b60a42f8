import type { FollowUp } from '@eyelet/contracts/follow-ups/follow-up.ts';
import { listFollowUps } from '@eyelet/contracts/follow-ups/list.ts';
import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Page } from '../frame/page.tsx';
import type { Column } from '../list/column.ts';
import type { Filter } from '../list/filters.tsx';
import { List } from '../list/list.tsx';
import { Button } from '../look/button.tsx';
import { Facts } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { consumerText, factNames, factText } from '../words/facts.ts';
import { dateTime, useWords } from '../words/words.ts';
import { ResendDialog } from './resend-dialog.tsx';

type Query = NonNullable<RequestOf<typeof listFollowUps>['query']>;

/** Facts that consumers gave up on: what happened, who could not handle it, why, and the way to try again. */
export function FollowUpsList() {
  const { t, language } = useWords();
  const may = usePermission();
  const [resent, setResent] = useState<Readonly<{ rows: readonly FollowUp[]; then: () => void }>>();
  const { data } = useQuery({
    queryKey: ['list', 'follow-ups', 'consumers'],
    queryFn: () => call(listFollowUps, { query: { limit: 1 } }),
  });
  const columns: readonly Column<FollowUp>[] = [
    { id: 'name', label: t('studio.followUps.fact'), show: ({ name }) => factText(t, name) },
    { id: 'subject', label: t('studio.followUps.about'), show: ({ subject }) => <code>{subject}</code> },
    {
      id: 'consumer',
      label: t('studio.followUps.consumer'),
      leaves: 'phone',
      show: ({ consumer }) => consumerText(t, consumer),
    },
    { id: 'error', label: t('studio.followUps.error'), leaves: 'tablet', show: ({ error }) => error },
    {
      id: 'failedAt',
      label: t('studio.followUps.givenUpAt'),
      leaves: 'phone',
      show: ({ failedAt }) => dateTime(language, failedAt),
    },
  ];
  const filters: readonly Filter[] = [
    {
      kind: 'choice',
      name: 'consumer',
      label: t('studio.followUps.consumer'),
      options: (data?.consumers ?? []).map((id) => ({ id, label: consumerText(t, id) })),
    },
    {
      kind: 'choice',
      name: 'name',
      label: t('studio.followUps.fact'),
      options: factNames.map((id) => ({ id, label: factText(t, id) })),
    },
  ];
  const resend = (rows: readonly FollowUp[], then = () => {}) => (
    <Button onPress={() => setResent({ rows, then })}>
      <RotateCw aria-hidden size={16} />
      {t('studio.followUps.resend')}
    </Button>
  );
  return (
    <Page title={t('studio.followUps.title')}>
      <p className="hint page-hint">{t('studio.followUps.what')}</p>
      <List
        name="follow-ups"
        label={t('studio.followUps.title')}
        columns={columns}
        filters={filters}
        search={t('studio.followUps.search')}
        rowId={keyOf}
        {...(may('follow-ups.resend')
          ? { bulk: { nameOf: ({ name, subject }: FollowUp) => `${factText(t, name)} ${subject}`, actions: resend } }
          : {})}
        more={(row) => (
          <div className="stack">
            <Facts
              facts={[
                [t('studio.followUps.error'), row.error],
                [t('studio.followUps.consumer'), consumerText(t, row.consumer)],
                [t('studio.followUps.happenedAt'), dateTime(language, row.happenedAt)],
                [t('studio.followUps.givenUpAt'), dateTime(language, row.failedAt)],
                [t('studio.followUps.attempts'), row.attempts],
                [t('studio.audit.correlation'), row.correlationId ? <code key="id">{row.correlationId}</code> : '–'],
                [
                  t('studio.followUps.payload'),
                  <pre key="payload" className="payload">
                    {JSON.stringify(row.payload, undefined, 2)}
                  </pre>,
                ],
              ]}
            />
            {may('follow-ups.resend') ? <div>{resend([row])}</div> : undefined}
          </div>
        )}
        read={(query, after) => call(listFollowUps, { query: { ...(query as Query), after } })}
        empty={{ title: t('studio.followUps.none') }}
      />
      {resent ? (
        <ResendDialog rows={resent.rows} onDone={resent.then} onClose={() => setResent(undefined)} />
      ) : undefined}
    </Page>
  );
}

/** A fact may have been given up by several consumers. */
function keyOf({ consumer, eventId }: FollowUp): string {
  return `${consumer}-${eventId}`;
}
