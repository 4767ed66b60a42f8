import type { DeskOrder } from '@eyelet/contracts/order-desk/order.ts';
import { replaceDeskItems } from '@eyelet/contracts/order-desk/replace-items.ts';
import { replacementReasons } from '@eyelet/contracts/order-desk/replacement-reasons.ts';
import { useState } from 'react';
import { FormDialog } from '../forms/form-dialog.tsx';
import { ReasonAndNote } from '../forms/reason-and-note.tsx';
import { useForm } from '../forms/use-form.ts';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { newId } from '../session/new-id.ts';
import { useWords } from '../words/words.ts';
import { showCurrentOrder, showOrder } from './changed.ts';
import { UnitsOfItems, useUnits } from './units-of-items.tsx';

type ReplaceItemsDialogProps = Readonly<{ order: DeskOrder; onClose: () => void }>;

/** Asks which goods of an order are sent again, and why. */
export function ReplaceItemsDialog({ order, onClose }: ReplaceItemsDialogProps) {
  const { t } = useWords();
  const { orderNumber } = order;
  // However often it is sent, the goods are sent once.
  const [replacementId] = useState(newId);
  const units = useUnits(order, ({ replaceableQty }) => replaceableQty);
  const form = useForm({
    operation: replaceDeskItems,
    initial: { reason: 'lost' as (typeof replacementReasons)[number], note: '' },
    isWork: false,
    send: async (values) => {
      const items = units.chosen();
      if (!items) return;
      const params = { orderNumber, replacementId };
      const body = { ...values, items, version: order.replacements.length };
      const now = await call(replaceDeskItems, { params, body }).catch(showCurrentOrder);
      await showOrder(now);
      showToast(t('studio.orders.replace.done', { number: now.replacements.at(-1) ?? '' }));
      onClose();
    },
  });
  const title = t('studio.orders.replace.title', { number: orderNumber });
  return (
    <FormDialog title={title} form={form} action={t('studio.orders.replace.action')} onClose={onClose}>
      <p>{t('studio.orders.replace.text')}</p>
      <UnitsOfItems units={units} none={t('studio.orders.replace.none')} />
      <ReasonAndNote
        label={t('studio.orders.replace.reason')}
        reasons={replacementReasons.map((id) => ({ id, label: t(`studio.orders.replace.reason.${id}`) }))}
        reason={form.values.reason}
        onReason={(reason) => form.set('reason', reason)}
        note={{ value: form.values.note, onChange: (note) => form.set('note', note) }}
      />
    </FormDialog>
  );
}
