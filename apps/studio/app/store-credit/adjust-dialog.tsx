import {
  creditAdjustmentReasons,
  creditCurrencies,
  type DeskCredit,
} from '@eyelet/contracts/store-credit-desk/account.ts';
import { adjustCredit } from '@eyelet/contracts/store-credit-desk/adjust.ts';
import { fromAmount } from '@eyelet/domain/money/amount.ts';
import { isCreditAdjustedAlone } from '@eyelet/domain/store-credit/adjusted-alone.ts';
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
import { creditChanged } from './changed.ts';

type Reason = (typeof creditAdjustmentReasons)[number];
type Currency = (typeof creditCurrencies)[number];

/** Gives a customer store credit or takes some; above the limit somebody else has to approve, which is said before. */
export function AdjustDialog({ credit, onClose }: Readonly<{ credit: DeskCredit; onClose: () => void }>) {
  const { t, language } = useWords();
  // The id of one adjustment: however often it is asked for, it is made once.
  const [adjustmentId] = useState(newId);
  const { consumerNo, balances, adjustAlone, adjustedAlone } = credit;
  const form = useForm({
    operation: adjustCredit,
    initial: { currency: credit.currency as Currency, amount: '', reason: 'goodwill' as Reason, note: '' },
    required: ['amount'],
    send: async ({ amount, ...members }) => {
      const body = { ...members, amount: typedAmount(amount) };
      const changed = await call(adjustCredit, { params: { consumerNo, adjustmentId }, body });
      await creditChanged(changed);
      const waits = changed.adjustments.some((one) => one.adjustmentId === adjustmentId && one.state === 'waiting');
      showToast(t(waits ? 'studio.storeCredit.asked' : 'studio.storeCredit.adjusted'));
      onClose();
    },
  });
  const { currency } = form.values;
  const balance = balances.find((one) => one.currency === currency)?.balance ?? 0;
  const typed = fromAmount(typedAmount(form.values.amount));
  const before = adjustedAlone.map((one) => ({ currency: one.currency, amount: fromAmount(one.balance) }));
  const isAlone = isCreditAdjustedAlone({ currency, amount: typed }, before, adjustAlone * 100);
  const title = t('studio.storeCredit.adjust');
  return (
    <GivingDialog
      title={title}
      form={form}
      reasons={creditAdjustmentReasons.map((id) => ({ id, label: t(`studio.storeCredit.reason.${id}`) }))}
      reason={form.values.reason}
      onReason={(reason) => form.set('reason', reason)}
      note={form.text('note')}
      ask={t('studio.refunds.ask')}
      needsApproval={
        isAlone ? undefined : t('studio.storeCredit.needsApproval', { amount: money(language, adjustAlone, currency) })
      }
      onClose={onClose}
    >
      <p className="hint">{t('studio.storeCredit.how', { amount: money(language, balance, currency) })}</p>
      <Select
        label={t('studio.home.currency')}
        value={currency}
        options={creditCurrencies.map((id) => ({ id, label: id }))}
        onChange={(one) => form.set('currency', one as Currency)}
      />
      <TextField
        {...form.text('amount')}
        label={t('studio.refunds.amountField', { currency })}
        hint={t('studio.storeCredit.hint')}
        inputMode="text"
        autoComplete="off"
        maxLength={12}
        autoFocus
      />
    </GivingDialog>
  );
}
