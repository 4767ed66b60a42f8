import { giveRefund } from '@eyelet/contracts/refunds/give.ts';
import { type OrderRefunds, refundReasons } from '@eyelet/contracts/refunds/refund.ts';
import { returnRefunds } from '@eyelet/contracts/returns/return.ts';
import { fromAmount } from '@eyelet/domain/money/amount.ts';
import { isRefundedAlone } from '@eyelet/domain/refunds/alone.ts';
import { useState } from 'react';
import { GivingDialog } from '../forms/giving-dialog.tsx';
import { useForm } from '../forms/use-form.ts';
import { Select } from '../look/select.tsx';
import { TextField } from '../look/text-field.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { newId } from '../session/new-id.ts';
import { money } from '../words/money.ts';
import { typedAmount } from '../words/typed-amount.ts';
import { useWords } from '../words/words.ts';
import { refundsChanged } from './changed.ts';

type Reason = (typeof refundReasons)[number];
type Target = (typeof returnRefunds)[number];

type GiveDialogProps = Readonly<{ orderNumber: string; refunds: OrderRefunds; onClose: () => void }>;

/** Gives an amount of an order back; above the limit somebody else has to approve, which is said before. */
export function GiveDialog({ orderNumber, refunds, onClose }: GiveDialogProps) {
  const { t, language } = useWords();
  // The id of one refund: however often it is asked for, it is given once.
  const [refundId] = useState(newId);
  const { currency, refundable, alone, givenAlone, mayBeCredit, lent } = refunds;
  const form = useForm({
    operation: giveRefund,
    initial: { amount: '', refundTo: 'original' as Target, reason: 'goodwill' as Reason, note: '' },
    required: ['amount'],
    send: async ({ amount, ...members }) => {
      const body = { ...members, amount: typedAmount(amount) };
      const changed = await call(giveRefund, { params: { orderNumber, refundId }, body });
      await refundsChanged(orderNumber, changed);
      const waits = changed.refunds.some((one) => one.refundId === refundId && one.state === 'waiting');
      const given = money(language, body.amount, currency);
      showToast(t(waits ? 'studio.refunds.asked' : 'studio.refunds.given', { amount: given }));
      onClose();
    },
  });
  const typed = fromAmount(typedAmount(form.values.amount));
  const isAlone = isRefundedAlone(typed, fromAmount(givenAlone), alone);
  const title = t('studio.refunds.give');
  return (
    <GivingDialog
      title={title}
      form={form}
      reasons={refundReasons.map((id) => ({ id, label: t(`studio.refunds.reason.${id}`) }))}
      reason={form.values.reason}
      onReason={(reason) => form.set('reason', reason)}
      note={form.text('note')}
      ask={t('studio.refunds.ask')}
      needsApproval={
        isAlone ? undefined : t('studio.refunds.needsApproval', { amount: money(language, alone, currency) })
      }
      onClose={onClose}
    >
      <p className="hint">{t('studio.refunds.how', { amount: money(language, refundable, currency) })}</p>
      {lent > 0 ? (
        <p className="hint">{t('studio.refunds.lent', { amount: money(language, lent, currency) })}</p>
      ) : undefined}
      <TextField
        {...form.text('amount')}
        label={t('studio.refunds.amountField', { currency })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        autoFocus
      />
      {mayBeCredit ? (
        <Select
          label={t('studio.returns.refundTo')}
          value={form.values.refundTo}
          options={returnRefunds.map((id) => ({ id, label: t(`studio.refunds.to.${id}`) }))}
          onChange={(refundTo) => form.set('refundTo', refundTo as Target)}
        />
      ) : undefined}
    </GivingDialog>
  );
}
