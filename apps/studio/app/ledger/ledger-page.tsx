import { listReconciliations } from '@eyelet/contracts/reconciliations/list.ts';
import type { Reconciliation } from '@eyelet/contracts/reconciliations/reconciliation.ts';
import { runReconciliation } from '@eyelet/contracts/reconciliations/run.ts';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../frame/empty-state.tsx';
import { Page } from '../frame/page.tsx';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { showToast } from '../look/toasts.ts';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { newId } from '../session/new-id.ts';
import { problemText } from '../session/problem.ts';
import { refresh } from '../session/refresh.ts';
import { dateTime, useWords } from '../words/words.ts';
import { FaultsTable } from './faults-table.tsx';
import { OwedTable } from './owed-table.tsx';
import { Recounted } from './recounted.tsx';
import { RecountsList } from './recounts-list.tsx';

/** What is owed to customers, whether it adds up, and each recount. */
export function LedgerPage() {
  const { t } = useWords();
  const may = usePermission();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { data, error } = useQuery({
    queryKey: ['reconciliation', 'latest'],
    queryFn: () => call(listReconciliations, { query: { limit: 1 } }),
  });
  const latest = data?.rows[0];

  async function run(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      await call(runReconciliation, { params: { reconciliationId: newId() } });
      await refresh(['reconciliation'], ['list', 'reconciliations'], ['home']);
      showToast(t('studio.ledger.ran'));
    } catch (failure) {
      setProblem(problemText(t, failure));
    } finally {
      setBusy(false);
    }
  }

  const again = (
    <Button kind="primary" isPending={isBusy} onPress={run}>
      <RotateCw aria-hidden size={16} />
      {t('studio.ledger.run')}
    </Button>
  );
  const failed = problem ?? (error ? problemText(t, error) : undefined);
  return (
    <Page title={t('studio.ledger.title')} actions={may('ledger.reconcile') ? again : undefined}>
      <p className="hint page-hint">{t('studio.ledger.what')}</p>
      <div className="sections">
        {failed === undefined ? undefined : <Notice tone="bad">{failed}</Notice>}
        {data && !latest ? <EmptyState title={t('studio.ledger.neverRan')} /> : undefined}
        {latest ? <Latest latest={latest} /> : undefined}
        {latest ? <RecountsList /> : undefined}
      </div>
    </Page>
  );
}

function Latest({ latest }: Readonly<{ latest: Reconciliation }>) {
  const { t, language } = useWords();
  const { faultCount, owed } = latest;
  return (
    <>
      <Section title={t('studio.ledger.latest')}>
        {faultCount === 0 ? (
          <Notice tone="good">{t('studio.ledger.holds')}</Notice>
        ) : (
          <Notice tone="bad">{t('studio.ledger.faulty', { count: faultCount })}</Notice>
        )}
        <Recounted recount={latest} />
      </Section>
      {faultCount > 0 ? (
        <Section title={t('studio.ledger.faults')}>
          <FaultsTable recount={latest} />
        </Section>
      ) : undefined}
      <Section title={t('studio.ledger.owed')} hint={dateTime(language, latest.endedAt)}>
        {owed.length === 0 ? <p>{t('studio.ledger.noneOwed')}</p> : <OwedTable owed={owed} />}
      </Section>
    </>
  );
}
