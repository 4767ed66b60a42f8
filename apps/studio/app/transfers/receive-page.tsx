import { Navigate, useParams } from 'react-router';
import { Notice } from '../look/notice.tsx';
import { Record } from '../record/record.tsx';
import { problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { Receipt } from './receipt.tsx';
import { useTransfer } from './use-transfer.ts';

/** Counts what has come of a transfer, made for a tablet: every scan counts a piece. */
export function ReceivePage() {
  const { t } = useWords();
  const { transferId = '' } = useParams();
  const { data: transfer, error } = useTransfer(transferId);
  const from = { path: `/transfers/${transferId}`, label: transfer?.number ?? t('studio.transfers.one') };
  if (transfer && transfer.state !== 'sent') return <Navigate to={from.path} replace />;
  return (
    <Record title={t('studio.transfers.receive')} from={from}>
      {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
      {transfer ? <Receipt key={transferId} transfer={transfer} /> : undefined}
    </Record>
  );
}
