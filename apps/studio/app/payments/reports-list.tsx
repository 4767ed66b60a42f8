import { listSettlements } from '@eyelet/contracts/settlements/list.ts';
import type { Settlement } from '@eyelet/contracts/settlements/settlement.ts';
import { useState } from 'react';
import { BackLink } from '../frame/back-link.tsx';
import { Page } from '../frame/page.tsx';
import type { Column } from '../list/column.ts';
import { List } from '../list/list.tsx';
import { Badge } from '../look/badge.tsx';
import { Button } from '../look/button.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { dateTime, daysText, useWords } from '../words/words.ts';
import { ReadDialog } from './read-dialog.tsx';

/** The settlement reports that were read, each with how many of its lines nobody has explained yet. */
export function ReportsList() {
  const { t, language } = useWords();
  const may = usePermission();
  const [isReading, setReading] = useState(false);
  const columns: readonly Column<Settlement>[] = [
    {
      id: 'days',
      label: t('studio.settlements.days'),
      show: ({ firstDay, lastDay }) => daysText(language, firstDay, lastDay),
    },
    { id: 'state', label: t('studio.state'), show: (one) => <OpenLines settlement={one} /> },
    { id: 'lines', label: t('studio.settlements.lines'), leaves: 'phone', show: ({ lines }) => lines },
    { id: 'provider', label: t('studio.settlements.provider'), leaves: 'phone', show: ({ provider }) => provider },
    {
      id: 'readBy',
      label: t('studio.settlements.readBy'),
      leaves: 'tablet',
      show: ({ readBy, readAt }) => `${readBy || '–'}, ${dateTime(language, readAt)}`,
    },
  ];
  const read = (
    <Button kind="primary" onPress={() => setReading(true)}>
      {t('studio.settlements.read')}
    </Button>
  );
  return (
    <Page
      title={t('studio.settlements.title')}
      above={<BackLink to="/payments">{t('studio.payments.title')}</BackLink>}
      actions={may('payments.reconcile') ? read : undefined}
    >
      <p className="hint page-hint">{t('studio.settlements.what')}</p>
      <List
        name="settlements"
        label={t('studio.settlements.title')}
        columns={columns}
        rowId={({ settlementId }) => settlementId}
        open={({ settlementId }) => `/payments/reports/${settlementId}`}
        read={(_, after) => call(listSettlements, { query: { after } })}
        empty={{ title: t('studio.settlements.none') }}
      />
      {isReading ? <ReadDialog onClose={() => setReading(false)} /> : undefined}
    </Page>
  );
}

/** How many differences of a report nobody has explained. */
export function OpenLines({ settlement: { open } }: Readonly<{ settlement: Settlement }>) {
  const { t } = useWords();
  return <Badge tone={open === 0 ? 'good' : 'warning'}>{t('studio.settlements.open', { count: open })}</Badge>;
}
