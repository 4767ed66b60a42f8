import { receiveTransfer } from '@eyelet/contracts/transfers/receive.ts';
import { type DifferenceReason, differenceReasons, type Transfer } from '@eyelet/contracts/transfers/transfer.ts';
import { isDifference, receiptMoves, type UnitsMove } from '@eyelet/domain/transfers/balance.ts';
import { useState } from 'react';
import { Confirm } from '../look/confirm.tsx';
import { Notice } from '../look/notice.tsx';
import { Select } from '../look/select.tsx';
import { TextField } from '../look/text-field.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { currentOf } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { showCurrentTransfer, transferChanged } from './changed.ts';
import { goodsName } from './goods-name.ts';
import type { Counted, Counts } from './kept-counts.ts';

type ReceiptDialogProps = Readonly<{
  transfer: Transfer;
  stepId: string;
  goods: readonly Counted[];
  counts: Counts['counts'];
  onReceived: (transfer: Transfer) => void;
  onClose: () => void;
}>;

type Rest = 'awaited' | 'lost';

/** What is usually the reason, until somebody chooses another one. */
function usualReason({ lost, damaged }: UnitsMove): DifferenceReason {
  if (damaged > 0) return 'damaged';
  return lost > 0 ? 'missing' : 'miscounted';
}

/** Shows what differs from what was sent, asks why and what becomes of the rest, and takes the receipt. */
export function ReceiptDialog({ transfer, stepId, goods, counts, onReceived, onClose }: ReceiptDialogProps) {
  const { t } = useWords();
  const [rest, setRest] = useState<Rest>('awaited');
  const [reasons, setReasons] = useState<Readonly<Record<string, DifferenceReason>>>({});
  const [note, setNote] = useState('');
  const { transferId, number, version, to } = transfer;
  const counted = Object.entries(counts).map(([upc, count]) => ({ upc, ...count }));
  const moves = receiptMoves(transfer.lines, counted, rest);
  const differences = moves.filter(isDifference);
  const sum = (of: (move: UnitsMove) => number) => moves.reduce((all, move) => all + of(move), 0);
  const came = sum(({ received, damaged }) => received + damaged);
  const missing = transfer.inTransit - came + sum(({ found }) => found);
  const reasonOf = (move: UnitsMove) => reasons[move.upc] ?? usualReason(move);

  async function receive(): Promise<void> {
    const lines = moves.map((move) => {
      const { upc, received, damaged } = move;
      return { upc, received, damaged, reason: isDifference(move) ? reasonOf(move) : null };
    });
    const body = { version, rest, note, lines };
    const done = await call(receiveTransfer, { params: { transferId, stepId }, body }).catch((error: unknown) => {
      const current = currentOf<Transfer>(error);
      // It was received before, and the answer was lost.
      return current?.steps.some((step) => step.stepId === stepId) ? current : showCurrentTransfer(error);
    });
    onReceived(done);
    showToast(t('studio.transfers.wasReceived', { number }));
    await transferChanged(done);
  }

  return (
    <Confirm title={t('studio.transfers.check')} action={t('studio.transfers.take')} run={receive} onClose={onClose}>
      <div className="stack">
        <p>{t('studio.transfers.takeWhat', { n: sum(({ received }) => received), to: to.name })}</p>
        {missing > 0 ? (
          <Select
            label={t('studio.transfers.rest', { n: missing })}
            value={rest}
            options={(['awaited', 'lost'] as const).map((id) => ({ id, label: t(`studio.transfers.rest.${id}`) }))}
            onChange={(id) => setRest(id as Rest)}
          />
        ) : undefined}
        {differences.length === 0 ? (
          <Notice tone="good">
            {t(missing > 0 ? 'studio.transfers.noDifferenceYet' : 'studio.transfers.noDifference')}
          </Notice>
        ) : (
          <ul className="differences" aria-label={t('studio.transfers.differences')}>
            {differences.map((move) => {
              const one = goods.find(({ upc }) => upc === move.upc);
              const name = one ? goodsName(one) : move.upc;
              const what = (['damaged', 'lost', 'found'] as const)
                .filter((fate) => move[fate] > 0)
                .map((fate) => `${t(`studio.transfers.fate.${fate}`)} ${move[fate]}`);
              return (
                <li key={move.upc}>
                  <span>
                    {name}
                    <strong className="below">{what.join(', ')}</strong>
                  </span>
                  <Select
                    label={t('studio.transfers.whyOf', { goods: one?.sku ?? move.upc })}
                    value={reasonOf(move)}
                    options={differenceReasons.map((id) => ({ id, label: t(`studio.transfers.reason.${id}`) }))}
                    onChange={(id) => setReasons({ ...reasons, [move.upc]: id as DifferenceReason })}
                  />
                </li>
              );
            })}
          </ul>
        )}
        <TextField
          name="note"
          label={t('studio.note')}
          value={note}
          maxLength={300}
          autoComplete="off"
          onChange={setNote}
        />
      </div>
    </Confirm>
  );
}
