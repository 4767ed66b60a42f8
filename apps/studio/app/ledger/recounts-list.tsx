import { listReconciliations } from '@eyelet/contracts/reconciliations/list.ts';
import type { Reconciliation } from '@eyelet/contracts/reconciliations/reconciliation.ts';
import type { Column } from '../list/column.ts';
import { List } from '../list/list.tsx';
import { Badge } from '../look/badge.tsx';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { dateTime, useWords } from '../words/words.ts';
import { FaultsTable } from './faults-table.tsx';
import { Recounted } from './recounted.tsx';

/** All recounts that are kept, the latest first, each with what it found. */
export function RecountsList() {
  const { t, language } = useWords();
  const numbers = new Intl.NumberFormat(language);
  const columns: readonly Column<Reconciliation>[] = [
    { id: 'beganAt', label: t('studio.ledger.beganAt'), show: ({ beganAt }) => dateTime(language, beganAt) },
    {
      id: 'faults',
      label: t('studio.state'),
      show: ({ faultCount }) => (
        <Badge tone={faultCount === 0 ? 'good' : 'bad'}>{t('studio.ledger.result', { count: faultCount })}</Badge>
      ),
    },
    {
      id: 'postings',
      label: t('studio.ledger.postings'),
      leaves: 'phone',
      show: ({ postings }) => numbers.format(postings),
    },
    {
      id: 'expired',
      label: t('studio.ledger.expired'),
      leaves: 'phone',
      show: ({ expired }) => numbers.format(expired),
    },
  ];
  return (
    <Section title={t('studio.ledger.recounts')}>
      <List
        name="reconciliations"
        label={t('studio.ledger.recounts')}
        columns={columns}
        rowId={({ reconciliationId }) => reconciliationId}
        more={(recount) => (
          <div className="stack">
            <Recounted recount={recount} />
            {recount.faultCount > 0 ? <FaultsTable recount={recount} /> : undefined}
          </div>
        )}
        read={(_, after) => call(listReconciliations, { query: { after } })}
        empty={{ title: t('studio.ledger.neverRan') }}
      />
    </Section>
  );
}
