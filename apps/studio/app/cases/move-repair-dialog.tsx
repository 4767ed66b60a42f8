import type { Case } from '@eyelet/contracts/cases/case.ts';
import type { RepairState } from '@eyelet/contracts/cases/warranty.ts';
import { moveRepair } from '@eyelet/contracts/warranty/move-repair.ts';
import { useState } from 'react';
import { Confirm } from '../look/confirm.tsx';
import { TextField } from '../look/text-field.tsx';
import { call } from '../session/api.ts';
import { currentOf } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { showCase } from './changed.ts';

type MoveRepairDialogProps = Readonly<{ one: Case; decisionId: string; state: RepairState; onClose: () => void }>;

/** Moves a repair on, once that is confirmed; its owner is told when the piece has come and when it goes back. */
export function MoveRepairDialog({ one, decisionId, state, onClose }: MoveRepairDialogProps) {
  const { t } = useWords();
  const [tracking, setTracking] = useState('');
  const step = t(`studio.cases.warranty.move.${state as Exclude<RepairState, 'awaited'>}`);
  const isTold = state === 'received' || state === 'sent-back';

  async function move(): Promise<void> {
    const params = { reference: one.reference, decisionId };
    try {
      await showCase(await call(moveRepair, { params, body: { state, tracking } }));
    } catch (error) {
      const current = currentOf<Case>(error);
      if (current) await showCase(current);
      throw error;
    }
  }

  return (
    <Confirm title={t('studio.cases.warranty.move.ask', { step })} action={step} run={move} onClose={onClose}>
      <p>{t(isTold ? 'studio.cases.warranty.move.told' : 'studio.cases.warranty.move.quiet')}</p>
      {state === 'sent-back' ? (
        <TextField
          name="tracking"
          label={t('studio.cases.warranty.tracking')}
          value={tracking}
          onChange={setTracking}
          maxLength={60}
        />
      ) : undefined}
    </Confirm>
  );
}
