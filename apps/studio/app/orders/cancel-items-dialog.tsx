import { cancelDeskItems } from '@eyelet/contracts/order-desk/cancel-items.ts';
import type { DeskOrder } from '@eyelet/contracts/order-desk/order.ts';
import { useState } from 'react';
import { Form } from '../forms/form.tsx';
import { useForm } from '../forms/use-form.ts';
import { Button } from '../look/button.tsx';
import { Dialog } from '../look/dialog.tsx';
import { Notice } from '../look/notice.tsx';
import { Select } from '../look/select.tsx';
import { TextArea } from '../look/text-area.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { newId } from '../session/new-id.ts';
import { useWords } from '../words/words.ts';
import { showCurrentOrder, showOrder } from './changed.ts';

const upTo = (count: number) => Array.from({ length: count + 1 }, (_, id) => ({ id: String(id), label: String(id) }));

/** Asks which items of an order are cancelled, and why. */
export function CancelItemsDialog({ order, onClose }: Readonly<{ order: DeskOrder; onClose: () => void }>) {
  const { t } = useWords();
  const { orderNumber } = order;
  // However often it is sent, the items are cancelled once.
  const [cancellationId] = useState(newId);
  const [units, setUnits] = useState<Readonly<Record<string, number>>>({});
  const [isUnchosen, setUnchosen] = useState(false);
  const open = order.shipments.flatMap(({ items }) => items).filter(({ cancellableQty }) => cancellableQty > 0);
  const form = useForm({
    operation: cancelDeskItems,
    initial: { reason: '' },
    required: ['reason'],
    isWork: false,
    send: async ({ reason }) => {
      const items = open.flatMap(({ itemId }) => (units[itemId] ? [{ itemId, qty: units[itemId] }] : []));
      setUnchosen(items.length === 0);
      if (items.length === 0) return;
      const params = { orderNumber, cancellationId };
      await showOrder(await call(cancelDeskItems, { params, body: { items, reason } }).catch(showCurrentOrder));
      showToast(t('studio.orders.cancelItems.done', { number: orderNumber }));
      onClose();
    },
  });
  const title = t('studio.orders.cancelItems.title', { number: orderNumber });
  return (
    <Dialog title={title} onClose={onClose}>
      <Form
        form={form}
        label={title}
        action={t('studio.orders.cancelItems.action')}
        beside={<Button onPress={onClose}>{t('studio.orders.cancelItems.keep')}</Button>}
      >
        <p>{t('studio.orders.cancelItems.text')}</p>
        {isUnchosen ? <Notice tone="bad">{t('studio.orders.cancelItems.none')}</Notice> : undefined}
        {open.map(({ itemId, name, colour, size, cancellableQty }) => (
          <Select
            key={itemId}
            label={`${name}, ${colour}, ${size}`}
            value={String(units[itemId] ?? 0)}
            options={upTo(cancellableQty)}
            onChange={(count) => setUnits((before) => ({ ...before, [itemId]: Number(count) }))}
          />
        ))}
        <TextArea
          {...form.text('reason')}
          label={t('studio.orders.cancel.reason')}
          hint={t('studio.orders.cancel.reason.hint')}
          rows={3}
        />
      </Form>
    </Dialog>
  );
}
