import { adjustPoints } from '@eyelet/contracts/loyalty-desk/adjust.ts';
import { adjustmentReasons, type DeskMember } from '@eyelet/contracts/loyalty-desk/member.ts';
import { isAdjustedAlone } from '@eyelet/domain/loyalty/adjustment.ts';
import { useState } from 'react';
import { GivingDialog } from '../forms/giving-dialog.tsx';
import { useForm } from '../forms/use-form.ts';
import { TextField } from '../look/text-field.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { newId } from '../session/new-id.ts';
import { useWords } from '../words/words.ts';
import { memberChanged } from './changed.ts';
import { pointsTyped } from './points-typed.ts';

type Reason = (typeof adjustmentReasons)[number];

/** Gives a member points or takes some; above the limit somebody else has to approve, which is said before. */
export function AdjustDialog({ member, onClose }: Readonly<{ member: DeskMember; onClose: () => void }>) {
  const { t, language } = useWords();
  // The id of one adjustment: however often it is asked for, it is made once.
  const [adjustmentId] = useState(newId);
  const { consumerNo, name, points: balance, adjustAlone, adjustedAlone } = member;
  const number = new Intl.NumberFormat(language);
  const form = useForm({
    operation: adjustPoints,
    initial: { points: '', reason: 'goodwill' as Reason, note: '' },
    required: ['points'],
    send: async ({ points, ...members }) => {
      const body = { ...members, points: pointsTyped(points) };
      const changed = await call(adjustPoints, { params: { consumerNo, adjustmentId }, body });
      await memberChanged(changed);
      const waits = changed.adjustments.some((one) => one.adjustmentId === adjustmentId && one.state === 'waiting');
      showToast(t(waits ? 'studio.loyalty.asked' : 'studio.loyalty.adjusted', { name }));
      onClose();
    },
  });
  const typed = pointsTyped(form.values.points);
  const isAlone = isAdjustedAlone(typed, adjustedAlone, adjustAlone);
  const title = t('studio.loyalty.adjust');
  return (
    <GivingDialog
      title={title}
      form={form}
      reasons={adjustmentReasons.map((id) => ({ id, label: t(`studio.loyalty.reason.${id}`) }))}
      reason={form.values.reason}
      onReason={(reason) => form.set('reason', reason)}
      note={form.text('note')}
      ask={t('studio.loyalty.ask')}
      needsApproval={isAlone ? undefined : t('studio.loyalty.needsApproval', { points: number.format(adjustAlone) })}
      onClose={onClose}
    >
      <p className="hint">{t('studio.loyalty.adjustHow', { name, balance: number.format(balance) })}</p>
      <TextField
        {...form.text('points')}
        label={t('studio.loyalty.pointsField')}
        hint={t('studio.loyalty.pointsHint')}
        inputMode="text"
        autoComplete="off"
        maxLength={9}
        autoFocus
      />
    </GivingDialog>
  );
}
