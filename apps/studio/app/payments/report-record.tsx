import { listSettlementLines } from '@eyelet/contracts/settlements/list-lines.ts';
import { readSettlement } from '@eyelet/contracts/settlements/read.ts';
import type { SettlementLine } from '@eyelet/contracts/settlements/settlement.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { Column } from '../list/column.ts';
import { List } from '../list/list.tsx';
import { Badge, type Tone } from '../look/badge.tsx';
import { Notice } from '../look/notice.tsx';
import { Record } from '../record/record.tsx';
import { call } from '../session/api.ts';
import { problemText } from '../session/problem.ts';
import { money } from '../words/money.ts';
import { daysText, useWords } from '../words/words.ts';
import { LineDetails } from './line-details.tsx';
import { OpenLines } from './reports-list.tsx';

const tones: Readonly<Record<SettlementLine['outcome'], Tone>> = {
  ...{ matched: 'good', own: 'neutral', 'missing-here': 'bad', 'missing-there': 'bad' },
  ...{ 'other-amount': 'bad', twice: 'bad' },
};

/** A settlement report, line by line: what it says, what is booked, and why they differ. */
export function ReportRecord() {
  const { t, language } = useWords();
  const { settlementId = '' } = useParams();
  const { data: settlement, error } = useQuery({
    queryKey: ['settlement', settlementId],
    queryFn: () => call(readSettlement, { params: { settlementId } }),
  });
  const from = { path: '/payments/reports', label: t('studio.settlements.title') };
  if (!settlement) {
    return (
      <Record title={t('studio.settlements.report')} from={from}>
        {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
      </Record>
    );
  }
  const amount = (value: number | null, currency: string) =>
    value === null || currency === '' ? '–' : money(language, value, currency);
  const columns: readonly Column<SettlementLine>[] = [
    {
      id: 'outcome',
      label: t('studio.settlements.outcome'),
      show: ({ outcome, explained }) => (
        <Badge tone={explained ? 'neutral' : tones[outcome]}>{t(`studio.settlements.outcome.${outcome}`)}</Badge>
      ),
    },
    { id: 'reported', label: t('studio.settlements.reported'), show: (one) => amount(one.reported, one.currency) },
    { id: 'booked', label: t('studio.settlements.booked'), show: (one) => amount(one.booked, one.currency) },
    {
      id: 'fee',
      label: t('studio.settlements.fee'),
      leaves: 'phone',
      show: (one) => amount(one.fee, one.feeCurrency),
    },
    {
      id: 'reference',
      label: t('studio.payments.reference'),
      leaves: 'tablet',
      show: ({ reference }) => <code>{reference || '–'}</code>,
    },
  ];
  const { firstDay, lastDay } = settlement;
  return (
    <Record title={daysText(language, firstDay, lastDay)} from={from} state={<OpenLines settlement={settlement} />}>
      <List
        name={`settlement-lines-${settlementId}`}
        label={t('studio.settlements.lines')}
        columns={columns}
        filters={[
          {
            kind: 'choice',
            name: 'lines',
            label: t('studio.settlements.lines'),
            options: [{ id: 'differing', label: t('studio.settlements.differing') }],
          },
        ]}
        rowId={({ no }) => String(no)}
        more={(line) => <LineDetails settlementId={settlementId} line={line} />}
        read={async ({ lines }, after) => {
          const query = { lines: lines === 'differing' ? ('differing' as const) : ('all' as const) };
          const cursor = after === undefined ? {} : { after: Number(after) };
          const page = await call(listSettlementLines, { params: { settlementId }, query: { ...query, ...cursor } });
          return { rows: page.rows, next: page.next === null ? null : String(page.next) };
        }}
        empty={{ title: t('studio.settlements.nothingDiffers') }}
      />
    </Record>
  );
}
