import { collectOrder } from '@eyelet/contracts/order-desk/collect.ts';
import type { DeskOrder } from '@eyelet/contracts/order-desk/order.ts';
import { readCollectCode } from '@eyelet/domain/orders/collect-code.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useForm } from '../forms/use-form.ts';
import { TextField } from '../look/text-field.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { useWords } from '../words/words.ts';
import { showCurrentOrder, showOrder } from './changed.ts';

type CollectDialogProps = Readonly<{
  /** Undefined: the scan says which it is. */
  orderNumber?: string;
  onCollected?: (order: DeskOrder) => void;
  onClose: () => void;
}>;

/** Takes the code that a customer shows, typed or scanned, and marks the order as collected. */
export function CollectDialog({ orderNumber, onCollected, onClose }: CollectDialogProps) {
  const { t } = useWords();
  const form = useForm({
    operation: collectOrder,
    initial: { code: '' },
    required: ['code'],
    isWork: false,
    send: async (body) => {
      const number = orderNumber ?? readCollectCode(body.code).orderNumber ?? '-';
      const order = await call(collectOrder, { params: { orderNumber: number }, body }).catch(showCurrentOrder);
      await showOrder(order);
      showToast(t('studio.orders.collect.done', { number }));
      onClose();
      onCollected?.(order);
    },
  });
  const title = t('studio.orders.collect.title');
  return (
    <FormDialog title={title} form={form} action={t('studio.orders.step.collected')} onClose={onClose}>
      <TextField
        {...form.text('code')}
        label={t('studio.orders.collect.code')}
        hint={t(orderNumber === undefined ? 'studio.orders.collect.scanHint' : 'studio.orders.collect.hint')}
        autoComplete="off"
        maxLength={80}
        autoFocus
      />
    </FormDialog>
  );
}
