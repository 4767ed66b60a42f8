import type { Case } from '@eyelet/contracts/cases/case.ts';
import { type WarrantyOutcome, warrantyOutcomes } from '@eyelet/contracts/cases/warranty.ts';
import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import type { DeskOrder } from '@eyelet/contracts/order-desk/order.ts';
import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { decideWarranty } from '@eyelet/contracts/warranty/decide.ts';
import { useState } from 'react';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useForm } from '../forms/use-form.ts';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { Select } from '../look/select.tsx';
import { TextArea } from '../look/text-area.tsx';
import { TextField } from '../look/text-field.tsx';
import { showToast } from '../look/toasts.ts';
import { UnitsOfItems, useUnits } from '../orders/units-of-items.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { newId } from '../session/new-id.ts';
import { currentOf, problemText } from '../session/problem.ts';
import { refresh } from '../session/refresh.ts';
import { typedAmount } from '../words/typed-amount.ts';
import { useWords } from '../words/words.ts';
import { showCase } from './changed.ts';

type DecideDialogProps = Readonly<{ one: Case; onClose: () => void }>;
type Asked = InputOf<typeof decideWarranty>['body'];

const noItems = { shipments: [] } as unknown as DeskOrder;

/** Asks what the shop does about a piece that does not hold, and tells its owner. */
export function DecideDialog({ one, onClose }: DecideDialogProps) {
  const { t } = useWords();
  const may = usePermission();
  // However often it is sent, it is decided once.
  const [decisionId] = useState(newId);
  const [read, setRead] = useState<DeskOrder>();
  const [unread, setUnread] = useState<string>();
  const form = useForm({
    operation: decideWarranty,
    initial: { outcome: 'repair' as WarrantyOutcome, orderNumber: one.orderNumber, amount: '', words: '' },
    check: ({ outcome, words, amount, orderNumber }): Readonly<Record<string, string>> => ({
      ...(outcome === 'declined' && words.trim() === '' && { words: t('studio.cases.warranty.words.needed') }),
      ...(outcome === 'refund' && amount.trim() === '' && { amount: t('studio.error.required') }),
      ...(ofOrder(outcome) && orderNumber.trim() === '' && { orderNumber: t('studio.error.required') }),
    }),
    send: async ({ outcome, words, amount, ...values }) => {
      const orderNumber = values.orderNumber.trim();
      const body: Asked = { outcome, words, version: one.version };
      if (outcome === 'refund') body.refund = { orderNumber, amount: typedAmount(amount) };
      if (outcome === 'replacement') {
        const items = units.chosen();
        if (!items || !order) return;
        body.replacement = { orderNumber: order.orderNumber, items, version: order.replacements.length };
      }
      try {
        const decided = await call(decideWarranty, { params: { reference: one.reference, decisionId }, body });
        await showCase(decided);
        const waits = decided.warranty?.decisions.at(-1)?.approval === 'waiting';
        showToast(t(waits ? 'studio.cases.warranty.waits' : 'studio.cases.warranty.done'));
      } catch (error) {
        const current = currentOf<Case>(error);
        if (current) await showCase(current);
        throw error;
      }
      await refresh(['order', orderNumber], ['order-refunds', orderNumber]);
      onClose();
    },
  });
  const { outcome, orderNumber } = form.values;
  // Another number may have been typed since.
  const order = read?.orderNumber === orderNumber.trim() ? read : undefined;
  const units = useUnits(order ?? noItems, ({ replaceableQty }) => replaceableQty);
  const outcomes = warrantyOutcomes.filter((id) => may('orders.refund') || !ofOrder(id));

  async function readOrder(): Promise<void> {
    setUnread(undefined);
    try {
      setRead(await call(readDeskOrder, { params: { orderNumber: orderNumber.trim() } }));
    } catch (error) {
      setRead(undefined);
      setUnread(problemText(t, error));
    }
  }

  return (
    <FormDialog
      title={t('studio.cases.warranty.title')}
      form={form}
      action={t(`studio.cases.warranty.action.${outcome}`)}
      isDisabled={outcome === 'replacement' && order === undefined}
      onClose={onClose}
    >
      <p className="hint">{t('studio.cases.warranty.hint')}</p>
      <Select
        label={t('studio.cases.warranty.outcome')}
        value={outcome}
        options={outcomes.map((id) => ({ id, label: t(`studio.cases.warranty.outcome.${id}`) }))}
        onChange={(id) => form.set('outcome', id as WarrantyOutcome)}
      />
      {ofOrder(outcome) ? (
        <TextField {...form.text('orderNumber')} label={t('studio.cases.warranty.order')} maxLength={64} />
      ) : undefined}
      {outcome === 'refund' ? (
        <TextField
          {...form.text('amount')}
          label={t('studio.cases.warranty.amount')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
        />
      ) : undefined}
      {outcome === 'replacement' ? (
        <>
          {unread === undefined ? undefined : <Notice tone="bad">{unread}</Notice>}
          <Button onPress={readOrder}>{t('studio.cases.warranty.order.read')}</Button>
          <UnitsOfItems units={units} none={t('studio.cases.warranty.items.none')} />
        </>
      ) : undefined}
      <TextArea {...form.text('words')} label={t('studio.cases.warranty.words')} rows={4} />
    </FormDialog>
  );
}

/** Whether goods or money of an order move with it. */
const ofOrder = (outcome: WarrantyOutcome) => outcome === 'replacement' || outcome === 'refund';
