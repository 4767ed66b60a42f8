import { cancelDeskItems } from '@eyelet/contracts/order-desk/cancel-items.ts';
import type { DeskOrder } from '@eyelet/contracts/order-desk/order.ts';
import { useState } from 'react';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useForm } from '../forms/use-form.ts';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { newId } from '../session/new-id.ts';
import { useWords } from '../words/words.ts';
import { CancelReasonField } from './cancel-reason-field.tsx';
import { showCurrentOrder, showOrder } from './changed.ts';
import { UnitsOfItems, useUnits } from './units-of-items.tsx';

/** Asks which items of an order are cancelled, and why. */
export function CancelItemsDialog({ order, onClose }: Readonly<{ order: DeskOrder; onClose: () => void }>) {
  const { t } = useWords();
  const { orderNumber } = order;
  // However often it is sent, the items are cancelled once.
  const [cancellationId] = useState(newId);
  const units = useUnits(order, ({ cancellableQty }) => cancellableQty);
  const form = useForm({
    operation: cancelDeskItems,
    initial: { reason: '' },
    required: ['reason'],
    isWork: false,
    send: async ({ reason }) => {
      const items = units.chosen();
      if (!items) return;
      const params = { orderNumber, cancellationId };
      await showOrder(await call(cancelDeskItems, { params, body: { items, reason } }).catch(showCurrentOrder));
      showToast(t('studio.orders.cancelItems.done', { number: orderNumber }));
      onClose();
    },
  });
  const title = t('studio.orders.cancelItems.title', { number: orderNumber });
  return (
    <FormDialog
      title={title}
      form={form}
      action={t('studio.orders.cancelItems.action')}
      leave={t('studio.orders.cancelItems.keep')}
      onClose={onClose}
    >
      <p>{t('studio.orders.cancelItems.text')}</p>
      <UnitsOfItems units={units} none={t('studio.orders.cancelItems.none')} />
      <CancelReasonField {...form.text('reason')} />
    </FormDialog>
  );
}
