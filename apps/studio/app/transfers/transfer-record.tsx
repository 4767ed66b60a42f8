import type { Transfer } from '@eyelet/contracts/transfers/transfer.ts';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { Record } from '../record/record.tsx';
import { Facts, Section } from '../record/section.tsx';
import { usePermission } from '../session/me.ts';
import { problemText } from '../session/problem.ts';
import { dateTime, useWords } from '../words/words.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { DraftForm } from './draft-form.tsx';
import { SendDialog } from './send-dialog.tsx';
import { TransferGoods } from './transfer-goods.tsx';
import { TransferState } from './transfer-state.tsx';
import { TransferSteps } from './transfer-steps.tsx';
import { useTransfer } from './use-transfer.ts';

/** A transfer: a draft to be changed and sent, or what has become of what was sent. */
export function TransferRecord() {
  const { t, language } = useWords();
  const { transferId = '' } = useParams();
  const may = usePermission();
  const { data: transfer, error } = useTransfer(transferId);
  const from = { path: '/transfers', label: t('studio.transfers.title') };
  if (!transfer) {
    return (
      <Record title={t('studio.transfers.one')} from={from}>
        {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
      </Record>
    );
  }
  const { state, number, note, sentAt, endedAt, createdAt, inTransit } = transfer;
  const mayWrite = may('stock.write');
  const isDraft = state === 'draft';
  return (
    <Record
      title={`${number} · ${transfer.from.name} → ${transfer.to.name}`}
      from={from}
      state={<TransferState state={state} />}
      actions={mayWrite && endedAt === null ? <Actions transfer={transfer} /> : undefined}
      side={<TransferSteps transfer={transfer} />}
    >
      {isDraft && mayWrite ? (
        <DraftForm key={transferId} draft={transfer} />
      ) : (
        <>
          <Section title={t('studio.transfers.details')}>
            <Facts
              facts={[
                [t('studio.transfers.from'), transfer.from.name],
                [t('studio.transfers.to'), transfer.to.name],
                [t('studio.transfers.createdAt'), dateTime(language, createdAt)],
                [t('studio.transfers.sentAt'), sentAt === null ? '–' : dateTime(language, sentAt)],
                [t('studio.transfers.inTransit'), inTransit],
                [t('studio.transfers.note'), note === '' ? '–' : note],
              ]}
            />
          </Section>
          <TransferGoods transfer={transfer} />
        </>
      )}
    </Record>
  );
}

function Actions({ transfer }: Readonly<{ transfer: Transfer }>) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [asks, setAsks] = useState<'send' | 'cancel'>();
  const close = () => setAsks(undefined);
  return (
    <>
      <Button onPress={() => setAsks('cancel')}>{t('studio.transfers.cancel')}</Button>
      {transfer.state === 'draft' ? (
        <Button kind="primary" onPress={() => setAsks('send')}>
          {t('studio.transfers.send')}
        </Button>
      ) : (
        <Button kind="primary" onPress={() => navigate(`/transfers/${transfer.transferId}/receive`)}>
          {t('studio.transfers.receive')}
        </Button>
      )}
      {asks === 'send' ? <SendDialog transfer={transfer} onClose={close} /> : undefined}
      {asks === 'cancel' ? <CancelDialog transfer={transfer} onClose={close} /> : undefined}
    </>
  );
}
